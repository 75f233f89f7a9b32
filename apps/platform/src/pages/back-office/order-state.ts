import { html } from 'hono/html'
import { moneyToRefund, type OrderRow } from '../../areas/orders/index.ts'
import type { Html } from '../hosted/page.ts'
import type { View } from '../hosted/view.ts'
import { badge, statusLabel } from './layout.ts'

/** The order's own status; one that ended with money in it says how much is to refund. */
export function orderState(view: View, order: OrderRow): Html {
  const due = moneyToRefund(order)
  if (due === 0) return badge(order.status)
  return html`<span class="badge waiting">${statusLabel(order.status)} · ${view.money(due)} to refund</span>`
}

/** Whether somebody carries any of it to the buyer; files, services and gift cards are handed over otherwise. */
export function isDelivered({ document }: Pick<OrderRow, 'document'>): boolean {
  return document.lineItems.some(({ physicalProperties }) => physicalProperties?.shippable !== false)
}

/** The fulfillment status in words: goods are sent, everything else is fulfilled. */
export function fulfillmentState(order: OrderRow): Html {
  const { fulfillmentStatus } = order
  if (fulfillmentStatus === 'CANCELED')
    return html`<span class="badge open">${order.status === 'CANCELED' || order.status === 'REJECTED' ? 'Not shipped' : 'Nothing to ship'}</span>`
  if (isDelivered(order)) return badge(fulfillmentStatus)
  return html`<span class="badge ${fulfillmentStatus === 'FULFILLED' ? 'good' : 'open'}">${statusLabel(fulfillmentStatus)}</span>`
}
