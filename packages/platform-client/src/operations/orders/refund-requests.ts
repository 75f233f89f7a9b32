import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_ecom_orders', fqn: 'com.wix.ecom.orders.v1.Orders', entity: 'wix.ecom.v1.order' }

export const createRefundRequest = { service, name: 'CreateRefundRequest', method: 'POST', path: '/ecom/v1/orders/{orderId}/refund-requests', audience: 'EVERYONE: own order' } as const
export const listRefundRequests = { service, name: 'ListRefundRequests', method: 'GET', path: '/ecom/v1/orders/{orderId}/refund-requests', audience: 'EVERYONE: own order' } as const
export const withdrawRefundRequest = { service, name: 'WithdrawRefundRequest', method: 'POST', path: '/ecom/v1/orders/{orderId}/refund-requests/{refundRequestId}/withdraw', audience: 'EVERYONE: own order' } as const
export const acceptRefundRequest = { service, name: 'AcceptRefundRequest', method: 'POST', path: '/ecom/v1/orders/{orderId}/refund-requests/{refundRequestId}/accept', audience: 'STAFF' } as const
export const declineRefundRequest = { service, name: 'DeclineRefundRequest', method: 'POST', path: '/ecom/v1/orders/{orderId}/refund-requests/{refundRequestId}/decline', audience: 'STAFF' } as const
