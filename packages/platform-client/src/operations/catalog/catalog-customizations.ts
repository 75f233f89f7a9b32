import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_stores_customizations-v-3', fqn: 'wix.stores.catalog.v3.CustomizationsApi', entity: 'wix.stores.catalog.v3.customization' }

export const queryCustomizations = { service, name: 'QueryCustomizations', method: 'GET', path: '/stores/v3/customizations/query', complexQuery: true, fallback: true, audience: 'EVERYONE', hosted: 'wire' } as const
export const countCustomizations = { service, name: 'CountCustomizations', method: 'POST', path: '/stores/v3/customizations/count', audience: 'EVERYONE', hosted: 'wire' } as const
export const getCustomization = { service, name: 'GetCustomization', method: 'GET', path: '/stores/v3/customizations/{customizationId}', audience: 'EVERYONE', hosted: 'wire' } as const
export const createCustomization = { service, name: 'CreateCustomization', method: 'POST', path: '/stores/v3/customizations', audience: 'STAFF', hosted: 'wire' } as const
export const updateCustomization = { service, name: 'UpdateCustomization', method: 'PATCH', path: '/stores/v3/customizations/{customization.id}', audience: 'STAFF', hosted: 'wire' } as const
export const deleteCustomization = { service, name: 'DeleteCustomization', method: 'DELETE', path: '/stores/v3/customizations/{customizationId}', audience: 'STAFF', hosted: 'wire' } as const
export const bulkCreateCustomizations = { service, name: 'BulkCreateCustomizations', method: 'POST', path: '/stores/v3/bulk/customizations/create', audience: 'STAFF', hosted: 'wire' } as const
export const bulkUpdateCustomizations = { service, name: 'BulkUpdateCustomizations', method: 'POST', path: '/stores/v3/bulk/customizations/update', audience: 'STAFF', hosted: 'wire' } as const
export const addCustomizationChoices = { service, name: 'AddCustomizationChoices', method: 'POST', path: '/stores/v3/customizations/{customizationId}/add-choices', audience: 'STAFF', hosted: 'wire' } as const
export const setCustomizationChoices = { service, name: 'SetCustomizationChoices', method: 'POST', path: '/stores/v3/customizations/{customizationId}/set-choices', audience: 'STAFF', hosted: 'wire' } as const
export const updateCustomizationChoices = { service, name: 'UpdateCustomizationChoices', method: 'POST', path: '/stores/v3/customizations/{customizationId}/update-choices', audience: 'STAFF', hosted: 'wire' } as const
export const removeCustomizationChoices = { service, name: 'RemoveCustomizationChoices', method: 'POST', path: '/stores/v3/customizations/{customizationId}/remove-choices', audience: 'STAFF', hosted: 'wire' } as const
export const reorderCustomizationChoices = { service, name: 'ReorderCustomizationChoices', method: 'POST', path: '/stores/v3/customizations/{customizationId}/reorder-choices', audience: 'STAFF', hosted: 'wire' } as const
export const bulkAddCustomizationChoices = { service, name: 'BulkAddCustomizationChoices', method: 'POST', path: '/stores/v3/bulk/customizations/add-choices', audience: 'STAFF', hosted: 'wire' } as const
