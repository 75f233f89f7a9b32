import type { Message } from '@galleria/i18n'
import type { LoyaltyCoupon } from '@galleria/platform-client/loyalty-coupons'
import type { Tone } from '@galleria/ui'
import { key } from '../messages/index.ts'
import { type CopyContext, moneyText } from './reward-offer.ts'

export interface CouponState {
  readonly message: Message
  readonly tone: Tone
  /** Can still be used or given back. */
  readonly isOpen: boolean
}

const open = (message: Message, tone: Tone = 'success'): CouponState => ({ message, tone, isOpen: true })
const closed = (message: Message, tone: Tone = 'neutral'): CouponState => ({ message, tone, isOpen: false })

/** Text for returned points. */
const returned: Readonly<Record<string, Message>> = {
  REFUNDED: key('coupons.returned'),
  REFUNDED_DUE_TO_TIMEOUT: key('coupons.timed-out'),
  REFUNDED_DUE_TO_MANUAL_DISCOUNT_REMOVAL: key('coupons.taken-out'),
}

/** State of a coupon (spec §4), in words; `inCart` is the code that the cart has now. */
export function couponState(coupon: LoyaltyCoupon, inCart: string | null): CouponState {
  const { status, applicationStatus: application, couponReference } = coupon
  switch (status) {
    case 'PENDING':
      return { ...open(key('coupons.pending'), 'info'), isOpen: false }
    case 'ACTIVE':
      if (application === 'SCHEDULED_FOR_REFUND') return closed(key('coupons.time-up'), 'warning')
      if (couponReference && couponReference.code === inCart) return open(key('coupons.in-cart'), 'accent')
      return open(key('coupons.usable'))
    case 'APPLIED':
      return closed(application === 'COMPLETED' ? key('coupons.used') : key('coupons.ordered'))
    case 'FAILED':
      return closed(key('coupons.failed'), 'danger')
    default:
      return closed((application && returned[application]) || key('coupons.archived'))
  }
}

/** Short text for a coupon's value; the reward's name where the platform gives no value. */
export function couponGives({ couponReference, rewardName }: LoyaltyCoupon, copy: CopyContext): string {
  const { t, format } = copy
  const given = couponReference?.specification
  if (given?.moneyOffAmount) return t('rewards.money', { amount: moneyText(given.moneyOffAmount, copy) })
  if (given?.percentOffRate)
    return t('rewards.percent', {
      percent: format.percent(given.percentOffRate / 100, { maximumFractionDigits: 2 }),
    })
  if (given?.freeShipping) return t('rewards.delivery')
  if (given?.fixedPriceAmount) return t('rewards.price', { amount: moneyText(given.fixedPriceAmount, copy) })
  if (given?.buyXGetY) return t('rewards.pieces', given.buyXGetY)
  return rewardName
}
