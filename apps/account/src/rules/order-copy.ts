import type { Message } from '@galleria/i18n'
import type { Order } from '@galleria/platform-client/orders'
import { key } from '../messages/index.ts'

export type Tone = 'neutral' | 'success' | 'warning' | 'danger'

/** Status of an order in one or two words: problems first, then delivery, then payment. */
export function orderStatus(order: Pick<Order, 'status' | 'paymentStatus' | 'fulfillmentStatus'>): {
  readonly text: Message
  readonly tone: Tone
} {
  if (order.status === 'CANCELED') return { text: key('status.canceled'), tone: 'neutral' }
  if (order.status === 'REJECTED') return { text: key('status.rejected'), tone: 'danger' }
  if (order.paymentStatus === 'FULLY_REFUNDED') return { text: key('status.refunded'), tone: 'neutral' }
  if (order.paymentStatus === 'DECLINED') return { text: key('status.declined'), tone: 'danger' }
  if (order.fulfillmentStatus === 'FULFILLED') return { text: key('status.delivered'), tone: 'success' }
  if (order.fulfillmentStatus === 'PARTIALLY_FULFILLED')
    return { text: key('status.partly-delivered'), tone: 'neutral' }
  if (order.paymentStatus === 'PAID') return { text: key('status.paid'), tone: 'success' }
  if (order.paymentStatus === 'PARTIALLY_REFUNDED')
    return { text: key('status.partly-refunded'), tone: 'neutral' }
  return { text: key('status.awaiting'), tone: 'warning' }
}

/** When it was bought, as ISO 8601. */
export function orderDate({
  purchasedDate,
  createdDate,
}: Pick<Order, 'purchasedDate' | 'createdDate'>): string {
  return purchasedDate || createdDate
}

export function itemCount({ lineItems }: Pick<Order, 'lineItems'>): number {
  return lineItems.reduce((sum, { quantity }) => sum + quantity, 0)
}
