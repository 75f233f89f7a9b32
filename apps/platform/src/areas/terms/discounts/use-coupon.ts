import type { Trx } from '../../../data/database.ts'
import type { Hooks } from '../../../data/hooks.ts'
import type { Coupon } from './coupons.ts'
import { type Customer, countCouponUse, couponUsesOf, insertCouponUse } from './store/coupon-uses.ts'

/** When an order is placed. The row's lock lets one at a time count, so that no limit is ever passed. */
export async function useCoupon(
  trx: Trx,
  { hooks }: { readonly hooks: Pick<Hooks, 'onCouponUsed'> },
  coupon: Pick<Coupon, 'id' | 'limitPerCustomer'>,
  orderId: string,
  customer: Customer,
  date: Date,
): Promise<boolean> {
  const used = await countCouponUse(trx, coupon.id)
  if (!used) return false
  const { limitPerCustomer } = coupon
  if (limitPerCustomer !== null && (await couponUsesOf(trx, coupon.id, customer)) >= limitPerCustomer)
    return false
  await insertCouponUse(trx, coupon.id, orderId)
  if (used.memberId) await hooks.onCouponUsed(trx, { couponId: coupon.id, orderId, date })
  return true
}
