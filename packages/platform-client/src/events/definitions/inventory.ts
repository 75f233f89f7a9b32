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

export const inventoryItemCreated = /* @__PURE__ */ created(item, InventoryItem)
export const inventoryItemUpdated = /* @__PURE__ */ updated(item, InventoryItem)
export const inventoryItemDeleted = /* @__PURE__ */ deletedEntity(item, InventoryItem)
export const inventoryItemStockStatusUpdated = /* @__PURE__ */ action(
  item,
  'stock_status_updated',
  StockStatusUpdated,
)
export const inventoryItemUpdatedWithReason = /* @__PURE__ */ action(
  item,
  'updated_with_reason',
  UpdatedWithReason,
)
