import type { Service } from '../../operation.ts'

const taxGroup: Service = { package: '@wix/auto_sdk_ecom_tax-groups', fqn: 'com.wix.ecom.tax.api.v1.TaxGroupsService', entity: 'wix.billing.v1.tax_group' }
const taxRegion: Service = { package: '@wix/auto_sdk_ecom_tax-regions', fqn: 'com.wix.ecom.tax.api.v1.TaxRegionsService', entity: 'wix.billing.v1.tax_region' }
const taxRate: Service = { package: '@wix/auto_sdk_ecom_tax-rates', fqn: 'com.wix.ecom.tax.api.v1.TaxRatesService', entity: 'wix.billing.v1.tax_rate' }
const taxSettings: Service = { package: '@wix/auto_sdk_ecom_tax-settings', fqn: 'com.wix.ecom.tax.api.v1.TaxSettingsService', entity: 'wix.billing.v1.tax_settings' }

export const createTaxGroup = { service: taxGroup, name: 'CreateTaxGroup', method: 'POST', path: '/billing/v1/tax-groups', audience: 'STAFF' } as const
export const queryTaxGroups = { service: taxGroup, name: 'QueryTaxGroups', method: 'POST', path: '/billing/v1/tax-groups/query', audience: 'STAFF' } as const
export const getTaxGroup = { service: taxGroup, name: 'GetTaxGroup', method: 'GET', path: '/billing/v1/tax-groups/{id}', audience: 'STAFF' } as const
export const updateTaxGroup = { service: taxGroup, name: 'UpdateTaxGroup', method: 'PATCH', path: '/billing/v1/tax-groups/{taxGroup.id}', audience: 'STAFF' } as const
export const deleteTaxGroup = { service: taxGroup, name: 'DeleteTaxGroup', method: 'DELETE', path: '/billing/v1/tax-groups/{id}', audience: 'STAFF' } as const
export const createTaxRegion = { service: taxRegion, name: 'CreateTaxRegion', method: 'POST', path: '/billing/v1/tax-regions', audience: 'STAFF' } as const
export const queryTaxRegions = { service: taxRegion, name: 'QueryTaxRegions', method: 'POST', path: '/billing/v1/tax-regions/query', audience: 'STAFF' } as const
export const getTaxRegion = { service: taxRegion, name: 'GetTaxRegion', method: 'GET', path: '/billing/v1/tax-regions/{id}', audience: 'STAFF' } as const
export const updateTaxRegion = { service: taxRegion, name: 'UpdateTaxRegion', method: 'PATCH', path: '/billing/v1/tax-regions/{taxRegion.id}', audience: 'STAFF' } as const
export const deleteTaxRegion = { service: taxRegion, name: 'DeleteTaxRegion', method: 'DELETE', path: '/billing/v1/tax-regions/{id}', audience: 'STAFF' } as const
export const createTaxRate = { service: taxRate, name: 'CreateTaxRate', method: 'POST', path: '/billing/v1/tax-rates', audience: 'STAFF' } as const
export const queryTaxRates = { service: taxRate, name: 'QueryTaxRates', method: 'POST', path: '/billing/v1/tax-rates/query', audience: 'STAFF' } as const
export const getTaxRate = { service: taxRate, name: 'GetTaxRate', method: 'GET', path: '/billing/v1/tax-rates/{id}', audience: 'STAFF' } as const
export const updateTaxRate = { service: taxRate, name: 'UpdateTaxRate', method: 'PATCH', path: '/billing/v1/tax-rates/{taxRate.id}', audience: 'STAFF' } as const
export const deleteTaxRate = { service: taxRate, name: 'DeleteTaxRate', method: 'DELETE', path: '/billing/v1/tax-rates/{id}', audience: 'STAFF' } as const
export const getTaxSettings = { service: taxSettings, name: 'GetTaxSettings', method: 'GET', path: '/billing/v1/tax-settings', audience: 'STAFF' } as const
export const updateTaxSettings = { service: taxSettings, name: 'UpdateTaxSettings', method: 'PATCH', path: '/billing/v1/tax-settings', audience: 'OWNER' } as const
