import { expect, test } from 'vitest'
import { orderDate, orderStatus } from './order-words.ts'

const order = { status: 'APPROVED', paymentStatus: 'PAID', fulfillmentStatus: 'NOT_FULFILLED' }

test('an order says the one thing that matters most', () => {
  expect(orderStatus(order).text).toBe('Paid, being prepared')
  expect(orderStatus({ ...order, fulfillmentStatus: 'FULFILLED' }).text).toBe('Delivered')
  expect(orderStatus({ ...order, paymentStatus: 'NOT_PAID' })).toEqual({
    text: 'Awaiting payment',
    tone: 'warning',
  })
  expect(orderStatus({ ...order, status: 'CANCELED', fulfillmentStatus: 'FULFILLED' }).text).toBe('Canceled')
  expect(orderStatus({ ...order, paymentStatus: 'FULLY_REFUNDED' }).text).toBe('Refunded')
})

test('the date is the day of purchase', () => {
  expect(orderDate({ createdDate: '2026-11-20T23:59:00Z', purchasedDate: null })).toEqual({
    iso: '2026-11-20T23:59:00Z',
    text: 'November 20, 2026',
  })
})
