import { expect, test } from 'vitest'
import { welch } from './welch.ts'

test('means that are apart by ten standard errors are told, and equal samples are not', () => {
  const around = (mean: number) => [-1, 0, 1].map((each) => mean + each)
  expect(welch(around(5), around(5))).toEqual({ difference: 0, t: 0 })
  const { difference, t } = welch(around(22), around(20))
  expect(difference).toBeCloseTo(0.1)
  expect(t).toBeCloseTo(2 / Math.sqrt(2 / 3))
})
