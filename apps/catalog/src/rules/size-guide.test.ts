import { expect, test } from 'vitest'
import { inUnit } from './size-guide.ts'

test('Lengths are converted number by number, and the rest of a cell stays', () => {
  expect(inUnit('88–92', 'CM', 'IN')).toBe('34.6–36.2')
  expect(inUnit('34,5', 'IN', 'CM')).toBe('87,6')
  expect(inUnit('up to 10 (low)', 'IN', 'CM')).toBe('up to 25.4 (low)')
  expect(inUnit('88', 'CM', 'CM')).toBe('88')
})
