import type { Service } from '../../operation.ts'

const service: Service = { package: '@galleria/size-guides', fqn: 'galleria.catalog.v1.SizeGuides', entity: 'galleria.catalog.v1.size_guide' }

export const listSizeGuides = { service, name: 'ListSizeGuides', method: 'GET', path: '/stores/v1/size-guides', audience: 'STAFF' } as const
export const getSizeGuide = { service, name: 'GetSizeGuide', method: 'GET', path: '/stores/v1/size-guides/{sizeGuideId}', audience: 'STAFF' } as const
export const createSizeGuide = { service, name: 'CreateSizeGuide', method: 'POST', path: '/stores/v1/size-guides', audience: 'STAFF' } as const
export const updateSizeGuide = { service, name: 'UpdateSizeGuide', method: 'PATCH', path: '/stores/v1/size-guides/{sizeGuideId}', audience: 'STAFF' } as const
export const deleteSizeGuide = { service, name: 'DeleteSizeGuide', method: 'DELETE', path: '/stores/v1/size-guides/{sizeGuideId}', audience: 'STAFF' } as const
export const getShownSizeGuide = { service, name: 'GetShownSizeGuide', method: 'GET', path: '/stores/v1/size-guides/of-product/{productId}', audience: 'EVERYONE' } as const
