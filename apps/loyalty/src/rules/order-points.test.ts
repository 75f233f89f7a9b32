import type { LoyaltyTransaction } from '@galleria/platform-client/loyalty'
import { expect, test } from 'vitest'
import { pointsOfOrder } from './order-points.ts'

const moved = (amount: number, more: Partial<LoyaltyTransaction>): LoyaltyTransaction => ({
  id: '6a2f0b5e-5b66-4c1c-9a55-3b0c4d9f1a01',
  accountId: 'a',
  transactionType: 'EARN',
  amount,
  createdDate: '2026-11-20T12:00:00Z',
  description: '',
  idempotencyKey: '',
  ...more,
})
const earned = (amount: number, orderId?: string) =>
  moved(amount, { earnInfo: { appId: 'stores', activityType: 'PURCHASE', orderId } })
const adjusted = (amount: number, orderId?: string) =>
  moved(amount, {
    transactionType: 'ADJUST',
    adjustInfo: { appId: 'stores', orderId, amountBefore: 0, amountAfter: amount },
  })

test("Only the order's own earnings count, all of them", () => {
  const all = [earned(48, 'o1'), earned(10, 'o1'), earned(5, 'o2'), earned(1)]
  expect(pointsOfOrder(all, 'o1')).toEqual({ earned: 58, left: 58 })
  expect(pointsOfOrder([], 'o1')).toEqual({ earned: 0, left: 0 })
})

test('Points taken by a refund or given by a change are shown apart', () => {
  expect(pointsOfOrder([earned(48, 'o1'), adjusted(-12, 'o1'), adjusted(-5)], 'o1')).toEqual({
    earned: 48,
    left: 36,
  })
  expect(pointsOfOrder([earned(48, 'o1'), adjusted(12, 'o1')], 'o1').left).toBe(60)
})
