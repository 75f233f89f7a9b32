import { english, formatFor } from '@galleria/i18n'
import { expect, test } from 'vitest'
import { messagesIn } from '../messages/index.ts'
import { wayToEarn } from './earning-copy.ts'

const words = { currency: 'USD', format: formatFor(english.tag), t: messagesIn(english) }

test('A rate and a fixed gift are told in words', () => {
  const rule = { id: 'r', title: 'Shop', status: 'ACTIVE' }
  const rate = { ...rule, conversionRate: { configs: [{ moneyAmount: 1, points: 1 }] } }
  const gift = { ...rule, fixedAmount: { configs: [{ points: 1500 }] } }
  expect(wayToEarn(rate, words)?.reward).toBe('1 point for every $1 spent')
  expect(
    wayToEarn({ ...rate, conversionRate: { configs: [{ moneyAmount: 2.5, points: 3 }] } }, words)?.reward,
  ).toBe('3 points for every $2.50 spent')
  expect(wayToEarn(gift, words)?.reward).toBe('1,500 points')
})

test('A rule that gives nothing is no way to earn', () => {
  const rule = { id: 'r', status: 'ACTIVE', fixedAmount: { configs: [{ points: 0 }] } }
  expect(wayToEarn(rule, words)).toBeUndefined()
})
