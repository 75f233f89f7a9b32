import { expect, test } from 'vitest'
import { median, pairedRatio } from './statistics.ts'

test('The median is the middle, or the mean of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([10, 2, 4, 1])).toBe(3)
  expect(median([7])).toBe(7)
})

test('Numbers are ordered as numbers, and the given row stays as it was', () => {
  const values = [1000, 9, 80]
  expect(median(values)).toBe(80)
  expect(values).toEqual([1000, 9, 80])
})

test('A machine that slows down half-way changes the medians, not the paired ratio', () => {
  expect(pairedRatio([110, 110, 220, 220], [100, 100, 200, 200])).toBeCloseTo(1.1)
})

test('No values, or rows of different length, are an error rather than a figure', () => {
  expect(() => median([])).toThrow(RangeError)
  expect(() => pairedRatio([1, 2], [1])).toThrow(RangeError)
})
