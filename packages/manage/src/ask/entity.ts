export type EntityKind = 'members' | 'customers' | 'products' | 'variants' | 'collections' | 'segments'

/** Thing of the shop that a form names by its id. */
export interface Entity {
  readonly id: string
  readonly name: string
  /** Tells those apart that are called alike: an email address, a SKU. */
  readonly detail?: string | null | undefined
  /** Not shown to shoppers. */
  readonly isHidden?: boolean | undefined
  /** Product of a variant. */
  readonly productId?: string | undefined
}
