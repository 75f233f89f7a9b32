import type { Order } from '@galleria/platform-client/order-handling'
import { expect, test } from 'vitest'
import { amountToRefund } from './order-facts.ts'

const order = (status: string, refunded = '0', pendingRefund = '0') =>
  ({
    status,
    balanceSummary: {
      paid: { amount: '60.10' },
      refunded: { amount: refunded },
      pendingRefund: { amount: pendingRefund },
    },
  }) as unknown as Order

test('A canceled order says how much is left to refund, less what is on its way back', () => {
  expect(amountToRefund(order('CANCELED', '20.00'))).toBe(40.1)
  expect(amountToRefund(order('REJECTED', '20.00', '40.10'))).toBe(0)
  expect(amountToRefund(order('APPROVED'))).toBe(0)
})
