import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_ecom_orders', fqn: 'com.wix.ecom.orders.v1.Orders', entity: 'wix.ecom.v1.order' }

export const searchReturns = { service, name: 'SearchReturns', method: 'POST', path: '/ecom/v1/returns/search', audience: 'STAFF' } as const
export const getReturn = { service, name: 'GetReturn', method: 'GET', path: '/ecom/v1/returns/{returnId}', audience: 'STAFF' } as const
export const createReturn = { service, name: 'CreateReturn', method: 'POST', path: '/ecom/v1/orders/{orderId}/returns', audience: 'STAFF' } as const
export const updateReturn = { service, name: 'UpdateReturn', method: 'PATCH', path: '/ecom/v1/returns/{returnId}', audience: 'STAFF' } as const
export const approveReturn = { service, name: 'ApproveReturn', method: 'POST', path: '/ecom/v1/returns/{returnId}/approve', audience: 'STAFF' } as const
export const declineReturn = { service, name: 'DeclineReturn', method: 'POST', path: '/ecom/v1/returns/{returnId}/decline', audience: 'STAFF' } as const
export const receiveReturn = { service, name: 'ReceiveReturn', method: 'POST', path: '/ecom/v1/returns/{returnId}/receive', audience: 'STAFF' } as const
export const refundReturn = { service, name: 'RefundReturn', method: 'POST', path: '/ecom/v1/returns/{returnId}/refund', audience: 'STAFF' } as const
export const calculateReturnExchange = { service, name: 'CalculateReturnExchange', method: 'POST', path: '/ecom/v1/returns/{returnId}/calculate-exchange', audience: 'STAFF' } as const
export const exchangeReturn = { service, name: 'ExchangeReturn', method: 'POST', path: '/ecom/v1/returns/{returnId}/exchange', audience: 'STAFF' } as const
