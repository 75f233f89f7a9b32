import type { DeliveryChoice, DeliveryOption, FreeShipping } from './delivery.ts'
import type { MembershipOptions } from './membership.ts'
import type { Money, Words } from './money.ts'
import type { CouponReason } from './refusals.ts'

/** Discount of a coupon, or of a rule by its name. */
export interface Discount {
  readonly coupon?: string | undefined
  readonly name?: Words | undefined
  readonly amount?: Money | undefined
}

export interface Fee {
  readonly isTip?: boolean | undefined
  readonly name: string
  readonly amount?: Money | undefined
}

/** Parts of the discount and of the fees. */
export interface Parts {
  readonly discounts?: readonly Discount[] | undefined
  readonly fees?: readonly Fee[] | undefined
}

export interface NamedTax {
  readonly name: string
  /** A share of one: 0.0825 is 8.25 %. */
  readonly rate: number
  readonly amount: Money
}

/** `subtotal` and `shipping` before discounts, `discount` all of them, `tax` what is owed of it, `total` what is to be paid. */
export interface PriceSummary {
  readonly subtotal: Money
  readonly shipping?: Money | undefined
  readonly tax?: Money | undefined
  readonly discount?: Money | undefined
  readonly additionalFees?: Money | undefined
  readonly total: Money
}

/** Sums due now, on another day, and at the end of a free trial; absent where all is due now. */
export interface Due {
  readonly payNow?: Money | undefined
  readonly payLater?: Money | undefined
  readonly payAfterTrial?: Money | undefined
}

/** Business problem of a cart. */
export interface CartProblem {
  /** No order can be made as long as it stands. */
  readonly stops: boolean
  readonly about: 'coupon' | 'membership' | 'rule' | 'other'
  /** Line that it is about; the cart as a whole without. */
  readonly lineItemId?: string | undefined
  readonly coupon?: CouponReason | undefined
  /** Rule of the store, with what it says: SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS, BELOW_MINIMUM_SUBTOTAL, … */
  readonly rule?: { readonly code: string; readonly data: Readonly<Record<string, unknown>> } | undefined
  /** Words of the platform, for what has none here. */
  readonly description?: string | null | undefined
}

/** Totals of a cart, for where it goes. */
export interface Totals extends Parts, Due {
  readonly currency: string
  readonly priceSummary: PriceSummary
  readonly taxes: readonly NamedTax[]
  /** Paid for each line: after discounts, before tax. */
  readonly lineAmounts: readonly { readonly lineItemId: string; readonly amount: string }[]
  readonly deliveries: readonly DeliveryChoice[]
  readonly delivery?: DeliveryOption | undefined
  readonly freeShipping?: FreeShipping | undefined
  readonly memberships?: MembershipOptions | undefined
  readonly problems: readonly CartProblem[]
}

/** Purchase as it stands before it is paid for. */
export interface Payable extends Parts, Due {
  readonly priceSummary: PriceSummary
  readonly giftCard?: { readonly code: string; readonly amount?: Money | undefined } | undefined
  readonly storeCredit?: StoreCredit | undefined
  /** Rest of the total after gift card and store credit; absent without them. */
  readonly left?: Money | undefined
}

/** Store credit of a member; `amount` pays now where it is used. */
export interface StoreCredit {
  readonly used: boolean
  readonly balance: Money
  readonly amount: Money
}
