import type { Service } from '../../operation.ts'

const service: Service = { package: '@galleria/stock', fqn: 'galleria.stock.v1.Stock', entity: 'galleria.stock.v1.stock' }

export const queryStockRows = { service, name: 'QueryStockRows', method: 'POST', path: '/stores/v1/stock/rows/query', audience: 'STAFF' } as const
export const updateStockCells = { service, name: 'UpdateStockCells', method: 'POST', path: '/stores/v1/stock/rows/update', audience: 'STAFF' } as const
export const getVariantStock = { service, name: 'GetVariantStock', method: 'GET', path: '/stores/v1/stock/variants/{variantId}', audience: 'STAFF' } as const
export const queryStockLog = { service, name: 'QueryStockLog', method: 'POST', path: '/stores/v1/stock/variants/{variantId}/log/query', audience: 'STAFF' } as const
export const listStockLocations = { service, name: 'ListStockLocations', method: 'GET', path: '/stores/v1/stock/locations', audience: 'STAFF' } as const
export const queryStockLevels = { service, name: 'QueryStockLevels', method: 'POST', path: '/stores/v1/stock/levels/query', audience: 'STAFF' } as const
export const getStockSettings = { service, name: 'GetStockSettings', method: 'GET', path: '/stores/v1/stock/settings', audience: 'STAFF' } as const
export const updateStockSettings = { service, name: 'UpdateStockSettings', method: 'PATCH', path: '/stores/v1/stock/settings', audience: 'STAFF' } as const
