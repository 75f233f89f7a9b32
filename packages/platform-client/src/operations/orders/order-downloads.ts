import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_ecom_orders', fqn: 'com.wix.ecom.orders.v1.Orders', entity: 'wix.ecom.v1.order' }

export const renewDownloads = { service, name: 'RenewDownloadLinks', method: 'POST', path: '/ecom/v1/orders/{orderId}/download-links/renew', audience: 'EVERYONE: own order' } as const
