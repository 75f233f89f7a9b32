import { idOf } from '../id-of.ts'
import type { Inserted } from '../insert.ts'
import { type BenefitRows, benefitRows } from './benefits.ts'
import { type ShippingRows, shippingRows } from './shipping.ts'
import { type TaxRows, taxRows } from './taxes.ts'

const DAY = 86_400_000

export interface TermsRows extends ShippingRows, TaxRows, BenefitRows {
  readonly coupons: Inserted<'coupons'>[]
}

/** Terms of sale: coupons and rules, shipping, taxes, fees, gift cards and memberships. */
export function termsRows(now: Date): TermsRows {
  const day = (offset: number) => new Date(now.getTime() + offset * DAY)
  const coupon = (code: string, name: string, terms: Partial<Inserted<'coupons'>>): Inserted<'coupons'> => ({
    id: idOf('coupon', code),
    code,
    codeKey: code,
    name,
    kind: 'PERCENT',
    percent: null,
    amountMinor: null,
    minimumSubtotalMinor: 0,
    usageLimit: null,
    used: 0,
    startsAt: day(-400),
    expiresAt: null,
    active: true,
    combines: true,
    ...{ onePiece: false, forSubscriptions: true, revision: 1, createdAt: day(-400), updatedAt: day(-400) },
    ...terms,
  })
  return {
    coupons: [
      coupon('WELCOME10', 'Ten percent off your first order', { percent: 10 }),
      coupon('FIVER', 'Five dollars off', { kind: 'AMOUNT', amountMinor: 500, minimumSubtotalMinor: 2500 }),
      coupon('FREESHIP', 'Free delivery', { kind: 'FREE_SHIPPING' }),
      coupon('SUMMER25', 'Summer sale', { percent: 25, expiresAt: day(-30) }),
      coupon('FIRST100', 'For the first 100 customers', { percent: 15, usageLimit: 100, used: 100 }),
      coupon('SOON20', 'Starts next week', { percent: 20, startsAt: day(7) }),
    ],
    ...shippingRows(),
    ...taxRows(now),
    ...benefitRows(now),
  }
}
