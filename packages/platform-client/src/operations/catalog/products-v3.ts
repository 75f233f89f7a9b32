import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_stores_products-v-3', fqn: 'wix.stores.catalog.v3.CatalogApi', entity: 'wix.stores.catalog.v3.product' }

export const searchProducts = { service, name: 'SearchProducts', method: 'GET', path: '/stores/v3/products/search', complexQuery: true, fallback: true, audience: 'EVERYONE', hosted: 'wire' } as const
export const countProducts = { service, name: 'CountProducts', method: 'GET', path: '/stores/v3/products/count', fallback: true, audience: 'EVERYONE', hosted: 'wire' } as const
export const queryProducts = { service, name: 'QueryProducts', method: 'GET', path: '/stores/v3/products/query', fallback: true, audience: 'EVERYONE', hosted: 'wire' } as const
export const getProductBySlug = { service, name: 'GetProductBySlug', method: 'GET', path: '/stores/v3/products/slug/{slug}', audience: 'EVERYONE', hosted: 'wire' } as const
export const getAllProductsCategory = { name: 'GetAllProductsCategory', method: 'GET', path: '/stores/v3/all-products-category', hosted: 'wire' } as const
