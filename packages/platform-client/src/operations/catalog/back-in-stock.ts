import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_ecom_back-in-stock-notifications', fqn: 'com.wix.ecom.backinstock.api.v1.BackInStockNotificationRequestService', entity: 'wix.ecom.v1.back_in_stock_notification_request' }

export const createBackInStockRequest = { service, name: 'CreateBackInStockNotificationRequest', method: 'POST', path: '/ecom/v1/back-in-stock-notification-requests', audience: 'EVERYONE' } as const
export const queryBackInStockRequests = { service, name: 'QueryBackInStockNotificationRequests', method: 'POST', path: '/ecom/v1/back-in-stock-notification-requests/query', audience: 'EVERYONE' } as const
export const countBackInStockRequests = { service, name: 'CountBackInStockNotificationRequests', method: 'POST', path: '/ecom/v1/back-in-stock-notification-requests/count', audience: 'STAFF' } as const
export const getBackInStockRequest = { service, name: 'GetBackInStockNotificationRequest', method: 'GET', path: '/ecom/v1/back-in-stock-notification-requests/{id}', audience: 'EVERYONE: own back-in-stock request' } as const
export const deleteBackInStockRequest = { service, name: 'DeleteBackInStockNotificationRequest', method: 'DELETE', path: '/ecom/v1/back-in-stock-notification-requests/{id}', audience: 'EVERYONE: own back-in-stock request' } as const
