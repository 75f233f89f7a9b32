import { applicationError } from '../../../base/errors.ts'
import type { Trx } from '../../../data/database.ts'
import { giveBack } from './give-back.ts'
import { findLoyaltyCoupon } from './store/coupons.ts'
import type { LoyaltyCouponRow } from './view.ts'

/**
 * A member gives up a coupon of theirs that no order has used, and has its points again; asked again, the answer is the same.
 * @throws ApiError 404 `COUPON_NOT_FOUND`, of somebody else's too; 428 `COUPON_ALREADY_USED`
 */
export async function returnCoupon(
  trx: Trx,
  { id, memberId, date }: { readonly id: string; readonly memberId: string; readonly date: Date },
): Promise<LoyaltyCouponRow> {
  const before = await findLoyaltyCoupon(trx, id)
  if (before.memberId !== memberId)
    throw applicationError(404, 'COUPON_NOT_FOUND', 'Loyalty coupon not found.')
  const returned = await giveBack(trx, before.couponId, 'REFUNDED', date)
  const now = returned ?? (await findLoyaltyCoupon(trx, id))
  if (now.refundTransactionId || now.status === 'FAILED') return now
  throw applicationError(
    428,
    'COUPON_ALREADY_USED',
    "An order already used this coupon, so its points can't be returned.",
  )
}
