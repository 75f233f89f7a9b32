import type { Service } from '../../operation.ts'

const service: Service = { package: '@galleria/shop_exports', fqn: 'galleria.shop.v1.ShopExports', entity: 'galleria.shop.v1.shop_export' }

export const listShopExports = { service, name: 'ListShopExports', method: 'GET', path: '/shop/v1/exports', audience: 'OWNER' } as const
export const createShopExport = { service, name: 'CreateShopExport', method: 'POST', path: '/shop/v1/exports', audience: 'OWNER' } as const
export const deleteShopExport = { service, name: 'DeleteShopExport', method: 'DELETE', path: '/shop/v1/exports/{shopExportId}', audience: 'OWNER' } as const
