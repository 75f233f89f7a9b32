import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_ecom_orders-settings', fqn: 'wix.ecom.orders_settings.api.v1.OrdersSettingsService', entity: 'wix.ecom.v1.orders_settings' }

export const getOrdersSettings = { service, name: 'GetOrdersSettings', method: 'GET', path: '/ecom/v1/orders-settings', audience: 'STAFF', hosted: 'wire' } as const
export const updateOrdersSettings = { service, name: 'UpdateOrdersSettings', method: 'PATCH', path: '/ecom/v1/orders-settings', audience: 'OWNER', hosted: 'wire' } as const
