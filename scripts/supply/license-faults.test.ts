import { expect, test } from 'vitest'
import { licenseFaults } from './license-faults.ts'

const named = (name: string) => [{ name }]

test('A license of the list is taken, and so is one choice of several', () => {
  expect(
    licenseFaults({ MIT: named('hono'), 'MIT OR GPL-3.0': named('a'), '(MIT AND Apache-2.0)': named('b') }),
  ).toEqual([])
})

test.each(['AGPL-3.0', 'MIT AND GPL-3.0', 'Unknown', ''])('A package under "%s" is named', (license) => {
  expect(licenseFaults({ [license]: named('left-pad') })).toEqual([
    expect.stringContaining(`left-pad has the license ${license}`),
  ])
})

test('A package that was looked at counts under the license that it had then alone', () => {
  const name = '@img/sharp-libvips-linux-x64'
  expect(licenseFaults({ 'LGPL-3.0-or-later': named(name) })).toEqual([])
  expect(licenseFaults({ 'AGPL-3.0': named(name) })).toHaveLength(1)
})
