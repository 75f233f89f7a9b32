import { defineCall, z } from '@galleria/platform-client'
import { InventoryItem } from '../../entities/catalog-v3/inventory-item.ts'
import type { InventoryChangeReason } from '../../enums/catalog-v3.ts'
import * as operations from '../../operations/catalog/catalog-inventory-items.ts'
import { type BulkAnswer, bulkAnswer } from '../../schemas/bulk.ts'
import type { FoundProducts } from './catalog-bulk.ts'
import type { StockChange, StockValues } from './catalog-inventory.ts'

const Answer = () => bulkAnswer(InventoryItem)
const Begun = () => z.object({ jobId: z.string() })

/** Stock of a variant; `revision` is checked if the item exists. */
export interface NewInventoryItem extends StockValues {
  variantId: string
  productId?: string
  revision?: string
}
/** Items in the words of `queryInventoryItems`; of all of them where `filter` is `{}`. */
export type FoundItems = FoundProducts & { reason?: InventoryChangeReason }

/** Creates an item: once, while no stock is known, or after the item was deleted (wire §3.10). */
export const createInventoryItem = /* @__PURE__ */ defineCall<
  { inventoryItem: NewInventoryItem; idempotencyKey?: string },
  { inventoryItem: InventoryItem }
>(operations.createInventoryItem, () => z.object({ inventoryItem: InventoryItem }))

/** The variant stays, out of stock (wire §3.10). */
export const deleteInventoryItem = /* @__PURE__ */ defineCall<
  { inventoryItemId: string },
  Record<string, never>
>(operations.deleteInventoryItem, () => z.object({}))

/** Up to 1,000 (wire §3.10). */
export const bulkCreateInventoryItems = /* @__PURE__ */ defineCall<
  { inventoryItems: NewInventoryItem[] } & StockChange,
  BulkAnswer<InventoryItem>
>(operations.bulkCreateInventoryItems, Answer)

/** Up to 1,000, made or set, each variant once (wire §3.10). */
export const bulkUpsertInventoryItems = /* @__PURE__ */ defineCall<
  { inventoryItems: NewInventoryItem[] } & StockChange,
  BulkAnswer<InventoryItem>
>(operations.bulkUpsertInventoryItems, Answer)

/** Up to 300: more pieces of a variant, at one location or in all (wire §3.10). */
export const bulkIncrementInventoryItemsByVariantAndLocation = /* @__PURE__ */ defineCall<
  { incrementData: { variantId: string; locationId?: string; incrementBy: number }[] } & StockChange,
  BulkAnswer<InventoryItem>
>(operations.bulkIncrementInventoryItemsByVariantAndLocation, Answer)

/** Up to 300: fewer pieces of a variant, at one location or in all (wire §3.10). */
export const bulkDecrementInventoryItemsByVariantAndLocation = /* @__PURE__ */ defineCall<
  { decrementData: { variantId: string; locationId?: string; decrementBy: number }[] } & StockChange,
  BulkAnswer<InventoryItem>
>(operations.bulkDecrementInventoryItemsByVariantAndLocation, Answer)

/** Up to 1,000 (wire §3.10). */
export const bulkDeleteInventoryItems = /* @__PURE__ */ defineCall<
  { inventoryItemIds: string[]; reason?: InventoryChangeReason },
  BulkAnswer<unknown>
>(operations.bulkDeleteInventoryItems, () => bulkAnswer(z.unknown()))

/** Updates all items found, in a job, without checking revisions (wire §3.10). */
export const bulkUpdateInventoryItemsByFilter = /* @__PURE__ */ defineCall<
  FoundItems & { inventoryItem: StockValues; fieldMask?: string },
  { jobId: string }
>(operations.bulkUpdateInventoryItemsByFilter, Begun)

/** More, or with a minus less, of all that are found and counted; by a job (wire §3.10). */
export const bulkAdjustInventoryItemsByFilter = /* @__PURE__ */ defineCall<
  FoundItems & { adjust: { amount: number } },
  { jobId: string }
>(operations.bulkAdjustInventoryItemsByFilter, Begun)

/** One of the two, by a job (wire §3.10). */
export const bulkSetOrAdjustInventoryItemsByFilter = /* @__PURE__ */ defineCall<
  FoundItems & ({ set: StockValues } | { adjust: { amount: number } }),
  { jobId: string }
>(operations.bulkSetOrAdjustInventoryItemsByFilter, Begun)

/** All that are found, by a job; they come back with its undo (wire §3.10). */
export const bulkDeleteInventoryItemsByFilter = /* @__PURE__ */ defineCall<FoundItems, { jobId: string }>(
  operations.bulkDeleteInventoryItemsByFilter,
  Begun,
)

/** Creates items for all variants found that have none, in a job (wire §3.10). */
export const bulkCreateInventoryItemsByVariantFilter = /* @__PURE__ */ defineCall<
  FoundItems & { inventoryItem: StockValues },
  { jobId: string }
>(operations.bulkCreateInventoryItemsByVariantFilter, Begun)
