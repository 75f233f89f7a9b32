import type { Service } from '../../operation.ts'

const brand: Service = { package: '@wix/auto_sdk_stores_brands-v-3', fqn: 'wix.stores.catalog.v3.BrandsApi', entity: 'wix.stores.catalog.v3.brand' }
const ribbon: Service = { package: '@wix/auto_sdk_stores_ribbons-v-3', fqn: 'wix.stores.catalog.v3.RibbonsApi', entity: 'wix.stores.catalog.v3.ribbon' }

export const queryBrands = { service: brand, name: 'QueryBrands', method: 'GET', path: '/stores/v3/brands/query', complexQuery: true, fallback: true, audience: 'EVERYONE', hosted: 'wire' } as const
export const countBrands = { name: 'CountBrands', method: 'POST', path: '/stores/v3/brands/count', audience: 'EVERYONE', hosted: 'wire' } as const
export const getBrand = { name: 'GetBrand', method: 'GET', path: '/stores/v3/brands/{brandId}', audience: 'EVERYONE', hosted: 'wire' } as const
export const queryRibbonsByGet = { name: 'QueryRibbons', method: 'GET', path: '/stores/v3/ribbons/query', fallback: true, audience: 'EVERYONE' } as const
export const countRibbons = { name: 'CountRibbons', method: 'POST', path: '/stores/v3/ribbons/count', audience: 'EVERYONE', hosted: 'wire' } as const
export const getRibbon = { name: 'GetRibbon', method: 'GET', path: '/stores/v3/ribbons/{ribbonId}', audience: 'EVERYONE', hosted: 'wire' } as const
export const createBrand = { service: brand, name: 'CreateBrand', method: 'POST', path: '/stores/v3/brands', audience: 'STAFF', hosted: 'wire' } as const
export const updateBrand = { service: brand, name: 'UpdateBrand', method: 'PATCH', path: '/stores/v3/brands/{brand.id}', audience: 'STAFF', hosted: 'wire' } as const
export const deleteBrand = { service: brand, name: 'DeleteBrand', method: 'DELETE', path: '/stores/v3/brands/{brandId}', audience: 'STAFF', hosted: 'wire' } as const
export const getOrCreateBrand = { service: brand, name: 'GetOrCreateBrand', method: 'POST', path: '/stores/v3/brands/get-or-create', audience: 'STAFF', hosted: 'wire' } as const
export const bulkCreateBrands = { service: brand, name: 'BulkCreateBrands', method: 'POST', path: '/stores/v3/bulk/brands/create', audience: 'STAFF', hosted: 'wire' } as const
export const bulkUpdateBrands = { service: brand, name: 'BulkUpdateBrands', method: 'POST', path: '/stores/v3/bulk/brands/update', audience: 'STAFF', hosted: 'wire' } as const
export const bulkDeleteBrands = { service: brand, name: 'BulkDeleteBrands', method: 'POST', path: '/stores/v3/bulk/brands/delete', audience: 'STAFF', hosted: 'wire' } as const
export const bulkGetOrCreateBrands = { service: brand, name: 'BulkGetOrCreateBrands', method: 'POST', path: '/stores/v3/bulk/brands/get-or-create', audience: 'STAFF', hosted: 'wire' } as const
export const createRibbon = { service: ribbon, name: 'CreateRibbon', method: 'POST', path: '/stores/v3/ribbons', audience: 'STAFF', hosted: 'wire' } as const
export const updateRibbon = { service: ribbon, name: 'UpdateRibbon', method: 'PATCH', path: '/stores/v3/ribbons/{ribbon.id}', audience: 'STAFF', hosted: 'wire' } as const
export const deleteRibbon = { service: ribbon, name: 'DeleteRibbon', method: 'DELETE', path: '/stores/v3/ribbons/{ribbonId}', audience: 'STAFF', hosted: 'wire' } as const
export const getOrCreateRibbon = { service: ribbon, name: 'GetOrCreateRibbon', method: 'POST', path: '/stores/v3/ribbons/get-or-create', audience: 'STAFF', hosted: 'wire' } as const
export const bulkCreateRibbons = { service: ribbon, name: 'BulkCreateRibbons', method: 'POST', path: '/stores/v3/bulk/ribbons/create', audience: 'STAFF', hosted: 'wire' } as const
export const bulkUpdateRibbons = { service: ribbon, name: 'BulkUpdateRibbons', method: 'POST', path: '/stores/v3/bulk/ribbons/update', audience: 'STAFF', hosted: 'wire' } as const
export const bulkDeleteRibbons = { service: ribbon, name: 'BulkDeleteRibbons', method: 'POST', path: '/stores/v3/bulk/ribbons/delete', audience: 'STAFF', hosted: 'wire' } as const
export const bulkGetOrCreateRibbons = { service: ribbon, name: 'BulkGetOrCreateRibbons', method: 'POST', path: '/stores/v3/bulk/ribbons/get-or-create', audience: 'STAFF', hosted: 'wire' } as const
export const queryRibbons = { service: ribbon, name: 'QueryRibbons', method: 'POST', path: '/stores/v3/ribbons/query', hosted: 'wire' } as const
