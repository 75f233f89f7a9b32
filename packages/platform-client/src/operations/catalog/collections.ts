import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_stores_collections', fqn: 'wix.catalog.api.v2.CollectionReadApi', entity: 'wix.stores.catalog.v1.collection' }

export const queryCollections = { service, name: 'QueryCollections', method: 'GET', path: '/v2/collections/query', bare: '/stores-reader/v2/collections/query', complexQuery: true, fallback: true, audience: 'EVERYONE', hosted: 'wire' } as const
export const getCollectionBySlug = { service, name: 'GetCollectionBySlug', method: 'GET', path: '/stores-reader/v1/collections/slug/{slug}', audience: 'EVERYONE', hosted: 'spec' } as const
export const getCollectionBySlugV2 = { name: 'GetCollectionBySlug', method: 'GET', path: '/v2/collections/slug/{slug}', bare: '/stores-reader/v2/collections/slug/{slug}', audience: 'EVERYONE', hosted: 'wire' } as const
export const getCollection = { name: 'GetCollection', method: 'GET', path: '/v2/collections/{id}', bare: '/stores-reader/v2/collections/{id}', audience: 'EVERYONE', hosted: 'wire' } as const
