import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_business-tools_site-properties', fqn: 'wix.siteproperties.v4.SiteProperties', entity: 'wix.siteproperties.v4.properties' }

export const getSiteProperties = { service, name: 'GetSiteProperties', method: 'GET', path: '/site-properties/v4/properties', audience: 'EVERYONE' } as const
export const updateSiteProperties = { service, name: 'UpdateSiteProperties', method: 'PATCH', path: '/site-properties/v4/properties', audience: 'OWNER' } as const
export const getStoreConfiguration = { service, name: 'GetStoreConfiguration', method: 'GET', path: '/site-properties/v4/properties/configuration', audience: 'STAFF' } as const
