import type { Order } from '@galleria/platform-client/order-handling'
import { amountToRefund, buyerOf, nameOf } from './order-facts.ts'

/** What the list tells of an order: with whole orders, a page of 50 brought half a megabyte to parse. */
export function rowOf(order: Order) {
  const { id, number, createdDate, currency, status, paymentStatus, fulfillmentStatus, lineItems } = order
  return {
    ...{ id, number, createdDate, currency, status, paymentStatus, fulfillmentStatus },
    buyer: buyerOf(order),
    email: order.buyerInfo?.email ?? '',
    count: lineItems.reduce((sum, { quantity }) => sum + quantity, 0),
    items: lineItems.map(nameOf).join(', '),
    tags: order.tags?.privateTags?.tagIds ?? [],
    total: order.priceSummary.total?.amount ?? '0',
    toRefund: amountToRefund(order),
  }
}

export type OrderRow = ReturnType<typeof rowOf>
