import type { Service } from '../../operation.ts'

const service: Service = { package: '@galleria/catalog-edits', fqn: 'galleria.catalog.v1.CatalogEdits', entity: 'galleria.catalog.v1.catalog_edit' }

export const queryCatalogEdits = { service, name: 'QueryCatalogEdits', method: 'POST', path: '/stores/v1/catalog-edits/query', audience: 'STAFF' } as const
export const getCatalogEdit = { service, name: 'GetCatalogEdit', method: 'GET', path: '/stores/v1/catalog-edits/{id}', audience: 'STAFF' } as const
export const listCatalogEditRows = { service, name: 'ListCatalogEditRows', method: 'POST', path: '/stores/v1/catalog-edits/{id}/rows/query', audience: 'STAFF' } as const
export const undoCatalogEdit = { service, name: 'UndoCatalogEdit', method: 'POST', path: '/stores/v1/catalog-edits/{id}/undo', audience: 'STAFF' } as const
