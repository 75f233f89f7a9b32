import type { Minor } from '../money/money.ts'
import { multiply, split } from './shares.ts'

/** Everything a total depends on; nothing is looked up. All money in the smallest unit of one currency. */
export interface PricingInput {
  readonly lines: readonly PricedLine[]
  readonly coupon?: PricingCoupon | undefined
  /** Price of the chosen delivery; undefined while none is chosen. */
  readonly shipping?: Minor | undefined
  /** Fraction as text, e.g. `0.0825`; undefined when no tax is calculated. */
  readonly taxRate?: string | undefined
}

export interface PricedLine {
  readonly id: string
  /** What one costs now, after the product's own discount. */
  readonly unit: Minor
  /** 1 to 100,000. */
  readonly quantity: number
}

export type PricingCoupon =
  | {
      readonly kind: 'PERCENT' /** 0 to 100, as text. */
      readonly percent: string
      readonly minimumSubtotal: Minor
    }
  | { readonly kind: 'AMOUNT'; readonly amount: Minor; readonly minimumSubtotal: Minor }
  | { readonly kind: 'FREE_SHIPPING'; readonly minimumSubtotal: Minor }

export interface LineTotals {
  readonly id: string
  readonly subtotal: Minor
  readonly discount: Minor
  readonly tax: Minor
  /** Subtotal less discount plus tax. */
  readonly total: Minor
}

export interface Totals {
  readonly lines: readonly LineTotals[]
  readonly subtotal: Minor
  readonly discount: Minor
  /** Undefined while no delivery is chosen. */
  readonly shipping: Minor | undefined
  readonly tax: Minor
  readonly total: Minor
}

/** Discounts first, then tax on what is left of each line; delivery is not taxed. The parts always sum up to the total. */
export function calculateTotals({ lines, coupon, shipping, taxRate = '0' }: PricingInput): Totals {
  const subtotals = lines.map((line) => line.unit * line.quantity)
  const subtotal = sum(subtotals)
  const applies = coupon !== undefined && subtotal >= coupon.minimumSubtotal
  const discounts = split(applies ? discountOf(coupon, subtotal) : 0, subtotals)
  const delivery = applies && coupon.kind === 'FREE_SHIPPING' && shipping !== undefined ? 0 : shipping
  const priced = lines.map((line, index): LineTotals => {
    const before = subtotals[index] ?? 0
    const discount = discounts[index] ?? 0
    const tax = multiply(before - discount, taxRate)
    return { id: line.id, subtotal: before, discount, tax, total: before - discount + tax }
  })
  const discount = sum(priced.map((line) => line.discount))
  const tax = sum(priced.map((line) => line.tax))
  return {
    lines: priced,
    subtotal,
    discount,
    shipping: delivery,
    tax,
    total: subtotal - discount + (delivery ?? 0) + tax,
  }
}

function discountOf(coupon: PricingCoupon, subtotal: Minor): Minor {
  switch (coupon.kind) {
    case 'PERCENT':
      return Math.min(subtotal, multiply(subtotal, coupon.percent, 100))
    case 'AMOUNT':
      return Math.min(subtotal, coupon.amount)
    case 'FREE_SHIPPING':
      return 0
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
