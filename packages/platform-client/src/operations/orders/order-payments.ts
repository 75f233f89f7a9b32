import type { Service } from '../../operation.ts'

const orderTransactions: Service = { package: '@wix/auto_sdk_ecom_order-transactions', fqn: 'com.wix.ecom.orders.payments.v1.OrderTransactions', entity: 'wix.ecom.v1.order_transactions' }
const order: Service = { package: '@wix/auto_sdk_ecom_orders', fqn: 'com.wix.ecom.orders.payments_collector.v1.PaymentsCollector', entity: 'wix.ecom.v1.order' }

export const listTransactionsForSingleOrder = { service: orderTransactions, name: 'ListTransactionsForSingleOrder', method: 'GET', path: '/ecom/v1/payments/orders/{orderId}', audience: 'EVERYONE: own order' } as const
export const markOrderAsPaid = { service: order, name: 'MarkOrderAsPaid', method: 'POST', path: '/ecom/v1/payments-collector/orders/{ecomOrderId}/mark-as-paid', audience: 'STAFF', hosted: 'wire' } as const
export const getPaymentCollectabilityStatus = { service: order, name: 'GetPaymentCollectabilityStatus', method: 'GET', path: '/ecom/v1/payments-collector/orders/{ecomOrderId}/payment-collectability-status', audience: 'EVERYONE: own order', hosted: 'wire' } as const
