import { expect, test } from 'vitest'
import { wayToEarn } from './earning-words.ts'

test('A rate and a fixed gift are told in words', () => {
  const rule = { id: 'r', title: 'Shop', status: 'ACTIVE' }
  const rate = { ...rule, conversionRate: { configs: [{ moneyAmount: 1, points: 1 }] } }
  const gift = { ...rule, fixedAmount: { configs: [{ points: 1500 }] } }
  expect(wayToEarn(rate, 'USD')?.reward).toBe('1 point for every $1 spent')
  expect(
    wayToEarn({ ...rate, conversionRate: { configs: [{ moneyAmount: 2.5, points: 3 }] } }, 'USD')?.reward,
  ).toBe('3 points for every $2.50 spent')
  expect(wayToEarn(gift, 'USD')?.reward).toBe('1,500 points')
})

test('A rule that gives nothing is no way to earn', () => {
  const rule = { id: 'r', status: 'ACTIVE', fixedAmount: { configs: [{ points: 0 }] } }
  expect(wayToEarn(rule, 'USD')).toBeUndefined()
})
