import Big from 'big.js'
import type { Minor } from '../../money/money.ts'

/** A rule of a rate (wire §4.4): prices in minor units, weights in the site's unit, quantities in pieces. */
export interface RateCondition {
  readonly type: 'BY_TOTAL_WEIGHT' | 'BY_TOTAL_PRICE' | 'BY_TOTAL_QUANTITY'
  readonly operator: 'EQ' | 'GT' | 'GTE' | 'LT' | 'LTE'
  /** Decimal text. */
  readonly value: string
}

export interface ShippingRate {
  readonly amount: Minor
  readonly conditions: readonly RateCondition[]
  readonly multiplyByQuantity?: boolean
}

/** Goods to be delivered. */
export interface Load {
  /** Decimal text, in the site's unit. */
  readonly weight: string
  /** After discounts. */
  readonly price: Minor
  readonly quantity: number
}

/** The cheapest rate whose conditions all hold; none, and the option is not for this load. */
export function rateFor(rates: readonly ShippingRate[], load: Load): Minor | undefined {
  const fitting = rates
    .filter(({ conditions }) => conditions.every((condition) => holds(condition, load)))
    .map(({ amount, multiplyByQuantity }) => (multiplyByQuantity ? amount * load.quantity : amount))
  return fitting.length ? Math.min(...fitting) : undefined
}

export function holds({ type, operator, value }: RateCondition, load: Load): boolean {
  const actual = new Big(
    { BY_TOTAL_WEIGHT: load.weight, BY_TOTAL_PRICE: load.price, BY_TOTAL_QUANTITY: load.quantity }[type],
  )
  switch (operator) {
    case 'EQ':
      return actual.eq(value)
    case 'GT':
      return actual.gt(value)
    case 'GTE':
      return actual.gte(value)
    case 'LT':
      return actual.lt(value)
    case 'LTE':
      return actual.lte(value)
  }
}

/** The weight of all pieces, exactly. */
export function weightOf(
  pieces: readonly { readonly weight: string | number; readonly quantity: number }[],
): string {
  return pieces
    .reduce((all, { weight, quantity }) => all.plus(new Big(weight).times(quantity)), new Big(0))
    .toFixed()
}
