import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_ecom_order-fulfillments', fqn: 'com.wix.ecom.fulfillments.api.v1.Fulfillments', entity: 'wix.ecom.v1.fulfillments' }

export const getLabelSettings = { service, name: 'GetLabelSettings', method: 'GET', path: '/ecom/v1/label-settings', audience: 'STAFF' } as const
export const updateLabelSettings = { service, name: 'UpdateLabelSettings', method: 'PATCH', path: '/ecom/v1/label-settings', audience: 'STAFF' } as const
export const listLabels = { service, name: 'ListLabels', method: 'GET', path: '/ecom/v1/orders/{orderId}/labels', audience: 'STAFF' } as const
export const calculateLabelRates = { service, name: 'CalculateLabelRates', method: 'POST', path: '/ecom/v1/orders/{orderId}/labels/calculate-rates', audience: 'STAFF' } as const
export const buyLabel = { service, name: 'BuyLabel', method: 'POST', path: '/ecom/v1/orders/{orderId}/labels', audience: 'STAFF' } as const
export const voidLabel = { service, name: 'VoidLabel', method: 'POST', path: '/ecom/v1/orders/{orderId}/labels/{labelId}/void', audience: 'STAFF' } as const
export const bulkBuyLabels = { service, name: 'BulkBuyLabels', method: 'POST', path: '/ecom/v1/labels/bulk/buy', audience: 'STAFF' } as const
export const printLabels = { service, name: 'PrintLabels', method: 'POST', path: '/ecom/v1/labels/print', audience: 'STAFF' } as const
