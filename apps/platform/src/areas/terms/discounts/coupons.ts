import type { Selectable } from 'kysely'
import { applicationError } from '../../../base/errors.ts'
import type { Minor } from '../../../domain/money/money.ts'
import type { Discount, Reduction } from '../../../domain/pricing/discounts/discount.ts'
import { isOpenTo } from '../../customers/index.ts'
import type { DiscountTables } from './tables.ts'

export type Coupon = Selectable<DiscountTables['coupons']>

export interface CouponProblem {
  readonly code: string
  readonly description: string
}

/** For whom and when a coupon is looked at. */
export interface CouponContext {
  readonly subtotal: Minor
  readonly now: Date
  readonly memberId?: string | null | undefined
  /** How often this customer has used it. */
  readonly uses?: number
  /** Segments that this customer is in, of those that the coupon is for. */
  readonly segments?: ReadonlySet<string>
}

/** Codes are compared without regard to case or surrounding space. */
export function couponKey(code: string): string {
  return code.normalize('NFC').trim().toUpperCase()
}

/** @param once ids of lines that are bought once: all that a coupon not for subscriptions reduces */
export function couponDiscount(coupon: Coupon, once?: readonly string[]): Discount {
  return {
    id: coupon.id,
    reduction: reductionOf(coupon),
    ...(coupon.scopes ? { scopes: coupon.scopes } : {}),
    ...(coupon.onePiece ? { onePiece: true } : {}),
    ...(coupon.combines ? {} : { alone: true }),
    ...(coupon.forSubscriptions || !once ? {} : { lineIds: once }),
  }
}

function reductionOf({ kind, percent, amountMinor, ...coupon }: Coupon): Reduction {
  switch (kind) {
    case 'PERCENT':
      return { kind, percent: percent ?? '0' }
    case 'AMOUNT':
      return { kind, amount: amountMinor ?? 0 }
    case 'FIXED_PRICE':
      return { kind, amount: coupon.fixedPriceMinor ?? 0 }
    case 'BUY_X_GET_Y':
      return { kind, buy: coupon.buyPieces ?? 1, get: coupon.freePieces ?? 1 }
    case 'TIERS':
      return { kind, ...(coupon.tiers ?? { by: 'PIECES', steps: [] }) }
    case 'FREE_SHIPPING':
      return { kind }
  }
}

/** By the clock and its uses; one that is over stays over, switched off or not. */
export function couponStatus(coupon: Coupon, now: Date) {
  const { startsAt, expiresAt, usageLimit, used, active } = coupon
  if (expiresAt && now >= expiresAt) return 'EXPIRED'
  if (usageLimit !== null && used >= usageLimit) return 'USED_UP'
  if (!active) return 'DISABLED'
  return startsAt && now < startsAt ? 'PENDING' : 'LIVE'
}

/** Why a coupon does not count now, in the codes of wire §3.2. */
export function couponProblem(coupon: Coupon | undefined, context: CouponContext): CouponProblem | undefined {
  const { subtotal, now, memberId, uses = 0, segments = new Set() } = context
  if (!coupon || (coupon.memberId && coupon.memberId !== memberId))
    return { code: 'ERROR_COUPON_DOES_NOT_EXIST', description: "This coupon doesn't exist." }
  if (!coupon.active) return { code: 'ERROR_COUPON_IS_DISABLED', description: 'This coupon is inactive.' }
  if (coupon.startsAt && now < coupon.startsAt)
    return { code: 'ERROR_COUPON_IS_NOT_ACTIVE_YET', description: "This coupon isn't active yet." }
  if (coupon.expiresAt && now >= coupon.expiresAt)
    return { code: 'ERROR_COUPON_HAS_EXPIRED', description: 'This coupon has expired.' }
  if (coupon.usageLimit !== null && coupon.used >= coupon.usageLimit)
    return { code: 'ERROR_COUPON_USAGE_EXCEEDED', description: 'This coupon has reached its usage limit.' }
  if (coupon.limitPerCustomer !== null && uses >= coupon.limitPerCustomer)
    return {
      code: 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED',
      description: "You've reached the usage limit of this coupon.",
    }
  if (!isOpenTo(segments, coupon.segmentIds))
    return {
      code: 'ERROR_COUPON_NOT_FOR_CUSTOMER',
      description: 'This coupon is for selected customers. Sign in with the account that received it.',
    }
  if (subtotal < coupon.minimumSubtotalMinor)
    return { code: 'ERROR_INVALID_SUBTOTAL', description: 'The subtotal is too low for this coupon.' }
  return undefined
}

/** For a coupon that lost against a discount that it does not combine with. */
export const couponDisplaced: CouponProblem = {
  code: 'ERROR_COUPON_NOT_COMBINED',
  description: "A larger discount already applies, and this coupon can't be combined with it.",
}

export function couponError({ code, description }: CouponProblem) {
  return applicationError(400, code, description)
}
