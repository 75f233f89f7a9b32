import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_ecom_orders', fqn: 'com.wix.ecom.orders.v1.Orders', entity: 'wix.ecom.v1.order' }

export const getOrder = { service, name: 'GetOrder', method: 'GET', path: '/ecom/v1/orders/{id}', audience: 'EVERYONE: own order', hosted: 'wire' } as const
export const searchOrders = { service, name: 'SearchOrders', method: 'POST', path: '/ecom/v1/orders/search', audience: 'EVERYONE', hosted: 'wire' } as const
export const aggregateOrders = { service, name: 'AggregateOrders', method: 'POST', path: '/ecom/v1/orders/aggregate', audience: 'STAFF' } as const
export const createOrder = { service, name: 'CreateOrder', method: 'POST', path: '/ecom/v1/orders', audience: 'STAFF', hosted: 'wire' } as const
export const updateOrder = { service, name: 'UpdateOrder', method: 'PATCH', path: '/ecom/v1/orders/{order.id}', audience: 'STAFF', hosted: 'wire' } as const
export const bulkUpdateOrders = { service, name: 'BulkUpdateOrders', method: 'POST', path: '/ecom/v1/bulk/orders/update', audience: 'STAFF', hosted: 'wire' } as const
export const cancelOrder = { service, name: 'CancelOrder', method: 'POST', path: '/ecom/v1/orders/{id}/cancel', audience: 'STAFF', hosted: 'wire' } as const
export const updateOrderStatus = { service, name: 'UpdateOrderStatus', method: 'POST', path: '/ecom/v1/orders/{orderId}/update-status', audience: 'STAFF', hosted: 'wire' } as const
export const bulkUpdateOrderTags = { service, name: 'BulkUpdateOrderTags', method: 'POST', path: '/ecom/v1/bulk/orders/update-tags', audience: 'STAFF', hosted: 'wire' } as const
export const addActivities = { service, name: 'AddActivities', method: 'POST', path: '/ecom/v1/orders/{orderId}/activities/add', audience: 'STAFF', hosted: 'wire' } as const
export const updateActivity = { service, name: 'UpdateActivity', method: 'PATCH', path: '/ecom/v1/orders/{id}/activities/{activityId}', audience: 'STAFF', hosted: 'wire' } as const
export const deleteActivity = { service, name: 'DeleteActivity', method: 'DELETE', path: '/ecom/v1/orders/{id}/activities/{activityId}', audience: 'STAFF', hosted: 'wire' } as const
