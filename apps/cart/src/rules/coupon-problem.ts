import type { PlatformError } from '@galleria/platform-client'

const words: Readonly<Record<string, string>> = {
  ERROR_COUPON_DOES_NOT_EXIST: 'We don’t know this code. Check it for typing mistakes.',
  ERROR_COUPON_HAS_EXPIRED: 'This code has expired.',
  ERROR_COUPON_IS_NOT_ACTIVE_YET: 'This code is not valid yet.',
  ERROR_COUPON_IS_DISABLED: 'This code is no longer valid.',
  ERROR_COUPON_USAGE_EXCEEDED: 'This code has already been used as often as it can be.',
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: 'You have already used this code.',
  ERROR_COUPON_MIN_SUBTOTAL_NOT_REACHED: 'Your cart has not reached the amount this code asks for.',
  ERROR_INVALID_SUBTOTAL: 'Your cart has not reached the amount this code asks for.',
  ERROR_COUPON_NOT_APPLICABLE: 'This code does not apply to anything in your cart.',
  ERROR_INVALID_PRODUCTS: 'This code does not apply to anything in your cart.',
}

/** Why the platform refused a coupon, in words; null when the failure is about something else. */
export function couponProblem(error: PlatformError): string | null {
  const known = error.code && words[error.code]
  if (known) return known
  if (error.code?.includes('COUPON'))
    return error.details.applicationError?.description || 'This code cannot be used.'
  const violation = error.violations.find(({ field }) => field.toLowerCase().includes('couponcode'))
  return violation ? 'This code cannot be right. Check it for typing mistakes.' : null
}
