import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_stores_products', fqn: 'wix.catalog.api.v1.CatalogWriteApi', entity: 'wix.stores.catalog.v1.product' }

export const bulkUpdateProducts = { service, name: 'BulkUpdateProducts', method: 'POST', path: '/stores/v1/bulk/products/update', audience: 'STAFF', hosted: 'spec' } as const
export const bulkAdjustProductProperties = { service, name: 'BulkAdjustProductProperties', method: 'POST', path: '/stores/v1/bulk/products/adjust-properties', audience: 'STAFF', hosted: 'spec' } as const
