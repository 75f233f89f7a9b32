import { expect, test } from 'vitest'
import { countIn } from './stock-change.ts'

test.each([
  ['12', 0, 12],
  ['0', 0, 0],
  ['0', 1, undefined],
  ['1.5', 0, undefined],
  ['-3', 0, undefined],
  ['', 0, undefined],
  ['100000', 0, undefined],
] as const)('A stock typed as %j, of at least %i, is %s', (text, least, count) => {
  expect(countIn(text, least)).toBe(count)
})
