import type { Service } from '../../operation.ts'

const service: Service = { package: '@galleria/catalog-imports', fqn: 'galleria.catalog.v1.CatalogImports', entity: 'galleria.catalog.v1.catalog_import' }

export const createCatalogImport = { service, name: 'CreateCatalogImport', method: 'POST', path: '/stores/v1/catalog-imports', audience: 'STAFF' } as const
export const queryCatalogImports = { service, name: 'QueryCatalogImports', method: 'POST', path: '/stores/v1/catalog-imports/query', audience: 'STAFF' } as const
export const listCatalogImportColumns = { service, name: 'ListCatalogImportColumns', method: 'GET', path: '/stores/v1/catalog-imports/columns', audience: 'STAFF' } as const
export const getCatalogImport = { service, name: 'GetCatalogImport', method: 'GET', path: '/stores/v1/catalog-imports/{catalogImportId}', audience: 'STAFF' } as const
export const dryRunCatalogImport = { service, name: 'DryRunCatalogImport', method: 'POST', path: '/stores/v1/catalog-imports/{catalogImportId}/dry-run', audience: 'STAFF' } as const
export const executeCatalogImport = { service, name: 'ExecuteCatalogImport', method: 'POST', path: '/stores/v1/catalog-imports/{catalogImportId}/execute', audience: 'STAFF' } as const
export const listCatalogImportErrors = { service, name: 'ListCatalogImportErrors', method: 'POST', path: '/stores/v1/catalog-imports/{catalogImportId}/errors/query', audience: 'STAFF' } as const
export const getCatalogImportErrorFileUrl = { service, name: 'GetCatalogImportErrorFileUrl', method: 'GET', path: '/stores/v1/catalog-imports/{catalogImportId}/error-file-url', audience: 'STAFF' } as const
export const createCatalogExport = { service, name: 'CreateCatalogExport', method: 'POST', path: '/stores/v1/catalog-exports', audience: 'STAFF' } as const
