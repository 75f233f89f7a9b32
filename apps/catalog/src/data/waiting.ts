/** Request to be told by email once a product is back in stock. */
export interface Waiting {
  readonly id: string
  readonly email: string
  readonly variantId: string | undefined
}

/** Answer to a withdrawal. */
export interface Withdrawn {
  readonly isGone: boolean
}
