import type { Message } from '@galleria/i18n'
import type { PlatformError } from '@galleria/platform-client'
import { key, type Say } from '../../messages/index.ts'

const words: Readonly<Record<string, Message>> = {
  ERROR_COUPON_DOES_NOT_EXIST: key('coupon.unknown'),
  ERROR_COUPON_HAS_EXPIRED: key('coupon.expired'),
  ERROR_COUPON_IS_NOT_ACTIVE_YET: key('coupon.not-active'),
  ERROR_COUPON_IS_DISABLED: key('coupon.not-valid'),
  ERROR_COUPON_USAGE_EXCEEDED: key('coupon.used-up'),
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: key('coupon.own-limit'),
  ERROR_COUPON_NOT_FOR_CUSTOMER: key('coupon.not-for-you'),
  ERROR_COUPON_MIN_SUBTOTAL_NOT_REACHED: key('coupon.min-subtotal'),
  ERROR_INVALID_SUBTOTAL: key('coupon.min-subtotal'),
  ERROR_COUPON_NOT_COMBINED: key('coupon.not-combined'),
  ERROR_COUPON_NOT_APPLICABLE: key('coupon.not-applicable'),
  ERROR_INVALID_PRODUCTS: key('coupon.not-applicable'),
}

/** Why a coupon does not count, by the platform's code for it. */
export const couponCopy = (code: string | null | undefined): Message | undefined => words[code ?? '']

/** Why the platform refused a coupon, in words; null when the failure is about something else. */
export function couponProblem(error: PlatformError, t: Say): string | null {
  const known = couponCopy(error.code)
  if (known) return t(known)
  if (error.code?.includes('COUPON'))
    return error.details.applicationError?.description || t('coupon.unusable')
  const violation = error.violations.find(({ field }) => field.toLowerCase().includes('couponcode'))
  return violation ? t('coupon.wrong') : null
}
