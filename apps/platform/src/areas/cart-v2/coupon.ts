import { applicationError } from '../../base/errors.ts'
import type { Trx } from '../../data/database.ts'
import { withoutCoupon } from '../cart/index.ts'
import { couponKey, findCoupon } from '../terms/index.ts'
import type { Changes, Context } from './change.ts'
import type { Purchase } from './purchase/find.ts'
import type { Priced } from './purchase/quote.ts'
import { moneyOf } from './views/money.ts'
import { couponStatus, isUnknownCoupon } from './views/violations.ts'

function refuseLocked({ row }: Purchase): void {
  if (row.purchase?.settings?.lockCouponCode)
    throw applicationError(428, 'COUPON_LOCKED', 'The coupon of this cart is locked.')
}

/** Adds a coupon, which is held against the whole cart afterwards: see `refuseCoupon`. */
export async function addCoupon(
  trx: Trx,
  { hooks, clock }: Pick<Context, 'hooks' | 'clock'>,
  purchase: Purchase,
  code: string,
): Promise<Changes> {
  refuseLocked(purchase)
  return putCoupon(trx, { hooks, clock }, purchase, code)
}

/** The first coupon of a cart may be locked from the beginning. */
export async function putCoupon(
  trx: Trx,
  { hooks, clock }: Pick<Context, 'hooks' | 'clock'>,
  { row }: Purchase,
  code: string,
): Promise<Changes> {
  const present = row.couponCode
  if (present && couponKey(present) === couponKey(code))
    throw applicationError(428, 'COUPON_ALREADY_EXISTS', 'This coupon is already in the cart.', {
      couponCode: present,
    })
  if (present)
    throw applicationError(
      428,
      'MAX_COUPONS_PER_CART_EXCEEDED',
      'A cart takes one coupon. Remove the other coupon first.',
    )
  const coupon = await findCoupon(trx, code)
  if (coupon?.memberId) await hooks.onCouponApplied(trx, { couponId: coupon.id, date: clock.now() })
  return { couponCode: coupon?.code ?? code }
}

export function refuseCoupon({ config }: Pick<Context, 'config'>, priced: Priced, code: string): void {
  const problem = priced.quote.couponProblem
  if (!problem) return
  if (isUnknownCoupon(problem))
    throw applicationError(428, 'INVALID_COUPON_CODE', problem.description, { couponCode: code })
  const data = couponStatus(priced, problem, code, moneyOf(config))
  throw applicationError(428, 'INVALID_COUPON_STATUS', problem.description, data)
}

export async function removeCoupon(
  trx: Trx,
  context: Pick<Context, 'hooks' | 'clock'>,
  purchase: Purchase,
  couponId: string,
): Promise<Changes> {
  refuseLocked(purchase)
  const { couponCode, cartId } = purchase.row
  const coupon = couponCode ? await findCoupon(trx, couponCode) : undefined
  if (!couponCode || couponId !== (coupon?.id ?? cartId))
    throw applicationError(428, 'COUPON_NOT_FOUND_IN_CART', 'This coupon is not in the cart.', { couponId })
  return withoutCoupon(context)(trx, { couponCode })
}
