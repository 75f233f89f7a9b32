import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_ecom_invoices', fqn: 'com.wix.ecom.orders.v1.Invoices', entity: 'wix.ecom.v1.invoice' }

export const listInvoices = { service, name: 'ListInvoices', method: 'GET', path: '/ecom/v1/orders/{orderId}/invoices', audience: 'EVERYONE: own order' } as const
export const createInvoice = { service, name: 'CreateInvoice', method: 'POST', path: '/ecom/v1/orders/{orderId}/invoices', audience: 'STAFF' } as const
export const sendInvoice = { service, name: 'SendInvoice', method: 'POST', path: '/ecom/v1/orders/{orderId}/invoices/{invoiceId}/send', audience: 'STAFF' } as const
export const voidInvoice = { service, name: 'VoidInvoice', method: 'POST', path: '/ecom/v1/orders/{orderId}/invoices/{invoiceId}/void', audience: 'STAFF' } as const
export const deleteInvoice = { service, name: 'DeleteInvoice', method: 'DELETE', path: '/ecom/v1/orders/{orderId}/invoices/{invoiceId}', audience: 'STAFF' } as const
