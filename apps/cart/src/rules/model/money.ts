/** Decimal string in the cart's currency. Formatted where it is shown, never by an adapter. */
export interface Money {
  readonly amount: string
}

/** Words of the merchant, in the shop's language and the shopper's. */
export interface Words {
  readonly original: string
  readonly translated?: string | null | undefined
}
