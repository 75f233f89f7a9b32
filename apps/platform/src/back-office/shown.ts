import { html } from 'hono/html'
import { hidden } from '../hosted/fields.ts'
import type { Html } from '../hosted/page.ts'
import type { FulfillmentRow } from '../orders/fulfillments/store.ts'
import type { InvoiceRow } from '../orders/invoices/issue.ts'
import type { OrderRow } from '../orders/order-view.ts'
import type { RefundRequestRow } from '../orders/refund-requests/store.ts'
import type { Transactions } from '../payments/store.ts'
import type { Staff } from './session.ts'

/** An order with all that its page tells. */
export interface Shown {
  readonly staff: Staff
  readonly order: OrderRow
  readonly transactions: Transactions
  readonly fulfillments: readonly FulfillmentRow[]
  readonly invoices: readonly InvoiceRow[]
  readonly refundRequests: readonly RefundRequestRow[]
}

/** A form whose button does one of `acts`. */
export function form(intent: string, body: Html, more: Readonly<Record<string, string>> = {}): Html {
  return html`<form method="post" class="act">${hidden({ intent, ...more })}${body}</form>`
}
