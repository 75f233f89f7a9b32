import type { Minor } from '../../money/money.ts'

/** Reduction of a discount (spec §3 "Discount types"). */
export type Reduction =
  /** `percent` is decimal text: `"12.5"` is an eighth. */
  | { readonly kind: 'PERCENT'; readonly percent: string }
  | { readonly kind: 'AMOUNT'; readonly amount: Minor }
  /** Each piece costs this, unless it costs less already. */
  | { readonly kind: 'FIXED_PRICE'; readonly amount: Minor }
  /** Makes the `get` cheapest of every `buy + get` pieces free. */
  | { readonly kind: 'BUY_X_GET_Y'; readonly buy: number; readonly get: number }
  | Tiers
  | { readonly kind: 'FREE_SHIPPING' }

/** Steps by the pieces or the amount of what is reduced; the highest one that is reached counts, alone. */
export interface Tiers {
  readonly kind: 'TIERS'
  readonly by: 'PIECES' | 'AMOUNT'
  readonly steps: readonly Step[]
}

export type Step = { readonly from: number } & (
  | { readonly kind: 'PERCENT'; readonly percent: string }
  | { readonly kind: 'AMOUNT'; readonly amount: Minor }
)

export interface Discount {
  readonly id: string
  readonly reduction: Reduction
  /** Lines that have one of these scopes; all without it. */
  readonly scopes?: readonly string[] | undefined
  /** Lines by their ids, from a merchant who named them. */
  readonly lineIds?: readonly string[] | undefined
  /** Limits the discount to one piece of the most expensive line. */
  readonly onePiece?: boolean | undefined
  /** Whether it counts only where no other rule or coupon does. */
  readonly alone?: boolean | undefined
}

/** Discount with its calculated amount. */
export interface AppliedDiscount {
  readonly id: string
  readonly amount: Minor
  readonly lineIds: readonly string[]
  readonly target: 'GLOBAL' | 'SPECIFIC_ITEMS' | 'SHIPPING'
  /** Part of each line; a discount of the delivery has none. */
  readonly byLine?: ReadonlyMap<string, Minor>
}
