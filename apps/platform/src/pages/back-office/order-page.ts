import { html } from 'hono/html'
import {
  type OrderRow,
  readFulfillments,
  readInvoices,
  readRequests,
  readTransactions,
} from '../../areas/orders/index.ts'
import type { Html } from '../hosted/page.ts'
import { comment, ending, invoices, places, tags, totals } from './aside.ts'
import { delivery, items } from './delivery.ts'
import { badge, officePage } from './layout.ts'
import { form, type OrderDetails } from './order-details.ts'
import { fulfillmentState, orderState } from './order-state.ts'
import { buyerOf } from './orders-page.ts'
import { payments } from './payments.ts'
import { refundRequestCard } from './refund-request-card.ts'
import type { Staff } from './session.ts'
import { timeline } from './timeline.ts'
import { zoneLine } from './times.ts'

export async function orderPage(
  staff: Staff,
  order: OrderRow,
  notice: { readonly problem?: string; readonly done?: string } = {},
): Promise<Response> {
  const { db } = staff.c.var.services
  const details: OrderDetails = {
    staff,
    order,
    transactions: await readTransactions(db, order.id),
    fulfillments: await readFulfillments(db, [order.id]),
    invoices: await readInvoices(db, order.id),
    refundRequests: await readRequests(db, order.id),
  }
  const { view } = staff
  const title = `Order ${order.number}`
  return officePage(view, {
    title: notice.problem ? `Problem: ${title}` : title,
    area: 'Orders',
    ...(notice.problem ? { status: 422 } : {}),
    body: html`<h1>${title}</h1>
      <p class="states">${orderState(view, order)} ${badge(order.paymentStatus)} ${fulfillmentState(order)}
        ${order.document.archived ? html`<span class="badge open">Archived</span>` : ''}
        <span class="hint">${view.date(order.createdAt, view.config.timeZone)} · <bdi>${buyerOf(order)}</bdi></span></p>
      ${notice.problem ? html`<p class="error" role="alert" tabindex="-1" autofocus>${notice.problem}</p>` : ''}
      ${notice.done ? html`<p class="done" role="status">${notice.done}</p>` : ''}
      <div class="columns">
        <div>${decision(details)} ${refundRequestCard(view, order, details.refundRequests)} ${items(details)} ${delivery(details)} ${payments(details)} ${timeline(view, order)}</div>
        <div>${totals(details)} ${places(details)} ${comment()} ${tags(details)} ${invoices(details)} ${ending(details)}</div>
      </div>
      ${zoneLine(staff)}`,
  })
}

function decision({ order }: OrderDetails): Html {
  if (order.status !== 'PENDING') return html``
  return html`<section class="card"><h2>Needs review</h2>
    <p>The payment provider asks you to review this payment. The order is on hold until you decide.</p>
    <div class="buttons">${form('approve', html`<button>Approve</button>`)} ${form('reject', html`<button class="quiet">Reject</button>`)}</div></section>`
}
