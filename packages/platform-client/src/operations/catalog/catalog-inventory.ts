import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_stores_inventory-items-v-3', fqn: 'wix.stores.inventory.v3.InventoryItemsApi', entity: 'wix.stores.catalog.v3.inventory_item' }

export const queryInventoryItems = { service, name: 'QueryInventoryItems', method: 'GET', path: '/stores/v3/inventory-items/query', complexQuery: true, fallback: true, audience: 'EVERYONE', hosted: 'wire' } as const
export const searchInventoryItems = { service, name: 'SearchInventoryItems', method: 'GET', path: '/stores/v3/inventory-items/search', complexQuery: true, fallback: true, audience: 'EVERYONE', hosted: 'wire' } as const
export const countInventoryItems = { service, name: 'CountInventoryItems', method: 'GET', path: '/stores/v3/inventory-items/count', fallback: true, audience: 'EVERYONE', hosted: 'wire' } as const
export const getInventoryItem = { service, name: 'GetInventoryItem', method: 'GET', path: '/stores/v3/inventory-items/{inventoryItemId}', audience: 'STAFF', hosted: 'wire' } as const
export const updateInventoryItem = { service, name: 'UpdateInventoryItem', method: 'PATCH', path: '/stores/v3/inventory-items/{inventoryItem.id}', audience: 'STAFF', hosted: 'wire' } as const
export const bulkUpdateInventoryItems = { service, name: 'BulkUpdateInventoryItems', method: 'POST', path: '/stores/v3/bulk/inventory-items/update', audience: 'STAFF', hosted: 'wire' } as const
export const bulkDecrementInventoryItems = { service, name: 'BulkDecrementInventoryItems', method: 'POST', path: '/stores/v3/bulk/inventory-items/decrement', audience: 'STAFF', hosted: 'wire' } as const
export const bulkIncrementInventoryItems = { service, name: 'BulkIncrementInventoryItems', method: 'POST', path: '/stores/v3/bulk/inventory-items/increment', audience: 'STAFF', hosted: 'wire' } as const
