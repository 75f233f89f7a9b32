import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_stores_catalog-versioning', fqn: 'wix.stores.catalog.provision.v1.StoresProvisionService', entity: 'wix.stores.catalog.v3.provision' }

export const getCatalogVersion = { service, name: 'GetCatalogVersion', method: 'GET', path: '/stores/v3/provision/version', audience: 'EVERYONE', hosted: 'wire' } as const
