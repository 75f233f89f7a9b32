import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_stores_products-v-3', fqn: 'wix.stores.catalog.v3.CatalogApi', entity: 'wix.stores.catalog.v3.product' }

export const getProductV3 = { service, name: 'GetProduct', method: 'GET', path: '/stores/v3/products/{productId}', audience: 'EVERYONE', hosted: 'wire' } as const
export const createProductV3 = { service, name: 'CreateProduct', method: 'POST', path: '/stores/v3/products', audience: 'STAFF', hosted: 'wire' } as const
export const updateProductV3 = { service, name: 'UpdateProduct', method: 'PATCH', path: '/stores/v3/products/{product.id}', audience: 'STAFF', hosted: 'wire' } as const
export const deleteProductV3 = { service, name: 'DeleteProduct', method: 'DELETE', path: '/stores/v3/products/{productId}', audience: 'STAFF', hosted: 'wire' } as const
export const bulkCreateProductsV3 = { service, name: 'BulkCreateProducts', method: 'POST', path: '/stores/v3/bulk/products/create', audience: 'STAFF', hosted: 'wire' } as const
export const bulkUpdateProductsV3 = { service, name: 'BulkUpdateProducts', method: 'POST', path: '/stores/v3/bulk/products/update', audience: 'STAFF', hosted: 'wire' } as const
export const bulkDeleteProductsV3 = { service, name: 'BulkDeleteProducts', method: 'POST', path: '/stores/v3/bulk/products/delete', audience: 'STAFF', hosted: 'wire' } as const
