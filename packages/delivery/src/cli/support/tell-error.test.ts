import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DeliveryFault } from '../../base/fault.ts'
import { textOf } from './tell-error.ts'

const fault = new DeliveryFault('CHANNEL_EMPTY', 'Run npm run galleria -- deploy cart first.')
const checkout = join(import.meta.dirname, '../../../../..')
const site = 'https://docs.example/'

test('In a checkout an error names its page, on the site of the documentation or in the checkout', () => {
  expect(textOf(fault, site, checkout)).toBe(
    'Run npm run galleria -- deploy cart first.\nMore: https://docs.example/errors/CHANNEL_EMPTY/',
  )
  expect(textOf(fault, undefined, checkout)).toContain('\nMore: docs/errors-command.md#channel_empty')
})

test('Outside a checkout an error says its cause and what to do, with the published command', () => {
  const text = textOf(fault, undefined, tmpdir())
  expect(text).toContain('Run npx galleria deploy cart first.')
  expect(text).toContain('moves the release that another channel has')
  expect(text).toContain('Release one there with npx galleria deploy')
  expect(text).not.toMatch(/More:|`|npm run galleria/)
  expect(textOf(fault, site, tmpdir())).toContain('More: https://docs.example/errors/CHANNEL_EMPTY/')
})
