import { expect, test } from 'vitest'
import { welch } from './welch.ts'

test('The distance of two means is told in standard errors, and that of equal samples is none', () => {
  const around = (mean: number) => [-1, 0, 1].map((each) => mean + each)
  expect(welch(around(5), around(5))).toBe(0)
  expect(welch(around(22), around(20))).toBeCloseTo(2 / Math.sqrt(2 / 3))
})
