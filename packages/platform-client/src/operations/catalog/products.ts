import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_stores_products', fqn: 'wix.catalog.api.v1.CatalogReadApi', entity: 'wix.stores.catalog.v1.product' }

export const queryProducts = { service, name: 'QueryProductsPlatformized', method: 'GET', path: '/stores-reader/v1/products/query-platformized', complexQuery: true, fallback: true, audience: 'EVERYONE', hosted: 'spec' } as const
export const getProduct = { service, name: 'GetProduct', method: 'GET', path: '/stores-reader/v1/products/{id}', audience: 'EVERYONE', hosted: 'spec' } as const
export const productOptionsAvailability = { service, name: 'ProductOptionsAvailability', method: 'POST', path: '/stores-reader/v1/products/{id}/productOptionsAvailability', audience: 'EVERYONE', hosted: 'spec' } as const
export const queryProductVariants = { service, name: 'QueryProductVariants', method: 'POST', path: '/stores-reader/v1/products/{id}/variants/query', audience: 'EVERYONE', hosted: 'spec' } as const
export const queryStoreVariants = { service, name: 'QueryStoreVariants', method: 'POST', path: '/stores-reader/v1/variants/query', audience: 'EVERYONE', hosted: 'spec' } as const
export const getStoreVariant = { service, name: 'GetStoreVariant', method: 'GET', path: '/stores-reader/v1/variants/{id}', audience: 'EVERYONE', hosted: 'spec' } as const
