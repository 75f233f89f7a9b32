import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_loyalty_imports', fqn: 'wix.loyalty.imports.v1.LoyaltyImports', entity: 'wix.loyalty.imports.v1.loyalty_import' }

export const createLoyaltyImportFileUrl = { service, name: 'CreateLoyaltyImportFileUrl', method: 'POST', path: '/_api/loyalty-imports/v1/loyalty-imports/wixmp-upload-url', audience: 'STAFF', hosted: 'wire' } as const
export const createLoyaltyImport = { service, name: 'CreateLoyaltyImport', method: 'POST', path: '/_api/loyalty-imports/v1/loyalty-imports', audience: 'STAFF', hosted: 'wire' } as const
export const getLoyaltyImport = { service, name: 'GetLoyaltyImport', method: 'GET', path: '/_api/loyalty-imports/v1/loyalty-imports', audience: 'STAFF', hosted: 'wire' } as const
export const getLoyaltyImportErrorFileUrl = { service, name: 'GetErrorFileDownloadUrl', method: 'GET', path: '/_api/loyalty-imports/v1/loyalty-imports/error-file-download-url', audience: 'STAFF', hosted: 'wire' } as const
export const executeLoyaltyImport = { service, name: 'ExecuteLoyaltyImport', method: 'POST', path: '/_api/loyalty-imports/v1/loyalty-imports/execute', audience: 'OWNER', hosted: 'wire' } as const
export const dryRunLoyaltyImport = { service, name: 'DryRunLoyaltyImport', method: 'POST', path: '/_api/loyalty-imports/v1/loyalty-imports/dry-run', audience: 'STAFF' } as const
export const queryLoyaltyImports = { service, name: 'QueryLoyaltyImports', method: 'POST', path: '/_api/loyalty-imports/v1/loyalty-imports/query', audience: 'STAFF', hosted: 'wire' } as const
