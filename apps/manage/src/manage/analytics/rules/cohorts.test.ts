import { expect, test } from 'vitest'
import { cohortsIn, levelOf, mostOf, valuesOf } from './cohorts.ts'

const cohort = {
  month: '2026-03',
  customers: 40,
  buyers: [40, 10, 0],
  orders: [44, 12, 0],
  totals: ['4000.50', '900.00', '0.00'],
}

test('A cohort has its share of buyers, their number, their orders and their spend by month', () => {
  expect(valuesOf(cohort, 'retention')).toEqual([1, 0.25, 0])
  expect(valuesOf(cohort, 'customers')).toEqual([40, 10, 0])
  expect(valuesOf(cohort, 'orders')).toEqual([44, 12, 0])
  expect(valuesOf(cohort, 'spend')).toEqual([4000.5, 900, 0])
  expect(valuesOf({ ...cohort, customers: 0, buyers: [0] }, 'retention')).toEqual([0])
})

test('Colors go by the largest value after the first month', () => {
  const most = mostOf([
    [40, 10, 5],
    [90, 2],
  ])
  expect(most).toBe(10)
  expect([levelOf(40, 0, most), levelOf(10, 1, most), levelOf(5, 2, most), levelOf(1, 1, most)]).toEqual([
    0, 5, 3, 1,
  ])
  expect([levelOf(0, 1, most), levelOf(0, 1, mostOf([[7]]))]).toEqual([0, 0])
})

test('An address without known words shows the retention of 12 months', () => {
  expect(cohortsIn(new URLSearchParams('show=mood&months=7'))).toEqual({ measure: 'retention', months: 12 })
  expect(cohortsIn(new URLSearchParams('show=spend&months=24'))).toEqual({ measure: 'spend', months: 24 })
})
