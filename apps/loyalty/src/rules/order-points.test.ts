import type { LoyaltyTransaction } from '@galleria/platform-client/loyalty'
import { expect, test } from 'vitest'
import { earnedByOrder } from './order-points.ts'

const earned = (amount: number, orderId?: string): LoyaltyTransaction => ({
  id: `${orderId}-${amount}`,
  accountId: 'a',
  transactionType: 'EARN',
  amount,
  createdDate: '2026-11-20T12:00:00Z',
  earnInfo: { appId: 'stores', orderId },
})

test("Only the order's own earnings count, all of them", () => {
  expect(earnedByOrder([earned(48, 'o1'), earned(10, 'o1'), earned(5, 'o2'), earned(1)], 'o1')).toBe(58)
  expect(earnedByOrder([], 'o1')).toBe(0)
})
