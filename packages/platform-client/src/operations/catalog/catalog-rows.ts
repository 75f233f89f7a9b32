import type { Service } from '../../operation.ts'

const service: Service = { package: '@galleria/catalog-rows', fqn: 'galleria.catalog.v1.CatalogRows', entity: 'galleria.catalog.v1.catalog_row' }

export const queryCatalogRows = { service, name: 'QueryCatalogRows', method: 'POST', path: '/stores/v1/catalog-rows/query', audience: 'STAFF' } as const
export const updateCatalogCells = { service, name: 'UpdateCatalogCells', method: 'POST', path: '/stores/v1/catalog-rows/update', audience: 'STAFF' } as const
export const listCollectionRules = { service, name: 'ListCollectionRules', method: 'GET', path: '/stores/v1/catalog-rows/collection-rules', audience: 'STAFF' } as const
export const previewCollectionRules = { service, name: 'PreviewCollectionRules', method: 'POST', path: '/stores/v1/catalog-rows/collection-rules/preview', audience: 'STAFF' } as const
export const setCollectionRules = { service, name: 'SetCollectionRules', method: 'POST', path: '/stores/v1/catalog-rows/collection-rules', audience: 'STAFF' } as const
