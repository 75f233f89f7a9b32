import { expect, test } from 'vitest'
import { times, worthOf } from './worth.ts'

const money = (costInPoints: number, amount: string, more: object = {}) => ({
  id: amount,
  name: amount,
  active: true,
  type: 'DISCOUNT_AMOUNT' as const,
  discountAmount: { configsByTier: [{ costInPoints, amount, ...more }] },
})

test('Points are worth what the best reward makes of them, in whole steps', () => {
  expect(worthOf(250, [money(100, '5.00')], undefined)).toBe(10)
  expect(worthOf(250, [money(100, '5.00'), money(250, '13.50')], undefined)).toBe(13.5)
  expect(worthOf(99, [money(100, '5.00')], undefined)).toBeUndefined()
  expect(worthOf(250, [], undefined)).toBeUndefined()
})

test('Paused rewards and those of other tiers give points no worth', () => {
  expect(worthOf(250, [{ ...money(100, '5.00'), active: false }], undefined)).toBeUndefined()
  expect(worthOf(250, [money(100, '5.00', { tierId: 'gold' })], 'silver')).toBeUndefined()
  expect(worthOf(250, [money(100, '5.00', { tierId: 'gold' })], 'gold')).toBe(10)
})

test('Sums are exact where floats are not', () => {
  expect(times('0.1', 3)).toBe(0.3)
  expect(times('1.10', 7)).toBe(7.7)
})
