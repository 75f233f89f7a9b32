import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_stores_products-v-3', fqn: 'wix.stores.catalog.v3.CatalogApi', entity: 'wix.stores.catalog.v3.product' }

export const bulkDeleteProductsByFilter = { service, name: 'BulkDeleteProductsByFilter', method: 'POST', path: '/stores/v3/bulk/products/delete-by-filter', audience: 'STAFF', hosted: 'wire' } as const
export const bulkUpdateProductVariantsByFilter = { service, name: 'BulkUpdateProductVariantsByFilter', method: 'POST', path: '/stores/v3/bulk/products/update-variants-by-filter', audience: 'STAFF', hosted: 'wire' } as const
export const bulkAddProductInfoSectionsByFilter = { service, name: 'BulkAddProductInfoSectionsByFilter', method: 'POST', path: '/stores/v3/bulk/products/add-info-sections-by-filter', audience: 'STAFF', hosted: 'wire' } as const
export const bulkRemoveProductInfoSectionsByFilter = { service, name: 'BulkRemoveProductInfoSectionsByFilter', method: 'POST', path: '/stores/v3/bulk/products/remove-info-sections-by-filter', audience: 'STAFF', hosted: 'wire' } as const
export const bulkAddProductsToCategoriesByFilter = { service, name: 'BulkAddProductsToCategoriesByFilter', method: 'POST', path: '/stores/v3/bulk/products/add-to-categories-by-filter', audience: 'STAFF', hosted: 'wire' } as const
export const bulkRemoveProductsFromCategoriesByFilter = { service, name: 'BulkRemoveProductsFromCategoriesByFilter', method: 'POST', path: '/stores/v3/bulk/products/remove-from-categories-by-filter', audience: 'STAFF', hosted: 'wire' } as const
export const bulkUpdateProductTagsByFilter = { service, name: 'BulkUpdateProductTagsByFilter', method: 'POST', path: '/stores/v3/bulk/products/update-tags-by-filter', audience: 'STAFF', hosted: 'wire' } as const
export const createProductWithInventory = { service, name: 'CreateProductWithInventory', method: 'POST', path: '/stores/v3/products-with-inventory', audience: 'STAFF', hosted: 'wire' } as const
export const updateProductWithInventory = { service, name: 'UpdateProductWithInventory', method: 'PATCH', path: '/stores/v3/products-with-inventory/{product.id}', audience: 'STAFF', hosted: 'wire' } as const
export const bulkCreateProductsWithInventory = { service, name: 'BulkCreateProductsWithInventory', method: 'POST', path: '/stores/v3/bulk/products-with-inventory/create', audience: 'STAFF', hosted: 'wire' } as const
export const bulkUpdateProductsWithInventory = { service, name: 'BulkUpdateProductsWithInventory', method: 'POST', path: '/stores/v3/bulk/products-with-inventory/update', audience: 'STAFF', hosted: 'wire' } as const
export const bulkAddProductInfoSections = { service, name: 'BulkAddProductInfoSections', method: 'POST', path: '/stores/v3/bulk/products/add-info-sections', audience: 'STAFF', hosted: 'wire' } as const
export const bulkRemoveProductInfoSections = { service, name: 'BulkRemoveProductInfoSections', method: 'POST', path: '/stores/v3/bulk/products/remove-info-sections', audience: 'STAFF', hosted: 'wire' } as const
export const bulkUpdateProductTags = { service, name: 'BulkUpdateProductTags', method: 'POST', path: '/stores/v3/bulk/products/update-tags', audience: 'STAFF', hosted: 'wire' } as const
