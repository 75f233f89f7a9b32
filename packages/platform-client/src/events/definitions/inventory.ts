import { z } from '@galleria/platform-client'
import { InventoryItem } from '../../entities/catalog-v3/inventory-item.ts'
import { InventoryChangeReason } from '../../enums/catalog-v3.ts'
import { action, created, deletedEntity, updated } from '../definition.ts'

const StockStatusUpdated = z.object({ inStock: z.boolean() })

const UpdatedWithReason = z.object({
  currentEntity: z.optional(InventoryItem),
  reason: z.optional(InventoryChangeReason),
  appId: z.nullish(z.string()),
})

const item = 'wix.stores.catalog.v3.inventory_item'

/** `wix.stores.catalog.v3.inventory_item_created` (wire §2.11). */
export const inventoryItemCreated = /* @__PURE__ */ created(item, InventoryItem)
/** `wix.stores.catalog.v3.inventory_item_updated` (wire §2.11). */
export const inventoryItemUpdated = /* @__PURE__ */ updated(item, InventoryItem)
/** `wix.stores.catalog.v3.inventory_item_deleted` (wire §2.11). */
export const inventoryItemDeleted = /* @__PURE__ */ deletedEntity(item, InventoryItem)
/** `wix.stores.catalog.v3.inventory_item_stock_status_updated` (wire §2.11). */
export const inventoryItemStockStatusUpdated = /* @__PURE__ */ action(
  item,
  'stock_status_updated',
  StockStatusUpdated,
)
/** `wix.stores.catalog.v3.inventory_item_updated_with_reason` (wire §2.11). */
export const inventoryItemUpdatedWithReason = /* @__PURE__ */ action(
  item,
  'updated_with_reason',
  UpdatedWithReason,
)
