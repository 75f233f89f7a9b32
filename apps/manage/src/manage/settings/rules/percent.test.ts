import { expect, test } from 'vitest'
import { fractionOf, percentOf } from './percent.ts'

const pairs = [
  ['0', '0'],
  ['0.0725', '7.25'],
  ['0.19', '19'],
  ['1', '100'],
  ['0.000001', '0.0001'],
  ['0.08875', '8.875'],
] as const

test.each(pairs)('The fraction %s is %s percent, and back', (fraction, percent) => {
  expect(percentOf(fraction)).toBe(percent)
  expect(fractionOf(percent)).toBe(fraction)
})

test('A percentage may have a comma, and what is no number stays as it was typed', () => {
  expect(fractionOf(' 7,25 ')).toBe('0.0725')
  expect(fractionOf('seven')).toBe('seven')
  expect(fractionOf('')).toBe('')
})
