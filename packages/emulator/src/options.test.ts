import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readOptions } from './options.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'galleria-emulator-'))
})
afterEach(() => rmSync(root, { recursive: true }))

test('The module of the folder is served from source, under the name of its package', () => {
  mkdirSync(join(root, 'src'))
  writeFileSync(join(root, 'src/module.ts'), '')
  writeFileSync(join(root, 'package.json'), '{ "name": "@team/wishlist" }')
  expect(readOptions(['--port', '3100'], root)).toMatchObject({ module: 'wishlist', port: 3100 })
  expect(readOptions(['--released'], root)).toMatchObject({ module: undefined })
})

test.each(['{}', '{ "name": 3 }', '{ name: wishlist'])(
  'A package.json without a name is refused: %s',
  (text) => {
    mkdirSync(join(root, 'src'))
    writeFileSync(join(root, 'src/module.ts'), '')
    writeFileSync(join(root, 'package.json'), text)
    expect(() => readOptions([], root)).toThrow('package.json has no name')
  },
)

test('A folder without a module and a port that is none are refused with what to do', () => {
  expect(() => readOptions([], root)).toThrow('or pass --released')
  expect(() => readOptions(['--released', '--port', 'http'], root)).toThrow('must be a port number')
  expect(() => readOptions(['--released', '--url', 'shop.test'], root)).toThrow('must begin with http')
  expect(() => readOptions(['--nonsense'], root)).toThrow('--nonsense')
})
