import { expect, test } from 'vitest'
import { decimalIn, percentIn, quantityIn } from './numbers.ts'

test('An amount is read with a comma or a point, and nothing else is one', () => {
  expect(['12,5', ' 3.50 ', '0', '-1', '1.2345', 'cheap', ''].map(decimalIn)).toEqual([
    ...['12.5', '3.50', '0'],
    ...Array(4).fill(undefined),
  ])
})

test('A quantity is whole and within bounds, a percentage above nothing', () => {
  expect(['1', '100000', '0', '100001', '1.5'].map(quantityIn)).toEqual([
    1,
    100_000,
    ...Array(3).fill(undefined),
  ])
  expect(['10', '0,5', '100', '0', '101'].map(percentIn)).toEqual([10, 0.5, 100, undefined, undefined])
})
