import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_ecom_order-fulfillments', fqn: 'com.wix.ecom.fulfillments.api.v1.Fulfillments', entity: 'wix.ecom.v1.fulfillments' }

export const listFulfillments = { service, name: 'ListFulfillmentsForSingleOrder', method: 'GET', path: '/ecom/v1/fulfillments/orders/{orderId}', audience: 'EVERYONE: own order' } as const
export const createFulfillment = { service, name: 'CreateFulfillment', method: 'POST', path: '/ecom/v1/fulfillments/orders/{orderId}/create-fulfillment', audience: 'STAFF' } as const
export const updateFulfillment = { service, name: 'UpdateFulfillment', method: 'PATCH', path: '/ecom/v1/fulfillments/{fulfillment.id}/orders/{orderId}', audience: 'STAFF' } as const
export const deleteFulfillment = { service, name: 'DeleteFulfillment', method: 'DELETE', path: '/ecom/v1/fulfillments/{fulfillmentId}/orders/{orderId}', audience: 'STAFF' } as const
export const printOrderSheets = { service, name: 'PrintOrderSheets', method: 'POST', path: '/ecom/v1/fulfillments/print-sheets', audience: 'STAFF' } as const
export const bulkCreateFulfillments = { service, name: 'BulkCreateFulfillments', method: 'POST', path: '/ecom/v1/bulk/fulfillments/create', audience: 'STAFF' } as const
