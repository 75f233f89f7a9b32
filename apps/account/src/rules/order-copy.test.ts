import { english } from '@galleria/i18n'
import { expect, test } from 'vitest'
import { messagesIn } from '../messages/index.ts'
import { orderDate, orderStatus } from './order-copy.ts'

const t = messagesIn(english)

const order = { status: 'APPROVED', paymentStatus: 'PAID', fulfillmentStatus: 'NOT_FULFILLED' }

test('An order says the one thing that matters most', () => {
  expect(t(orderStatus(order).text)).toBe('Preparing')
  expect(t(orderStatus({ ...order, fulfillmentStatus: 'FULFILLED' }).text)).toBe('Delivered')
  expect(orderStatus({ ...order, paymentStatus: 'NOT_PAID' }).tone).toBe('warning')
  expect(t(orderStatus({ ...order, status: 'CANCELED', fulfillmentStatus: 'FULFILLED' }).text)).toBe(
    'Canceled',
  )
  expect(t(orderStatus({ ...order, paymentStatus: 'FULLY_REFUNDED' }).text)).toBe('Refunded')
})

test('The date is the day of purchase', () => {
  expect(orderDate({ createdDate: '2026-11-20T23:59:00Z', purchasedDate: null })).toBe('2026-11-20T23:59:00Z')
})
