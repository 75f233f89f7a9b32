import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_stores_products', fqn: 'wix.catalog.api.v1.CatalogWriteApi', entity: 'wix.stores.catalog.v1.product' }

export const createProduct = { service, name: 'CreateProduct', method: 'POST', path: '/stores/v1/products', audience: 'STAFF', hosted: 'spec' } as const
export const updateProduct = { service, name: 'UpdateProduct', method: 'PATCH', path: '/stores/v1/products/{product.id}', audience: 'STAFF', hosted: 'spec' } as const
export const deleteProduct = { service, name: 'DeleteProduct', method: 'DELETE', path: '/stores/v1/products/{id}', audience: 'STAFF', hosted: 'spec' } as const
export const updateVariants = { service, name: 'UpdateVariants', method: 'PATCH', path: '/stores/v1/products/{id}/variants', audience: 'STAFF', hosted: 'spec' } as const
export const resetAllVariantData = { service, name: 'ResetAllVariantData', method: 'POST', path: '/stores/v1/products/{id}/variants/resetToDefault', audience: 'STAFF', hosted: 'spec' } as const
export const deleteProductOptions = { service, name: 'DeleteProductOptions', method: 'DELETE', path: '/stores/v1/products/{id}/options', audience: 'STAFF', hosted: 'spec' } as const
export const removeBrand = { service, name: 'RemoveBrand', method: 'POST', path: '/stores/v1/products/{id}/remove-brand', audience: 'STAFF', hosted: 'spec' } as const
export const removeRibbon = { service, name: 'RemoveRibbon', method: 'POST', path: '/stores/v1/products/{id}/remove-ribbon', audience: 'STAFF', hosted: 'spec' } as const
export const addProductMedia = { service, name: 'AddProductMedia', method: 'POST', path: '/stores/v1/products/{id}/media', audience: 'STAFF', hosted: 'spec' } as const
export const removeProductMedia = { service, name: 'RemoveProductMedia', method: 'POST', path: '/stores/v1/products/{id}/media/delete', audience: 'STAFF', hosted: 'spec' } as const
export const addProductMediaToChoices = { service, name: 'AddProductMediaToChoices', method: 'PATCH', path: '/stores/v1/products/{id}/choices/media', audience: 'STAFF', hosted: 'spec' } as const
export const removeProductMediaFromChoices = { service, name: 'RemoveProductMediaFromChoices', method: 'POST', path: '/stores/v1/products/{id}/choices/media/delete', audience: 'STAFF', hosted: 'spec' } as const
export const createCollection = { service, name: 'CreateCollection', method: 'POST', path: '/stores/v1/collections', audience: 'STAFF', hosted: 'spec' } as const
export const updateCollection = { service, name: 'UpdateCollection', method: 'PATCH', path: '/stores/v1/collections/{collection.id}', audience: 'STAFF', hosted: 'spec' } as const
export const deleteCollection = { service, name: 'DeleteCollection', method: 'DELETE', path: '/stores/v1/collections/{id}', audience: 'STAFF', hosted: 'spec' } as const
export const addProductsToCollection = { service, name: 'AddProductsToCollection', method: 'POST', path: '/stores/v1/collections/{id}/productIds', audience: 'STAFF', hosted: 'spec' } as const
export const arrangeCollectionProducts = { service, name: 'ArrangeCollectionProducts', method: 'POST', path: '/stores/v1/collections/{id}/productIds/arrange', audience: 'STAFF' } as const
export const removeProductsFromCollection = { service, name: 'RemoveProductsFromCollection', method: 'POST', path: '/stores/v1/collections/{id}/productIds/delete', audience: 'STAFF', hosted: 'spec' } as const
