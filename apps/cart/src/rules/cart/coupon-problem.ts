import type { Message } from '@galleria/i18n'
import { key, type Say } from '../../messages/index.ts'
import type { CouponReason, CouponRefusal } from '../model/index.ts'

const words: Readonly<Record<CouponReason, Message>> = {
  unknown: key('coupon.unknown'),
  expired: key('coupon.expired'),
  'not-active': key('coupon.not-active'),
  disabled: key('coupon.not-valid'),
  'used-up': key('coupon.used-up'),
  'own-limit': key('coupon.own-limit'),
  'not-for-you': key('coupon.not-for-you'),
  'min-subtotal': key('coupon.min-subtotal'),
  'not-combined': key('coupon.not-combined'),
  'not-applicable': key('coupon.not-applicable'),
}

/** Why a coupon does not count. */
export const couponCopy = (reason: CouponReason): Message => words[reason]

/** Why the platform refused a coupon, in words. */
export function couponProblem({ reason, description }: CouponRefusal, t: Say): string {
  if (reason === 'malformed') return t('coupon.wrong')
  return reason ? t(couponCopy(reason)) : description || t('coupon.unusable')
}
