import { expect, test } from 'vitest'
import { changesOf } from './terms.ts'

const saved = { date: '2026-12-01', interval: '1', frequency: 'MONTH', cycles: '12', email: 'a@b.test' }

test('Only what is typed otherwise is sent, and an empty count of cycles has no end', () => {
  expect(changesOf(saved, saved)).toEqual({})
  expect(changesOf(saved, { ...saved, date: '2026-12-24', cycles: '', interval: '2' })).toEqual({
    nextBillingDate: '2026-12-24T12:00:00.000Z',
    subscriptionSettings: { interval: 2, billingCycles: null },
  })
  expect(changesOf(saved, { ...saved, email: ' c@d.test ' })).toEqual({ email: 'c@d.test' })
})
