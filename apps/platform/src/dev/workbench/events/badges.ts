import { html } from 'hono/html'
import type { DeliveryStatus } from '../../../areas/webhooks/index.ts'
import type { Html } from '../pages/html.ts'

const states = {
  PENDING: { tone: 'info', name: 'Waiting' },
  DELIVERED: { tone: 'success', name: 'Delivered' },
  DEAD: { tone: 'danger', name: 'Dead letter' },
} as const

export const nameOf = (status: DeliveryStatus) => states[status].name

export function statusBadge(status: DeliveryStatus): Html {
  return html`<span class="badge" data-tone="${states[status].tone}">${states[status].name}</span>`
}

/** `cart_updated` of `wix.ecom.v1.cart_updated`. */
export const shortType = (type: string) => type.slice(type.lastIndexOf('.') + 1)
