import { english } from '@galleria/i18n'
import { expect, test } from 'vitest'
import { messagesIn } from '../../messages/index.ts'
import { dueOf, isSettled, paymentText } from './due.ts'

const t = messagesIn(english)
const dollars = ({ amount }: { readonly amount: string }) => `$${amount}`

test('The amount due later is shown beside the amount due now, and not where all is due now', () => {
  const payNow = { amount: '65.50' }
  expect(dueOf({ payNow, payLater: { amount: '52.00' } })).toMatchObject({
    now: { amount: '65.50' },
    later: { amount: '52.00' },
  })
  expect(dueOf({ payNow, payLater: { amount: '0.00' } })).toBeUndefined()
})

test.each([
  ['DEPOSIT_ONLINE', '$20.00 deposit each, the rest is due later'],
  ['FULL_PAYMENT_OFFLINE', 'Pay in person'],
  ['MEMBERSHIP_OFFLINE', 'Paid with a membership, in person'],
  ['MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER', 'Paid with a membership, the rest in person'],
  ['FULL_PAYMENT_ONLINE', undefined],
])('A line of %s says %s', (paymentOption, text) => {
  expect(paymentText({ paymentOption, depositAmount: { amount: '20.00' } }, t, dollars)).toBe(text)
})

test('An order is settled where nothing is left now, later and after a free trial', () => {
  const money = (amount: string) => ({ amount })
  const priceSummary = { total: money('20.00') }
  const nothing = money('0.00')
  expect(isSettled({ priceSummary })).toBe(false)
  expect(isSettled({ priceSummary: { total: nothing } })).toBe(true)
  expect(isSettled({ priceSummary, left: nothing, payLater: nothing })).toBe(true)
  expect(isSettled({ priceSummary, left: money('0.01') })).toBe(false)
  expect(isSettled({ priceSummary, left: nothing, payLater: money('5.00') })).toBe(false)
  expect(isSettled({ priceSummary: { total: nothing }, payAfterTrial: money('9.00') })).toBe(false)
})
