import type { Selectable } from 'kysely'
import { entityOf } from '../../../base/entity.ts'
import type { LoyaltyCouponTables } from './tables.ts'

export type LoyaltyCouponRow = Selectable<LoyaltyCouponTables['loyaltyCoupons']>

/** States of a coupon not yet ordered with, whose points can be returned. */
export const UNSPENT = ['UNUSED', 'IN_PROGRESS', 'SCHEDULED_FOR_REFUND'] as const

/** Wire §4.5 "LoyaltyCoupon"; `applicationStatus`, `costInPoints` and `expirationDate` are the embedded platform's own. */
export function loyaltyCouponView(row: LoyaltyCouponRow) {
  const { accountId, memberId, transactionId, status, rewardName, application } = row
  return {
    ...entityOf(row),
    accountId,
    ...(memberId ? { memberId } : {}),
    transactionId,
    couponReference: {
      couponId: row.couponId,
      code: row.code,
      name: rewardName,
      specification: row.specification,
      deleted: row.deleted,
    },
    status,
    rewardName,
    refundable: UNSPENT.some((each) => each === application),
    applicationStatus: application,
    costInPoints: row.cost,
    expirationDate: row.expiresAt.toISOString(),
  }
}
