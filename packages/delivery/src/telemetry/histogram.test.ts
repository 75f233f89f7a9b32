import { expect, test } from 'vitest'
import { addHistograms, countOf, type Histogram, quantile, stepOf, valuesOf } from './histogram.ts'

function histogramOf(values: readonly number[]): Histogram {
  const counts: Record<string, number> = {}
  for (const value of values) counts[stepOf(value)] = (counts[stepOf(value)] ?? 0) + 1
  return counts
}

test('A quantile is right to one percent, from a millisecond to ten minutes', () => {
  for (const value of [1, 7, 90, 2500, 599_000]) {
    const found = quantile(histogramOf([value]), 0.75) ?? 0
    expect(Math.abs(found / value - 1)).toBeLessThanOrEqual(0.0101)
  }
  expect(quantile(histogramOf([0, 0.4]), 0.75)).toBe(0)
  expect(quantile({}, 0.75)).toBeNull()
})

test('Hours and servers add up to what one would have seen', () => {
  const [some, more] = [
    [3, 80, 900],
    [80, 81, 12_000],
  ]
  expect(addHistograms(histogramOf(some), histogramOf(more))).toEqual(histogramOf([...some, ...more]))
})

test('Single values come back as often as they were seen; many are thinned so that their shares stay', () => {
  const histogram = histogramOf([...Array(600).fill(100), ...Array(300).fill(1000), ...Array(100).fill(5000)])
  expect(valuesOf(histogram, 4000)).toHaveLength(countOf(histogram))
  const few = valuesOf(histogram, 100)
  expect(few).toHaveLength(100)
  expect(few.filter((value) => value > 2000)).toHaveLength(10)
  expect(few.filter((value) => value < 500)).toHaveLength(60)
})
