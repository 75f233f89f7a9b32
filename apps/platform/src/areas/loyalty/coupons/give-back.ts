import { ApiError } from '../../../base/errors.ts'
import type { Trx } from '../../../data/database.ts'
import { tryEnter } from '../ledger/index.ts'
import { findCouponIdByCode, lockCoupon, lockCouponOfOrder, updateCoupon } from './store/coupons.ts'
import { shut } from './store/shop-coupons.ts'
import type { Application, CouponStatus } from './tables.ts'
import { type LoyaltyCouponRow, UNSPENT } from './view.ts'

type Why = Extract<Application, `REFUNDED${string}`>

/**
 * Points of a coupon that nobody has ordered with return, once: the shop's coupon is shut first, under the lock that an
 * order takes, so that no coupon is both used and given back.
 * @returns the coupon as it is now; undefined where there is none, or its points are not to return
 */
export async function giveBack(
  trx: Trx,
  couponId: string,
  why: Why,
  date: Date,
): Promise<LoyaltyCouponRow | undefined> {
  if (!(await shut(trx, couponId, date))) return undefined
  const row = await lockCoupon(trx, couponId)
  if (!row || !UNSPENT.some((each) => each === row.application)) return undefined
  return back(trx, row, why, date)
}

/** The order that it was used for has come to nothing: its points return, though the coupon stays used. */
export async function giveBackOrder(trx: Trx, orderId: string, date: Date): Promise<void> {
  const row = await lockCouponOfOrder(trx, orderId)
  if (row) await back(trx, row, 'REFUNDED', date)
}

/** Removed from a cart by the shopper, by its code; other coupons are none of ours. */
export async function couponRemoved(trx: Trx, code: string, date: Date): Promise<void> {
  const couponId = await findCouponIdByCode(trx, code)
  if (couponId) await giveBack(trx, couponId, 'REFUNDED_DUE_TO_MANUAL_DISCOUNT_REMOVAL', date)
}

async function back(trx: Trx, row: LoyaltyCouponRow, why: Why, date: Date): Promise<LoyaltyCouponRow> {
  const entered = await tryEnter(trx, {
    accountId: row.accountId,
    type: 'REFUND',
    amount: row.cost,
    description: row.rewardName,
    key: `coupon ${row.id} back`,
    info: { refundedTransactionId: row.transactionId },
    date,
  })
  const failed = entered instanceof ApiError
  const status: CouponStatus = failed ? 'FAILED' : 'ARCHIVED'
  const application: Application = failed ? 'FAILED_TO_REFUND' : why
  const refundTransactionId = failed ? null : entered.transactionId
  const changes = { status, application, refundTransactionId, revision: row.revision + 1, updatedAt: date }
  await updateCoupon(trx, row.id, changes)
  return { ...row, ...changes }
}
