import type { CallGroup } from './group.ts'

/** Wire §3.3. Extracted from the reference, not typed. */
export const orders: CallGroup = {
  service: 'Orders',
  calls: [
    ['GetOrder', 'GET', '/ecom/v1/orders/{id}', 'beyond'],
    ['SearchOrders', 'POST', '/ecom/v1/orders/search', 'beyond'],
    ['CreateOrder', 'POST', '/ecom/v1/orders', 'beyond'],
    ['UpdateOrder', 'PATCH', '/ecom/v1/orders/{order.id}', 'beyond'],
    ['BulkUpdateOrders', 'POST', '/ecom/v1/bulk/orders/update', 'beyond'],
    ['CancelOrder', 'POST', '/ecom/v1/orders/{id}/cancel', 'beyond'],
    ['UpdateOrderStatus', 'POST', '/ecom/v1/orders/{orderId}/update-status', 'beyond'],
    ['AddActivities', 'POST', '/ecom/v1/orders/{orderId}/activities/add', 'beyond'],
    ['UpdateActivity', 'PATCH', '/ecom/v1/orders/{id}/activities/{activityId}', 'beyond'],
    ['DeleteActivity', 'DELETE', '/ecom/v1/orders/{id}/activities/{activityId}', 'beyond'],
    ['MarkOrderAsPaid', 'POST', '/ecom/v1/payments-collector/orders/{ecomOrderId}/mark-as-paid', 'beyond'],
    [
      'GetRefundabilityStatus',
      'GET',
      '/ecom/v1/payments-collector/orders/{ecomOrderId}/refundability',
      'beyond',
    ],
    [
      'GetPaymentCollectabilityStatus',
      'GET',
      '/ecom/v1/payments-collector/orders/{ecomOrderId}/payment-collectability-status',
      'beyond',
    ],
    ['BulkUpdateOrderTags', 'POST', '/ecom/v1/bulk/orders/update-tags', 'beyond'],
    ['GetOrdersSettings', 'GET', '/ecom/v1/orders-settings', 'beyond'],
    ['UpdateOrdersSettings', 'PATCH', '/ecom/v1/orders-settings', 'beyond'],
  ],
}
