import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_ecom_order-payment-requests', fqn: 'com.wix.ecom.paymentscollector.api.v1.PaymentsCollector', entity: 'wix.ecom.v1.payments_collector' }
const billing: Service = { package: '@wix/auto_sdk_ecom_order-billing', fqn: 'com.wix.ecom.orderbilling.v1.OrderBilling', entity: 'wix.ecom.v1.order_billing' }

export const getRefundabilityStatus = { service, name: 'GetRefundabilityStatus', method: 'GET', path: '/ecom/v1/payments-collector/orders/{ecomOrderId}/refundability', audience: 'EVERYONE: own order', hosted: 'wire' } as const
export const calculateRefund = { service: billing, name: 'CalculateRefund', method: 'POST', path: '/ecom/v1/order-billing/calculate-refund', audience: 'STAFF' } as const
export const refundPayments = { service: billing, name: 'RefundPayments', method: 'POST', path: '/ecom/v1/order-billing/refund-payments', audience: 'STAFF' } as const
export const captureAuthorizedPayments = { service: billing, name: 'CaptureAuthorizedPayments', method: 'POST', path: '/ecom/v1/order-billing/capture-authorized-payments', audience: 'STAFF' } as const
export const voidAuthorizedPayments = { service: billing, name: 'VoidAuthorizedPayments', method: 'POST', path: '/ecom/v1/order-billing/void-authorized-payments', audience: 'STAFF' } as const
export const createPaymentRequest = { service, name: 'CreatePaymentRequest', method: 'POST', path: '/ecom/v1/payments-collector/orders/{ecomOrderId}/payment-request', audience: 'EVERYONE: own order' } as const
export const sendPaymentRequest = { service, name: 'SendPaymentRequest', method: 'POST', path: '/ecom/v1/payments-collector/orders/{ecomOrderId}/payment-request/send', audience: 'STAFF' } as const
