import type { Service } from '../../operation.ts'

const product: Service = { package: '@wix/auto_sdk_stores_products-v-3', fqn: 'wix.stores.catalog.v3.CatalogApi', entity: 'wix.stores.catalog.v3.product' }
const catalogEdit: Service = { package: '@galleria/catalog-edits', fqn: 'galleria.catalog.v1.CatalogEdits', entity: 'galleria.catalog.v1.catalog_edit' }

export const bulkAdjustProductVariantsByFilter = { service: product, name: 'BulkAdjustProductVariantsByFilter', method: 'POST', path: '/stores/v3/bulk/products/adjust-variants-by-filter', audience: 'STAFF', hosted: 'wire' } as const
export const bulkUpdateProductsByFilter = { service: product, name: 'BulkUpdateProductsByFilter', method: 'POST', path: '/stores/v3/bulk/products/update-by-filter', audience: 'STAFF', hosted: 'wire' } as const
export const getCatalogJob = { service: catalogEdit, name: 'GetCatalogJob', method: 'GET', path: '/stores/v1/catalog-edits/{id}/job', audience: 'STAFF' } as const
export const listCatalogJobResults = { service: catalogEdit, name: 'ListCatalogJobResults', method: 'POST', path: '/stores/v1/catalog-edits/{id}/job/results/query', audience: 'STAFF' } as const
export const bulkUpdateSeoByFilter = { service: catalogEdit, name: 'BulkUpdateSeoByFilter', method: 'POST', path: '/stores/v1/catalog-edits/update-seo-by-filter', audience: 'STAFF' } as const
export const duplicateProducts = { service: catalogEdit, name: 'DuplicateProducts', method: 'POST', path: '/stores/v1/catalog-edits/duplicate-products', audience: 'STAFF' } as const
export const beginBulkChange = { service: catalogEdit, name: 'BeginBulkChange', method: 'POST', path: '/stores/v1/catalog-edits/begin', audience: 'STAFF' } as const
export const previewBulkChange = { service: product, name: 'PreviewBulkChange', method: 'POST', path: '/stores/v1/catalog-edits/preview', audience: 'STAFF' } as const
export const previewInventoryChange = { service: product, name: 'PreviewInventoryChange', method: 'POST', path: '/stores/v1/catalog-edits/preview-inventory', audience: 'STAFF' } as const
