import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_stores_info-sections-v-3', fqn: 'wix.stores.catalog.v3.InfoSectionsApi', entity: 'wix.stores.catalog.v3.info_section' }

export const queryInfoSections = { service, name: 'QueryInfoSections', method: 'GET', path: '/stores/v3/info-sections/query', complexQuery: true, fallback: true, audience: 'EVERYONE', hosted: 'wire' } as const
export const countInfoSections = { service, name: 'CountInfoSections', method: 'POST', path: '/stores/v3/info-sections/count', audience: 'EVERYONE', hosted: 'wire' } as const
export const getInfoSection = { service, name: 'GetInfoSection', method: 'GET', path: '/stores/v3/info-sections/{infoSectionId}', audience: 'EVERYONE', hosted: 'wire' } as const
export const createInfoSection = { service, name: 'CreateInfoSection', method: 'POST', path: '/stores/v3/info-sections', audience: 'STAFF', hosted: 'wire' } as const
export const updateInfoSection = { service, name: 'UpdateInfoSection', method: 'PATCH', path: '/stores/v3/info-sections/{infoSection.id}', audience: 'STAFF', hosted: 'wire' } as const
export const deleteInfoSection = { service, name: 'DeleteInfoSection', method: 'DELETE', path: '/stores/v3/info-sections/{infoSectionId}', audience: 'STAFF', hosted: 'wire' } as const
export const getOrCreateInfoSection = { service, name: 'GetOrCreateInfoSection', method: 'POST', path: '/stores/v3/info-sections/get-or-create', audience: 'STAFF', hosted: 'wire' } as const
export const bulkCreateInfoSections = { service, name: 'BulkCreateInfoSections', method: 'POST', path: '/stores/v3/bulk/info-sections/create', audience: 'STAFF', hosted: 'wire' } as const
export const bulkUpdateInfoSections = { service, name: 'BulkUpdateInfoSections', method: 'POST', path: '/stores/v3/bulk/info-sections/update', audience: 'STAFF', hosted: 'wire' } as const
export const bulkDeleteInfoSections = { service, name: 'BulkDeleteInfoSections', method: 'POST', path: '/stores/v3/bulk/info-sections/delete', audience: 'STAFF', hosted: 'wire' } as const
export const bulkGetOrCreateInfoSections = { service, name: 'BulkGetOrCreateInfoSections', method: 'POST', path: '/stores/v3/bulk/info-sections/get-or-create', audience: 'STAFF', hosted: 'wire' } as const
