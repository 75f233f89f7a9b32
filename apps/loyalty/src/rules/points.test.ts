import type { LoyaltyEarningRule } from '@galleria/platform-client/loyalty'
import { expect, test } from 'vitest'
import { pointsFor } from './points.ts'

type Rate = { moneyAmount: number; points: number; tierId?: string }
const perMoney = (...configs: Rate[]): LoyaltyEarningRule => ({
  id: 'r',
  status: 'ACTIVE',
  triggerActivityType: 'PURCHASE',
  conversionRate: { configs },
})

test('Each whole step of money earns', () => {
  const rules = [perMoney({ moneyAmount: 1, points: 1 })]
  expect(pointsFor('48.00', rules)).toBe(48)
  expect(pointsFor('48.99', rules)).toBe(48)
  expect(pointsFor('0.99', rules)).toBe(0)
})

test('Steps smaller than one are counted exactly, where floats are not', () => {
  expect(pointsFor('0.30', [perMoney({ moneyAmount: 0.1, points: 1 })])).toBe(3)
  expect(pointsFor('4.35', [perMoney({ moneyAmount: 0.01, points: 1 })])).toBe(435)
})

test('The largest price is still counted', () => {
  expect(pointsFor('999999999.99', [perMoney({ moneyAmount: 10, points: 2 })])).toBe(199_999_998)
})

test('A tier has its own rate; a member of another tier has the common one', () => {
  const rules = [perMoney({ moneyAmount: 1, points: 1 }, { moneyAmount: 1, points: 3, tierId: 'gold' })]
  expect(pointsFor('10', rules, 'gold')).toBe(30)
  expect(pointsFor('10', rules, 'silver')).toBe(10)
  expect(pointsFor('10', rules)).toBe(10)
})

test('A paused rule earns nothing; several active ones add up', () => {
  const active = perMoney({ moneyAmount: 1, points: 1 })
  expect(pointsFor('10', [{ ...active, status: 'PAUSED' }])).toBe(0)
  expect(pointsFor('10', [active, active])).toBe(20)
})

test('Fixed points count for a purchase only if a purchase triggers them', () => {
  const fixed = { id: 'f', status: 'ACTIVE', fixedAmount: { configs: [{ points: 50 }] } }
  expect(pointsFor('10', [{ ...fixed, triggerActivityType: 'BIRTHDAY' }])).toBe(0)
  expect(pointsFor('10', [{ ...fixed, triggerActivityType: 'PURCHASE' }])).toBe(50)
})

test.each(['', '-5', '1e3', 'NaN', '1.2.3', '0', ' 5'])('%j earns nothing', (amount) => {
  expect(pointsFor(amount, [perMoney({ moneyAmount: 1, points: 1 })])).toBe(0)
})

test('A rate of nothing never divides', () => {
  expect(pointsFor('10', [perMoney({ moneyAmount: 0, points: 1 })])).toBe(0)
})
