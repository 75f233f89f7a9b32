import type { Minor } from '../../money/money.ts'

/** PriceSummary (wire §4.2) in minor units. With tax included, `tax` is already in the rest. */
export interface Summary {
  readonly subtotal: Minor
  readonly discount: Minor
  readonly shipping: Minor
  readonly tax: Minor
  readonly additionalFees: Minor
  readonly tip: Minor
  readonly total: Minor
}

/** Field by field, so that now and later are the whole. */
export function rest(whole: Summary, now: Summary): Summary {
  return {
    subtotal: whole.subtotal - now.subtotal,
    discount: whole.discount - now.discount,
    shipping: whole.shipping - now.shipping,
    tax: whole.tax - now.tax,
    additionalFees: whole.additionalFees - now.additionalFees,
    tip: whole.tip - now.tip,
    total: whole.total - now.total,
  }
}
