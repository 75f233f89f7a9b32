import type { Message } from '@galleria/i18n'
import { isApplicationError, type PlatformError } from '@galleria/platform-client'
import { key, type Say } from '../messages/index.ts'

const refusals: Readonly<Record<string, Message>> = {
  NOT_ENOUGH_POINTS: key('redeem.too-few'),
  REWARD_NOT_ACTIVE: key('redeem.not-now'),
  REWARD_NOT_FOUND: key('redeem.gone'),
  REWARD_NOT_FOR_THIS_TIER: key('redeem.other-tier'),
  PROGRAM_NOT_ACTIVE: key('redeem.resting'),
  ACCOUNT_NOT_FOUND: key('redeem.no-account'),
  COUPON_ALREADY_USED: key('redeem.used'),
  COUPON_NOT_FOUND: key('redeem.coupon-gone'),
}

/** Why points were not taken, or not given back. */
export function redeemProblem(error: PlatformError, t: Say): string {
  const known = error.code && refusals[error.code]
  return known ? t(known) : t('redeem.refused-for', { why: reasonOf(error) })
}

const cartRefusals: Readonly<Record<string, Message>> = {
  ERROR_INVALID_SUBTOTAL: key('redeem.cart-too-low'),
  ERROR_COUPON_MIN_SUBTOTAL_NOT_REACHED: key('redeem.cart-too-low'),
  ERROR_COUPON_HAS_EXPIRED: key('redeem.cart-expired'),
  ERROR_COUPON_IS_DISABLED: key('redeem.cart-shut'),
  ERROR_COUPON_USAGE_EXCEEDED: key('redeem.used'),
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: key('redeem.used'),
  ERROR_COUPON_NOT_APPLICABLE: key('redeem.cart-other-goods'),
  ERROR_INVALID_PRODUCTS: key('redeem.cart-other-goods'),
  MIN_SUBTOTAL_NOT_REACHED: key('redeem.cart-too-low'),
  EXPIRED: key('redeem.cart-expired'),
  DISABLED: key('redeem.cart-shut'),
  MAX_USAGE_EXCEEDED: key('redeem.used'),
  MAX_USAGE_PER_CUSTOMER_EXCEEDED: key('redeem.used'),
  NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS: key('redeem.cart-other-goods'),
}

/** Why a cart did not take a coupon. */
export function cartProblem(error: PlatformError, t: Say): string {
  // One code stands for each reason, or one for all of them with the reason beside it.
  const known = cartRefusals[String(error.details.applicationError?.data.reason ?? error.code)]
  return known ? t(known) : t('redeem.refused-for', { why: reasonOf(error) })
}

function reasonOf(error: PlatformError): string {
  if (isApplicationError(error)) return error.details.applicationError?.description || error.message
  return error.violations[0]?.description ?? error.message
}
