import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_ecom_draft-orders', fqn: 'wix.ecom.draft_orders.v1.DraftOrders', entity: 'wix.ecom.v1.draft_order' }

export const createDraftOrder = { service, name: 'CreateDraftOrder', method: 'POST', path: '/ecom/v1/draft-orders', audience: 'STAFF' } as const
export const getDraftOrder = { service, name: 'GetDraftOrder', method: 'GET', path: '/ecom/v1/draft-orders/{draftOrderId}', audience: 'STAFF' } as const
export const queryDraftOrders = { service, name: 'QueryDraftOrders', method: 'POST', path: '/ecom/v1/draft-orders/query', audience: 'STAFF' } as const
export const updateDraftOrder = { service, name: 'UpdateDraftOrder', method: 'PATCH', path: '/ecom/v1/draft-orders/{draftOrder.id}', audience: 'STAFF' } as const
export const calculateDraftOrder = { service, name: 'CalculateDraftOrder', method: 'POST', path: '/ecom/v1/draft-orders/{draftOrderId}/calculate', audience: 'STAFF' } as const
export const deleteDraftOrder = { service, name: 'DeleteDraftOrder', method: 'DELETE', path: '/ecom/v1/draft-orders/{draftOrderId}', audience: 'STAFF' } as const
export const commitDraftOrder = { service, name: 'CommitDraftOrder', method: 'POST', path: '/ecom/v1/draft-orders/{draftOrderId}/commit', audience: 'STAFF' } as const
export const getOrderDraftability = { service, name: 'GetOrderDraftability', method: 'GET', path: '/ecom/v1/draft-orders/draftability/{orderId}', audience: 'STAFF' } as const
