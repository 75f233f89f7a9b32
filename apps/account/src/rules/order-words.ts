import type { Order } from '@galleria/platform-client/orders'

export type Tone = 'neutral' | 'success' | 'warning' | 'danger'

/** Where an order stands in one or two words: what went wrong first, then delivery, then payment. */
export function orderStatus(order: Pick<Order, 'status' | 'paymentStatus' | 'fulfillmentStatus'>): {
  readonly text: string
  readonly tone: Tone
} {
  if (order.status === 'CANCELED') return { text: 'Canceled', tone: 'neutral' }
  if (order.status === 'REJECTED') return { text: 'Rejected', tone: 'danger' }
  if (order.paymentStatus === 'FULLY_REFUNDED') return { text: 'Refunded', tone: 'neutral' }
  if (order.paymentStatus === 'DECLINED') return { text: 'Payment declined', tone: 'danger' }
  if (order.fulfillmentStatus === 'FULFILLED') return { text: 'Delivered', tone: 'success' }
  if (order.fulfillmentStatus === 'PARTIALLY_FULFILLED') return { text: 'Partly delivered', tone: 'neutral' }
  if (order.paymentStatus === 'PAID') return { text: 'Paid, being prepared', tone: 'success' }
  if (order.paymentStatus === 'PARTIALLY_REFUNDED') return { text: 'Partly refunded', tone: 'neutral' }
  return { text: 'Awaiting payment', tone: 'warning' }
}

/** "21 November 2026", in the store's language; the day is that of UTC on server and browser alike. */
export function orderDate(
  { purchasedDate, createdDate }: Pick<Order, 'purchasedDate' | 'createdDate'>,
  locale = 'en-US',
) {
  const iso = purchasedDate || createdDate
  return { iso, text: new Date(iso).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' }) }
}

export function itemCount({ lineItems }: Pick<Order, 'lineItems'>): string {
  const count = lineItems.reduce((sum, { quantity }) => sum + quantity, 0)
  return count === 1 ? '1 item' : `${count} items`
}
