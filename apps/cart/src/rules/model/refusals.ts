/** Why a coupon does not count. */
export type CouponReason =
  | 'unknown'
  | 'expired'
  | 'not-active'
  | 'disabled'
  | 'used-up'
  | 'own-limit'
  | 'not-for-you'
  | 'min-subtotal'
  | 'not-combined'
  | 'not-applicable'

/** A coupon that was not taken: why, or else the platform's own words. */
export interface CouponRefusal {
  /** `malformed`: text that is no code. */
  readonly reason?: CouponReason | 'malformed' | undefined
  readonly description?: string | null | undefined
}

/** Why a gift card does not pay. */
export type GiftCardReason = 'malformed' | 'unknown' | 'disabled' | 'expired' | 'empty' | 'throttled'
