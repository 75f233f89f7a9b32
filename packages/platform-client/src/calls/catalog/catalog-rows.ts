import { defineCall, z } from '@galleria/platform-client'
import * as operations from '../../operations/catalog/catalog-rows.ts'
import type { SortOrder } from '../../schemas/paging.ts'

const CatalogRow = z.object({
  id: z.string(),
  revision: z.string(),
  name: z.string(),
  slug: z.string(),
  sku: z.nullish(z.string()),
  /** Before the discount, in the store's currency. */
  price: z.number(),
  discount: z.object({ type: z.string(), value: z.number() }),
  cost: z.nullish(z.number()),
  /** Weight in the store's unit. */
  weight: z.nullish(z.number()),
  visible: z.boolean(),
  /** `PUBLISHED`, `HIDDEN`, `DRAFT` or `SCHEDULED`, with the moment of the last. */
  publication: z.optional(z.object({ status: z.string(), date: z.optional(z.string()) })),
  brand: z.nullish(z.string()),
  ribbon: z.nullish(z.string()),
  /** Ids. */
  collections: z.array(z.string()),
  /** Barcode of the only variant; a product with several has them on its variants. */
  barcode: z.nullish(z.string()),
  /** Tags that shoppers may see. */
  tags: z.optional(z.array(z.string())),
  /** How many there are, of all variants together; none where nobody counts. */
  stock: z.object({ quantity: z.nullish(z.number()), inStock: z.boolean() }),
  variants: z.number(),
})
/** One product as a line of a table. */
export type CatalogRow = z.infer<typeof CatalogRow>

/** Filter of products: search fields of catalog V3, and `price`, `cost`, `weight`, `stock`, `margin`, `status` (whether visible), `publication`. */
export interface RowQuery {
  readonly filter?: Readonly<Record<string, unknown>>
  readonly sort?: readonly { readonly fieldName: string; readonly order?: SortOrder }[]
  readonly search?: { readonly expression: string }
  /** Up to 1,000. */
  readonly paging?: { readonly limit?: number; readonly offset?: number }
}

/** A window of all that is found, hidden products too. Of the embedded platform. */
export const queryCatalogRows = /* @__PURE__ */ defineCall<
  { query: RowQuery },
  { rows: CatalogRow[]; total: number }
>(operations.queryCatalogRows, () => z.object({ rows: z.array(CatalogRow), total: z.number() }), {
  repeatable: true,
})

/** Columns that can be written; `stock` and `barcode` of products with one variant alone, a number or a yes or no. */
export type CatalogCell =
  | 'name'
  | 'sku'
  | 'price'
  | 'cost'
  | 'weight'
  | 'visible'
  | 'brand'
  | 'ribbon'
  | 'collections'
  | 'barcode'
  | 'tags'
  | 'stock'

/** `from` is what was last seen: where it is another value now, it stays, and is told as a conflict. */
export interface CellWrite {
  cell: CatalogCell
  from?: unknown
  to: unknown
}

const CellResult = z.object({
  cell: z.string(),
  /** `SAVED`, `UNCHANGED`, `CONFLICT` or `REFUSED`. */
  outcome: z.string(),
  current: z.optional(z.unknown()),
  error: z.optional(z.object({ code: z.string(), description: z.string() })),
})
/** Result of one cell. */
export type CellResult = z.infer<typeof CellResult>

const RowResult = z.object({
  itemMetadata: z.object({
    id: z.string(),
    originalIndex: z.number(),
    success: z.boolean(),
    error: z.optional(z.object({ code: z.string(), description: z.string() })),
  }),
  cells: z.array(CellResult),
  /** The row as it is now. */
  item: z.optional(CatalogRow),
})
/** Result of one row; `success` is false if the row does not exist. */
export type RowResult = z.infer<typeof RowResult>

/** Up to 1,000 rows, cell by cell, in one edit. Of the embedded platform. */
export const updateCatalogCells = /* @__PURE__ */ defineCall<
  { rows: { id: string; cells: CellWrite[] }[]; idempotencyKey?: string },
  { results: RowResult[] }
>(operations.updateCatalogCells, () => z.object({ results: z.array(RowResult) }))

const CollectionRules = z.object({
  /** `ALL` or `ANY` of the conditions. */
  match: z.string(),
  conditions: z.array(
    z.object({
      field: z.string(),
      operator: z.string(),
      value: z.optional(z.unknown()),
    }),
  ),
  sort: z.string(),
})
/**
 * Rules by which a collection fills itself. Tags, brands and ribbons by `IS` or `IS_NOT`; the price that shoppers pay and
 * the stock by `AT_LEAST` or `AT_MOST`; `ADDED` `AT_MOST` so many days ago; `DISCOUNTED` `IS` or `IS_NOT`, without a
 * value. `sort` is `NEWEST`, `PRICE_ASC`, `PRICE_DESC`, `NAME`, `BEST_SELLING` (of the last 90 days) or `MANUAL`, which leaves
 * the order to `arrangeCollectionProducts`.
 */
export type CollectionRules = z.infer<typeof CollectionRules>

/** Rules of all automatic collections. Of the embedded platform. */
export const listCollectionRules = /* @__PURE__ */ defineCall<
  undefined,
  { collections: { id: string; rules: CollectionRules }[] }
>(operations.listCollectionRules, () =>
  z.object({ collections: z.array(z.object({ id: z.string(), rules: CollectionRules })) }),
)

/** Number of products that rules mean now, and the first 20 of them. Of the embedded platform. */
export const previewCollectionRules = /* @__PURE__ */ defineCall<
  { rules: CollectionRules },
  { total: number; rows: CatalogRow[] }
>(operations.previewCollectionRules, () => z.object({ total: z.number(), rows: z.array(CatalogRow) }), {
  repeatable: true,
})

/** Lets a collection fill itself, or with `null` leaves what is in it to people. Of the embedded platform. */
export const setCollectionRules = /* @__PURE__ */ defineCall<
  { id: string; rules: CollectionRules | null },
  object
>(operations.setCollectionRules, () => z.looseObject({}))
