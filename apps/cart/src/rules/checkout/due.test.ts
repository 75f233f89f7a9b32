import { english } from '@galleria/i18n'
import { expect, test } from 'vitest'
import { messagesIn } from '../../messages/index.ts'
import { namedTaxes } from '../named-taxes.ts'
import { dueOf, paymentText } from './due.ts'

const t = messagesIn(english)
const money = (amount: string) =>
  ({ amount, convertedAmount: amount, formattedAmount: `$${amount}` }) as never
const summary = (total: string) => ({ subtotal: money(total), total: money(total) })
const dollars = ({ amount }: { readonly amount: string }) => `$${amount}`

test('The amount due later is shown beside the amount due now, and not where all is due now', () => {
  const payNow = summary('65.50')
  expect(dueOf({ payNow, payLater: summary('52.00') })).toMatchObject({
    now: { amount: '65.50' },
    later: { amount: '52.00' },
  })
  expect(dueOf({ payNow, payLater: summary('0.00') })).toBeUndefined()
  const payNowTotalAfterGiftCard = { amount: '15.50' }
  expect(dueOf({ payNow, payLater: summary('52.00'), payNowTotalAfterGiftCard })?.now.amount).toBe('15.50')
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

test('A tax is told by its authorities where their shares add up to it', () => {
  const taxed = (...shares: [string, string, string][]) => ({
    taxDetails: {
      taxBreakdown: shares.map(([taxName, rate, amount]) => ({ taxName, rate, taxAmount: money(amount) })),
    },
  })
  const estimate = {
    calculatedLineItems: [
      {
        lineItemId: 'a',
        pricesBreakdown: taxed(['State tax', '0.04', '0.40'], ['City tax', '0.045', '0.45']),
      },
      { lineItemId: 'b', pricesBreakdown: taxed(['State tax', '0.04', '0.80']) },
    ],
  }
  expect(namedTaxes(estimate, { amount: '1.65' })).toEqual([
    { name: 'State tax', rate: 0.04, amount: { amount: '1.200' } },
    { name: 'City tax', rate: 0.045, amount: { amount: '0.450' } },
  ])
  expect(namedTaxes(estimate, { amount: '2.00' })).toEqual([])
  expect(namedTaxes({}, undefined)).toEqual([])
})
