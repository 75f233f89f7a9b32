import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_stores_inventory-items-v-3', fqn: 'wix.stores.inventory.v3.InventoryItemsApi', entity: 'wix.stores.catalog.v3.inventory_item' }

export const bulkDecrementInventoryItemsByVariantAndLocation = { service, name: 'BulkDecrementInventoryItemsByVariantAndLocation', method: 'POST', path: '/stores/v3/bulk/inventory-items/decrement-by-variant-and-location', audience: 'STAFF', hosted: 'wire' } as const
export const bulkIncrementInventoryItemsByVariantAndLocation = { service, name: 'BulkIncrementInventoryItemsByVariantAndLocation', method: 'POST', path: '/stores/v3/bulk/inventory-items/increment-by-variant-and-location', audience: 'STAFF', hosted: 'wire' } as const
export const createInventoryItem = { service, name: 'CreateInventoryItem', method: 'POST', path: '/stores/v3/inventory-items', audience: 'STAFF', hosted: 'wire' } as const
export const bulkCreateInventoryItems = { service, name: 'BulkCreateInventoryItems', method: 'POST', path: '/stores/v3/bulk/inventory-items/create', audience: 'STAFF', hosted: 'wire' } as const
export const bulkUpsertInventoryItems = { service, name: 'BulkUpsertInventoryItems', method: 'POST', path: '/stores/v3/bulk/inventory-items/upsert', audience: 'STAFF', hosted: 'wire' } as const
export const deleteInventoryItem = { service, name: 'DeleteInventoryItem', method: 'DELETE', path: '/stores/v3/inventory-items/{inventoryItemId}', audience: 'STAFF', hosted: 'wire' } as const
export const bulkDeleteInventoryItems = { service, name: 'BulkDeleteInventoryItems', method: 'POST', path: '/stores/v3/bulk/inventory-items/delete', audience: 'STAFF', hosted: 'wire' } as const
export const bulkUpdateInventoryItemsByFilter = { service, name: 'BulkUpdateInventoryItemsByFilter', method: 'POST', path: '/stores/v3/bulk/inventory-items/update-by-filter', audience: 'STAFF', hosted: 'wire' } as const
export const bulkDeleteInventoryItemsByFilter = { service, name: 'BulkDeleteInventoryItemsByFilter', method: 'POST', path: '/stores/v3/bulk/inventory-items/delete-by-filter', audience: 'STAFF', hosted: 'wire' } as const
export const bulkAdjustInventoryItemsByFilter = { service, name: 'BulkAdjustInventoryItemsByFilter', method: 'POST', path: '/stores/v3/bulk/inventory-items/adjust-by-filter', audience: 'STAFF', hosted: 'wire' } as const
export const bulkSetOrAdjustInventoryItemsByFilter = { service, name: 'BulkSetOrAdjustInventoryItemsByFilter', method: 'POST', path: '/stores/v3/bulk/inventory-items/set-or-adjust-by-filter', audience: 'STAFF', hosted: 'wire' } as const
export const bulkCreateInventoryItemsByVariantFilter = { service, name: 'BulkCreateInventoryItemsByVariantFilter', method: 'POST', path: '/stores/v3/bulk/inventory-items/create-by-variant-filter', audience: 'STAFF', hosted: 'wire' } as const
