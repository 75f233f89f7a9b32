import type { Minor } from '../../money/money.ts'

/** What is taken off (spec §3 "Discount types"). */
export type Reduction =
  /** `percent` is decimal text: `"12.5"` is an eighth. */
  | { readonly kind: 'PERCENT'; readonly percent: string }
  | { readonly kind: 'AMOUNT'; readonly amount: Minor }
  /** Each piece costs this, unless it costs less already. */
  | { readonly kind: 'FIXED_PRICE'; readonly amount: Minor }
  /** Of every `buy + get` pieces the `get` cheapest are free. */
  | { readonly kind: 'BUY_X_GET_Y'; readonly buy: number; readonly get: number }
  | { readonly kind: 'FREE_SHIPPING' }

export interface Discount {
  readonly id: string
  readonly reduction: Reduction
  /** Lines that have one of these scopes; all without it. */
  readonly scopes?: readonly string[] | undefined
  /** Lines by their ids, from a merchant who named them. */
  readonly lineIds?: readonly string[] | undefined
  /** Of all these, one piece of what costs most. */
  readonly onePiece?: boolean | undefined
}

/** What a discount came to. */
export interface AppliedDiscount {
  readonly id: string
  readonly amount: Minor
  readonly lineIds: readonly string[]
  readonly target: 'GLOBAL' | 'SPECIFIC_ITEMS' | 'SHIPPING'
}
