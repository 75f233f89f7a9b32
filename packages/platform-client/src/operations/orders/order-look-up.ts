import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_ecom_orders', fqn: 'com.wix.ecom.orders.v1.Orders', entity: 'wix.ecom.v1.order' }

export const lookUpOrder = { service, name: 'LookUpOrder', method: 'POST', path: '/ecom/v1/orders/look-up', audience: 'EVERYONE' } as const
export const getLookedUpOrder = { service, name: 'GetLookedUpOrder', method: 'POST', path: '/ecom/v1/orders/look-up/order', audience: 'EVERYONE' } as const
