import { isPlatformError } from '@galleria/platform-client'
import type { CouponReason, CouponRefusal, GiftCardReason } from '../../../rules/model/index.ts'

const statuses: Readonly<Record<string, CouponReason>> = {
  EXPIRED: 'expired',
  DISABLED: 'disabled',
  INACTIVE: 'not-active',
  MAX_USAGE_EXCEEDED: 'used-up',
  MAX_USAGE_PER_CUSTOMER_EXCEEDED: 'own-limit',
  NOT_APPLICABLE_TO_SUBSCRIPTIONS: 'not-applicable',
  NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS: 'not-applicable',
  MIN_LINE_ITEM_QUANTITY_NOT_REACHED: 'not-applicable',
  MIN_SUBTOTAL_NOT_REACHED: 'min-subtotal',
}

/** InvalidCouponReason (Cart V2 §2.5). */
export const couponReasonOfStatus = (status: string | undefined): CouponReason | undefined =>
  statuses[status ?? '']

/** Why a coupon was not added; undefined when the failure is about something else. */
export function couponRefusalOf(error: unknown): CouponRefusal | undefined {
  if (!isPlatformError(error)) return undefined
  const { description, data = {} } = error.details.applicationError ?? {}
  if (error.code === 'INVALID_COUPON_CODE') return { reason: 'unknown' }
  if (error.code === 'INVALID_COUPON_STATUS')
    return { reason: couponReasonOfStatus(String(data.reason)), description }
  if (error.code?.startsWith('COUPON_')) return { description }
  return isAbout(error.violations, 'coupon') ? { reason: 'malformed' } : undefined
}

const cardStatuses: Readonly<Record<string, GiftCardReason>> = {
  EXPIRED: 'expired',
  DISABLED: 'disabled',
  EMPTY_BALANCE: 'empty',
}

/** Why a gift card does not pay; undefined when the failure is about something else. */
export function giftCardReasonOf(error: unknown): GiftCardReason | undefined {
  if (!isPlatformError(error)) return undefined
  if (error.code === 'THROTTLED_FEATURE') return 'throttled'
  if (error.code === 'INVALID_GIFT_CARD_CODE') return 'unknown'
  if (error.code === 'INVALID_GIFT_CARD_STATUS')
    return cardStatuses[String(error.details.applicationError?.data.reason)] ?? 'disabled'
  return isAbout(error.violations, 'giftCard') ? 'malformed' : undefined
}

const isAbout = (violations: readonly { readonly field: string }[], part: string) =>
  violations.some(({ field }) => field.startsWith(part))
