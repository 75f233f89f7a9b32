import { expect, test } from 'vitest'
import { buyerName, lettersSent } from './cart.ts'

test('A buyer is called by name and address, or by what of them is known', () => {
  const who = { id: 'x', identityType: 'VISITOR' }
  expect(buyerName({ ...who, firstName: 'Ada', lastName: 'L', email: 'a@b.test' })).toBe('Ada L (a@b.test)')
  expect(buyerName({ ...who, email: 'a@b.test' })).toBe('a@b.test')
  expect(buyerName(who)).toBe('')
})

test('Letters are counted, and other acts are not', () => {
  const timestamp = '2026-11-21T00:00:00Z'
  const activities = ['RECOVERY_EMAIL_SENT', 'RECOVERED', 'RECOVERY_EMAIL_SENT']
  expect(lettersSent({ activities: activities.map((activityType) => ({ activityType, timestamp })) })).toBe(2)
})
