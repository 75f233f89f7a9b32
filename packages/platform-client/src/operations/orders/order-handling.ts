import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_ecom_orders', fqn: 'com.wix.ecom.orders.v1.Orders', entity: 'wix.ecom.v1.order' }

export const getOrderHandling = { service, name: 'GetOrderHandling', method: 'GET', path: '/ecom/v1/orders/{orderId}/handling', audience: 'STAFF' } as const
export const updateOrderHandling = { service, name: 'UpdateOrderHandling', method: 'PATCH', path: '/ecom/v1/orders/{orderId}/handling', audience: 'STAFF' } as const
export const sendOrderLetter = { service, name: 'SendOrderLetter', method: 'POST', path: '/ecom/v1/orders/{orderId}/letters/send', audience: 'STAFF' } as const
