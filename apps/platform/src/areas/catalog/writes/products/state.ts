import type { Selectable } from 'kysely'
import type { CatalogTables } from '../../tables.ts'

type ProductColumns = Selectable<CatalogTables['products']>

type VariantColumns = Selectable<CatalogTables['variants']>

/** A variant as it is written; `null` weight and cost are those of the product. */
export interface VariantState extends Omit<VariantColumns, 'productId' | 'weight'> {
  readonly weight: number | null
}

/** All that is written of a product: its row, its variants in order, and its place in each collection. */
export interface ProductState extends Omit<ProductColumns, 'changedAt' | 'weight' | 'discountValue'> {
  readonly weight: number | null
  readonly discountValue: number
  readonly variants: readonly VariantState[]
  readonly collections: Readonly<Record<string, number>>
  /** Goods of one group are taxed alike; null is as all that are in none. */
  readonly taxGroupId: string | null
  /** Ways to buy it again and again; null where it is bought once alone. */
  readonly subscriptions: readonly SubscriptionState[] | null
}

export interface ProductChange {
  readonly before: ProductState | undefined
  readonly after: ProductState | undefined
}

/** One way to buy a product again and again, as it is written. */
export interface SubscriptionState
  extends Omit<Selectable<CatalogTables['subscriptionOptions']>, 'productId' | 'percentOff'> {
  readonly percentOff: number | null
}

export type StockReason = 'ORDER' | 'MANUAL' | 'REVERT_INVENTORY_CHANGE'
