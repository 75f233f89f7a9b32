import { defineCall, type Service, z } from '@galleria/platform-client'
import { InventoryItem } from '../entities/catalog-v3/inventory-item.ts'
import type { InventoryChangeReason } from '../enums/catalog-v3.ts'
import { type BulkAnswer, bulkAnswer } from '../schemas/bulk.ts'
import type { FoundProducts } from './catalog-bulk.ts'
import type { StockChange, StockValues } from './catalog-inventory.ts'

const service: Service = {
  package: '@wix/auto_sdk_stores_inventory-items-v-3',
  fqn: 'wix.stores.inventory.v3.InventoryItemsApi',
  entity: 'wix.stores.catalog.v3.inventory_item',
}
const path = '/stores/v3/inventory-items'
const bulk = '/stores/v3/bulk/inventory-items'
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

/** Once, as long as nobody has said what there is, or after the item was deleted (wire §3.10). */
export const createInventoryItem = /* @__PURE__ */ defineCall<
  { inventoryItem: NewInventoryItem; idempotencyKey?: string },
  { inventoryItem: InventoryItem }
>({
  name: 'CreateInventoryItem',
  service,
  method: 'POST',
  path,
  output: () => z.object({ inventoryItem: InventoryItem }),
})

/** The variant stays, out of stock (wire §3.10). */
export const deleteInventoryItem = /* @__PURE__ */ defineCall<
  { inventoryItemId: string },
  Record<string, never>
>({
  name: 'DeleteInventoryItem',
  service,
  method: 'DELETE',
  path: `${path}/{inventoryItemId}`,
  output: () => z.object({}),
})

/** Up to 1,000 (wire §3.10). */
export const bulkCreateInventoryItems = /* @__PURE__ */ defineCall<
  { inventoryItems: NewInventoryItem[] } & StockChange,
  BulkAnswer<InventoryItem>
>({ name: 'BulkCreateInventoryItems', service, method: 'POST', path: `${bulk}/create`, output: Answer })

/** Up to 1,000, made or set, each variant once (wire §3.10). */
export const bulkUpsertInventoryItems = /* @__PURE__ */ defineCall<
  { inventoryItems: NewInventoryItem[] } & StockChange,
  BulkAnswer<InventoryItem>
>({ name: 'BulkUpsertInventoryItems', service, method: 'POST', path: `${bulk}/upsert`, output: Answer })

/** Up to 1,000 (wire §3.10). */
export const bulkDeleteInventoryItems = /* @__PURE__ */ defineCall<
  { inventoryItemIds: string[]; reason?: InventoryChangeReason },
  BulkAnswer<unknown>
>({
  name: 'BulkDeleteInventoryItems',
  service,
  method: 'POST',
  path: `${bulk}/delete`,
  output: () => bulkAnswer(z.unknown()),
})

/** Updates all items found, in a job, without checking revisions (wire §3.10). */
export const bulkUpdateInventoryItemsByFilter = /* @__PURE__ */ defineCall<
  FoundItems & { inventoryItem: StockValues; fieldMask?: string },
  { jobId: string }
>({
  name: 'BulkUpdateInventoryItemsByFilter',
  service,
  method: 'POST',
  path: `${bulk}/update-by-filter`,
  output: Begun,
})

/** More, or with a minus less, of all that are found and counted; by a job (wire §3.10). */
export const bulkAdjustInventoryItemsByFilter = /* @__PURE__ */ defineCall<
  FoundItems & { adjust: { amount: number } },
  { jobId: string }
>({
  name: 'BulkAdjustInventoryItemsByFilter',
  service,
  method: 'POST',
  path: `${bulk}/adjust-by-filter`,
  output: Begun,
})

/** One of the two, by a job (wire §3.10). */
export const bulkSetOrAdjustInventoryItemsByFilter = /* @__PURE__ */ defineCall<
  FoundItems & ({ set: StockValues } | { adjust: { amount: number } }),
  { jobId: string }
>({
  name: 'BulkSetOrAdjustInventoryItemsByFilter',
  service,
  method: 'POST',
  path: `${bulk}/set-or-adjust-by-filter`,
  output: Begun,
})

/** All that are found, by a job; they come back with its undo (wire §3.10). */
export const bulkDeleteInventoryItemsByFilter = /* @__PURE__ */ defineCall<FoundItems, { jobId: string }>({
  name: 'BulkDeleteInventoryItemsByFilter',
  service,
  method: 'POST',
  path: `${bulk}/delete-by-filter`,
  output: Begun,
})

/** Creates items for all variants found that have none, in a job (wire §3.10). */
export const bulkCreateInventoryItemsByVariantFilter = /* @__PURE__ */ defineCall<
  FoundItems & { inventoryItem: StockValues },
  { jobId: string }
>({
  name: 'BulkCreateInventoryItemsByVariantFilter',
  service,
  method: 'POST',
  path: `${bulk}/create-by-variant-filter`,
  output: Begun,
})
