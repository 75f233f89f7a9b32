import type { Order } from '@galleria/platform-client/order-handling'
import { expect, test } from 'vitest'
import { rowOf } from './order-row.ts'

const money = (amount: string) => ({ amount, formattedAmount: `$${amount}` })

const line = (name: string, quantity: number) => ({ id: name, productName: { original: name }, quantity })

const order = {
  ...{ id: 'o-1', number: '10001', createdDate: '2026-11-30T10:00:00.000Z', currency: 'USD' },
  ...{ status: 'CANCELED', paymentStatus: 'PAID', fulfillmentStatus: 'NOT_FULFILLED' },
  billingInfo: { contactDetails: { firstName: 'Ada', lastName: 'Lovelace' }, address: { city: 'London' } },
  buyerInfo: { email: 'ada@galleria.test' },
  lineItems: [line('Fern', 2), line('Pot', 1)],
  priceSummary: { total: money('30.00'), subtotal: money('30.00') },
  balanceSummary: { paid: money('30.00'), refunded: money('10.00') },
  tags: { privateTags: { tagIds: ['vip'] } },
} as unknown as Order

test('A row tells of an order what the list shows, and nothing else', () => {
  expect(rowOf(order)).toEqual({
    ...{ id: 'o-1', number: '10001', createdDate: '2026-11-30T10:00:00.000Z', currency: 'USD' },
    ...{ status: 'CANCELED', paymentStatus: 'PAID', fulfillmentStatus: 'NOT_FULFILLED' },
    ...{ buyer: 'Ada Lovelace', email: 'ada@galleria.test', count: 3, items: 'Fern, Pot' },
    ...{ tags: ['vip'], total: '30.00', toRefund: 20 },
  })
})
