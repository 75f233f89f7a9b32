import { expect, test } from 'vitest'
import { optionsOf } from './options.ts'

test('The packages are packed into a folder or served, on a port of their own', () => {
  expect(optionsOf(['--out', 'packed'])).toMatchObject({ out: 'packed', registry: false })
  expect(optionsOf(['--registry', '--port', '5000'])).toMatchObject({ registry: true, port: 5000 })
  expect(optionsOf(['--registry']).port).toBe(4873)
})

test.each([
  [[], 'Say what to do with the packages'],
  [['--out', 'packed', '--registry'], 'exclude each other'],
  [['--out', 'packed', '--port', '5000'], '--port belongs to --registry'],
  [['--registry', '--port', 'http'], 'must be a number from 1 to 65535. Got "http"'],
  [['--registry', '--port', '70000'], 'Got "70000"'],
  [['--into', 'packed'], '--into'],
  [['packed'], 'packed'],
])('Options that say nothing clear are refused with the right ones: %j', (args, message) => {
  const refused = () => optionsOf(args)
  expect(refused).toThrow(message)
  expect(refused).toThrow(
    expect.objectContaining({ code: 'SDK_OPTIONS', advice: expect.stringContaining('--out <folder>') }),
  )
})
