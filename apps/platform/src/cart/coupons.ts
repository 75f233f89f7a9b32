import type { Selectable } from 'kysely'
import type { Db } from '../database.ts'
import { applicationError } from '../errors.ts'
import type { PricingCoupon } from '../pricing/pricing.ts'
import type { Tables } from '../tables.ts'

export type CouponRow = Selectable<Tables['coupons']>

export function findCoupon(db: Db, code: string): Promise<CouponRow | undefined> {
  return db
    .selectFrom('coupons')
    .selectAll()
    .where('codeKey', '=', code.trim().toUpperCase())
    .executeTakeFirst()
}

/** Why it cannot be used now, as the wire names it (wire §3.2). */
export function couponFault(coupon: CouponRow | undefined, now: Date): string | undefined {
  if (!coupon?.active) return 'ERROR_COUPON_DOES_NOT_EXIST'
  if (coupon.startsAt && coupon.startsAt > now) return 'ERROR_COUPON_IS_NOT_ACTIVE_YET'
  if (coupon.expiresAt && coupon.expiresAt <= now) return 'ERROR_COUPON_HAS_EXPIRED'
  if (coupon.usageLimit !== null && coupon.used >= coupon.usageLimit) return 'ERROR_COUPON_USAGE_EXCEEDED'
  return undefined
}

const words: Record<string, string> = {
  ERROR_COUPON_DOES_NOT_EXIST: 'There is no such coupon',
  ERROR_COUPON_IS_NOT_ACTIVE_YET: 'This coupon cannot be used yet',
  ERROR_COUPON_HAS_EXPIRED: 'This coupon has expired',
  ERROR_COUPON_USAGE_EXCEEDED: 'This coupon has been used up',
}

export async function requireCoupon(db: Db, code: string, now: Date): Promise<CouponRow> {
  const coupon = await findCoupon(db, code)
  const fault = couponFault(coupon, now)
  if (fault || !coupon)
    throw applicationError(
      400,
      fault ?? 'ERROR_COUPON_DOES_NOT_EXIST',
      words[fault ?? ''] ?? 'There is no such coupon',
      { code },
    )
  return coupon
}

/** The coupon as pricing takes it; undefined when it cannot be used (any more). */
export function toPricing(coupon: CouponRow | undefined, now: Date): PricingCoupon | undefined {
  if (!coupon || couponFault(coupon, now)) return undefined
  const { minimumSubtotalMinor: minimumSubtotal } = coupon
  switch (coupon.kind) {
    case 'PERCENT':
      return { kind: 'PERCENT', percent: coupon.percent ?? '0', minimumSubtotal }
    case 'AMOUNT':
      return { kind: 'AMOUNT', amount: coupon.amountMinor ?? 0, minimumSubtotal }
    case 'FREE_SHIPPING':
      return { kind: 'FREE_SHIPPING', minimumSubtotal }
  }
}
