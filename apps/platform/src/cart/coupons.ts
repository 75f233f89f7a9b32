import type { Selectable } from 'kysely'
import type { Db } from '../database.ts'
import { applicationError } from '../errors.ts'
import type { Minor } from '../money/money.ts'
import type { Discount } from '../pricing/discounts/discount.ts'
import type { CartTables } from './tables.ts'

export type Coupon = Selectable<CartTables['coupons']>

export interface CouponProblem {
  readonly code: string
  readonly description: string
}

/** Codes are compared without regard to case or surrounding space. */
export function couponKey(code: string): string {
  return code.normalize('NFC').trim().toUpperCase()
}

export function findCoupon(db: Db, code: string): Promise<Coupon | undefined> {
  return db.selectFrom('coupons').selectAll().where('codeKey', '=', couponKey(code)).executeTakeFirst()
}

export function discountOf({ id, kind, percent, amountMinor }: Coupon): Discount {
  switch (kind) {
    case 'PERCENT':
      return { id, reduction: { kind, percent: percent ?? '0' } }
    case 'AMOUNT':
      return { id, reduction: { kind, amount: amountMinor ?? 0 } }
    case 'FREE_SHIPPING':
      return { id, reduction: { kind } }
  }
}

/** Why a coupon does not count now, in the codes of wire §3.2. */
export function couponProblem(
  coupon: Coupon | undefined,
  subtotal: Minor,
  now: Date,
): CouponProblem | undefined {
  if (!coupon) return { code: 'ERROR_COUPON_DOES_NOT_EXIST', description: 'There is no such coupon' }
  if (!coupon.active) return { code: 'ERROR_COUPON_IS_DISABLED', description: 'This coupon is not in use' }
  if (coupon.startsAt && now < coupon.startsAt)
    return { code: 'ERROR_COUPON_IS_NOT_ACTIVE_YET', description: 'This coupon is not valid yet' }
  if (coupon.expiresAt && now >= coupon.expiresAt)
    return { code: 'ERROR_COUPON_HAS_EXPIRED', description: 'This coupon has expired' }
  if (coupon.usageLimit !== null && coupon.used >= coupon.usageLimit)
    return { code: 'ERROR_COUPON_USAGE_EXCEEDED', description: 'This coupon has been used up' }
  if (subtotal < coupon.minimumSubtotalMinor)
    return { code: 'ERROR_INVALID_SUBTOTAL', description: 'The subtotal is too low for this coupon' }
  return undefined
}

export function couponError({ code, description }: CouponProblem) {
  return applicationError(400, code, description)
}
