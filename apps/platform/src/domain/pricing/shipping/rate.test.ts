import { expect, it } from 'vitest'
import { type RateCondition, rateFor, weightOf } from './rate.ts'

const load = { weight: '2.5', price: 10_000, quantity: 3 }

it.each<[RateCondition, boolean]>([
  [{ type: 'BY_TOTAL_WEIGHT', operator: 'EQ', value: '2.50' }, true],
  [{ type: 'BY_TOTAL_WEIGHT', operator: 'GT', value: '2.5' }, false],
  [{ type: 'BY_TOTAL_WEIGHT', operator: 'GTE', value: '2.5' }, true],
  [{ type: 'BY_TOTAL_PRICE', operator: 'LT', value: '10000' }, false],
  [{ type: 'BY_TOTAL_PRICE', operator: 'LTE', value: '10000' }, true],
  [{ type: 'BY_TOTAL_QUANTITY', operator: 'GT', value: '2' }, true],
])('%j holds: %j', (condition, holds) => {
  expect(rateFor([{ amount: 500, conditions: [condition] }], load)).toBe(holds ? 500 : undefined)
})

it('The rate table needs all conditions of a rate, and takes the cheapest rate that fits', () => {
  const heavy: RateCondition = { type: 'BY_TOTAL_WEIGHT', operator: 'GT', value: '1' }
  const dear: RateCondition = { type: 'BY_TOTAL_PRICE', operator: 'GTE', value: '20000' }
  const rates = [
    { amount: 900, conditions: [heavy] },
    { amount: 0, conditions: [heavy, dear] },
    { amount: 250, conditions: [], multiplyByQuantity: true },
  ]
  expect(rateFor(rates, load)).toBe(750)
  expect(rateFor(rates, { ...load, price: 20_000 })).toBe(0)
})

it('The rate table weighs exactly', () => {
  const pieces = Array.from({ length: 3 }, () => ({ weight: '0.1', quantity: 1 }))
  expect(weightOf(pieces)).toBe('0.3')
})
