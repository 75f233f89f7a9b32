import { defineCall, z } from '@galleria/platform-client'
import { InventoryItem } from '../../entities/catalog-v3/inventory-item.ts'
import type { InventoryChangeReason } from '../../enums/catalog-v3.ts'
import * as operations from '../../operations/catalog/catalog-inventory.ts'
import { type BulkAnswer, bulkAnswer } from '../../schemas/bulk.ts'
import { CursorMetadata, type OffsetQuery, type SortOrder } from '../../schemas/paging.ts'

export type { InventoryItem }

const ItemAnswer = () => z.object({ inventoryItem: InventoryItem })
const Answer = () => bulkAnswer(InventoryItem)

/** The next page: only `cursor` and `limit` (wire §1.9). */
export interface InventorySearch {
  readonly filter?: Readonly<Record<string, unknown>>
  readonly sort?: readonly { readonly fieldName: string; readonly order?: SortOrder }[]
  readonly cursorPaging?: { readonly limit?: number; readonly cursor?: string }
  readonly search?: { readonly expression: string }
}

/** A number makes it counted, a yes or no makes it not; `revision` is the one last seen. */
export interface InventoryItemChanges {
  id: string
  revision: string
  quantity?: number
  inStock?: boolean
  /** Applies to all variants of the product. Extension of the embedded platform. */
  preorderInfo?: { enabled?: boolean; message?: string | null; limit?: number | null }
}

/** Reason and context of a stock change (wire §2.11); `idempotencyKey` is an extension of the embedded platform. */
export interface StockChange {
  reason?: InventoryChangeReason
  returnEntity?: boolean
  idempotencyKey?: string
}

/** Filter and sort fields: wire §1.9, "V3 inventory items query"; all of one product by `productId`. */
export const queryInventoryItems = /* @__PURE__ */ defineCall<
  { query: OffsetQuery },
  { inventoryItems: InventoryItem[] }
>(operations.queryInventoryItems, () => z.object({ inventoryItems: z.array(InventoryItem) }))

/** Items of hidden products too, for who runs the catalog (wire §3.10). */
export const searchInventoryItems = /* @__PURE__ */ defineCall<
  { search: InventorySearch },
  { inventoryItems: InventoryItem[]; pagingMetadata?: z.infer<typeof CursorMetadata> | undefined }
>(operations.searchInventoryItems, () =>
  z.object({ inventoryItems: z.array(InventoryItem), pagingMetadata: z.optional(CursorMetadata) }),
)

/** Its `revision` is wanted by who changes it (wire §3.10). */
export const getInventoryItem = /* @__PURE__ */ defineCall<
  { inventoryItemId: string },
  { inventoryItem: InventoryItem }
>(operations.getInventoryItem, ItemAnswer)

/** 409 where it was sold or set meanwhile (wire §3.10). */
export const updateInventoryItem = /* @__PURE__ */ defineCall<
  { inventoryItem: InventoryItemChanges; reason?: InventoryChangeReason },
  { inventoryItem: InventoryItem }
>(operations.updateInventoryItem, ItemAnswer)

/** Up to 1,000, each with its own result (wire §3.10). */
export const bulkUpdateInventoryItems = /* @__PURE__ */ defineCall<
  { inventoryItems: { inventoryItem: InventoryItemChanges }[] } & StockChange,
  BulkAnswer<InventoryItem>
>(operations.bulkUpdateInventoryItems, Answer)

/** Up to 300 (wire §3.10). */
export const bulkIncrementInventoryItems = /* @__PURE__ */ defineCall<
  { incrementData: { inventoryItemId: string; incrementBy: number }[] } & StockChange,
  BulkAnswer<InventoryItem>
>(operations.bulkIncrementInventoryItems, Answer)

/** Up to 300; with `preorderRequest` what is ordered before it is there (wire §3.10). */
export const bulkDecrementInventoryItems = /* @__PURE__ */ defineCall<
  {
    decrementData: { inventoryItemId: string; decrementBy: number; preorderRequest?: boolean }[]
  } & StockChange,
  BulkAnswer<InventoryItem>
>(operations.bulkDecrementInventoryItems, Answer)

/** Stock of an item: a quantity or a flag, and its pre-order settings. */
export type StockValues = Pick<InventoryItemChanges, 'quantity' | 'inStock' | 'preorderInfo'>
