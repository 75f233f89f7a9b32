import type { CouponReason } from '../../rules/model/index.ts'

const reasons: Readonly<Record<string, CouponReason>> = {
  ERROR_COUPON_DOES_NOT_EXIST: 'unknown',
  ERROR_COUPON_HAS_EXPIRED: 'expired',
  ERROR_COUPON_IS_NOT_ACTIVE_YET: 'not-active',
  ERROR_COUPON_IS_DISABLED: 'disabled',
  ERROR_COUPON_USAGE_EXCEEDED: 'used-up',
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: 'own-limit',
  ERROR_COUPON_NOT_FOR_CUSTOMER: 'not-for-you',
  ERROR_COUPON_MIN_SUBTOTAL_NOT_REACHED: 'min-subtotal',
  ERROR_INVALID_SUBTOTAL: 'min-subtotal',
  ERROR_COUPON_NOT_COMBINED: 'not-combined',
  ERROR_COUPON_NOT_APPLICABLE: 'not-applicable',
  ERROR_INVALID_PRODUCTS: 'not-applicable',
}

/** Reason of a coupon error, which totals of both APIs carry. */
export const couponReasonOf = (code: string | null | undefined): CouponReason | undefined =>
  reasons[code ?? '']
