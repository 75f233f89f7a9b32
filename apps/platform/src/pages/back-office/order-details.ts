import { html } from 'hono/html'
import type {
  FulfillmentRow,
  InvoiceRow,
  OrderRow,
  RefundRequestRow,
  Transactions,
} from '../../areas/orders/index.ts'
import { hidden } from '../hosted/fields.ts'
import type { Html } from '../hosted/page.ts'
import type { Staff } from './session.ts'

/** An order with all that its page tells. */
export interface OrderDetails {
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
