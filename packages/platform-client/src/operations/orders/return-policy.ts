import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_ecom_orders-settings', fqn: 'wix.ecom.orders_settings.api.v1.OrdersSettingsService', entity: 'wix.ecom.v1.orders_settings' }

export const getReturnPolicy = { service, name: 'GetReturnPolicy', method: 'GET', path: '/ecom/v1/return-policy', audience: 'STAFF' } as const
export const updateReturnPolicy = { service, name: 'UpdateReturnPolicy', method: 'PATCH', path: '/ecom/v1/return-policy', audience: 'STAFF' } as const
