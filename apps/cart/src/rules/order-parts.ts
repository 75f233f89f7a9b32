import type { Discount, Fee, Parts, Words } from './model/index.ts'

interface Applied {
  readonly coupon?:
    | { readonly code: string; readonly amount?: { readonly amount: string } | undefined }
    | undefined
  readonly discountRule?:
    | { readonly name?: Words | undefined; readonly amount?: { readonly amount: string } | undefined }
    | undefined
  readonly merchantDiscount?: { readonly amount?: { readonly amount: string } | undefined } | undefined
}
interface Added {
  readonly code?: string | null | undefined
  readonly name: string
  readonly translatedName?: string | null | undefined
  readonly price?: { readonly amount: string } | undefined
}

/** Discounts in the shape that orders have, and carts of V1. */
export const discountsOf = (applied: readonly Applied[] = []): readonly Discount[] =>
  applied.map(({ coupon, discountRule, merchantDiscount }) => ({
    ...(coupon && { coupon: coupon.code }),
    ...(!coupon && discountRule?.name && { name: discountRule.name }),
    amount: (coupon ?? discountRule ?? merchantDiscount)?.amount,
  }))

/** Fees in that shape. */
export const feesOf = (added: readonly Added[] = []): readonly Fee[] =>
  added.map(({ code, name, translatedName, price }) => ({
    ...(code === 'tip' && { isTip: true }),
    name: translatedName || name,
    amount: price,
  }))

/** Discounts and fees of an order. */
export const partsOf = (order: {
  readonly appliedDiscounts?: readonly Applied[] | undefined
  readonly additionalFees?: readonly Added[] | undefined
}): Parts => ({ discounts: discountsOf(order.appliedDiscounts), fees: feesOf(order.additionalFees) })
