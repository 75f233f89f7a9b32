import type { Minor } from '../money/money.ts'
import type { AppliedDiscount } from './discounts/discount.ts'
import type { Fee } from './fees.ts'
import type { Summary } from './payment/summary.ts'
import type { AuthorityTotal } from './tax/breakdown.ts'
import type { TaxPart } from './tax/levy.ts'

export interface LineTotals extends TaxedAmount {
  readonly id: string
  readonly gross: Minor
  readonly discount: Minor
}

export interface TaxedAmount {
  /** Before tax. */
  readonly net: Minor
  readonly tax: Minor
  /** After tax. */
  readonly total: Minor
  readonly taxRate: string
  readonly taxParts: readonly TaxPart[]
}

interface FeeTotals extends TaxedAmount {
  readonly fee: Fee
}

export interface Totals extends Summary {
  readonly lines: readonly LineTotals[]
  readonly subtotalAfterDiscount: Minor
  /** Savings by free delivery; `shipping` is the amount paid. */
  readonly shippingDiscount: Minor
  readonly delivery: TaxedAmount
  readonly fees: readonly FeeTotals[]
  readonly discounts: readonly AppliedDiscount[]
  readonly taxIncluded: boolean
  /** Amount that tax was calculated from. */
  readonly taxable: Minor
  readonly taxes: readonly AuthorityTotal[]
  readonly payNow: Summary
  readonly payLater: Summary
  /** Amount of `payNow` that a gift card pays. */
  readonly giftCard: Minor
  readonly storeCredit: Minor
}
