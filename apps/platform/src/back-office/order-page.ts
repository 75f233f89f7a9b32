import { html } from 'hono/html'
import { hidden } from '../hosted/fields.ts'
import type { Html } from '../hosted/page.ts'
import type { View } from '../hosted/view.ts'
import { fulfilledOf } from '../orders/fulfillments/status.ts'
import { type FulfillmentRow, readFulfillments } from '../orders/fulfillments/store.ts'
import { type InvoiceRow, readInvoices } from '../orders/invoices/issue.ts'
import { invoiceLink } from '../orders/invoices/routes.ts'
import { nameOf } from '../orders/lines.ts'
import type { OrderRow } from '../orders/order-view.ts'
import { type Refundability, refundabilities } from '../orders/refunds/refundability.ts'
import { providers } from '../payments/providers.ts'
import { readTransactions, type Transactions } from '../payments/store.ts'
import { badge, officePage, words } from './layout.ts'
import { buyerOf } from './orders-page.ts'
import type { Staff } from './session.ts'
import { timeline } from './timeline.ts'

interface Shown {
  readonly staff: Staff
  readonly order: OrderRow
  readonly transactions: Transactions
  readonly fulfillments: readonly FulfillmentRow[]
  readonly invoices: readonly InvoiceRow[]
}

export async function orderPage(
  staff: Staff,
  order: OrderRow,
  told: { readonly problem?: string; readonly done?: string } = {},
): Promise<Response> {
  const { db } = staff.c.var.services
  const shown: Shown = {
    staff,
    order,
    transactions: await readTransactions(db, order.id),
    fulfillments: await readFulfillments(db, [order.id]),
    invoices: await readInvoices(db, order.id),
  }
  const { view } = staff
  const title = `Order ${order.number}`
  return officePage(view, {
    title: told.problem ? `Problem: ${title}` : title,
    ...(told.problem ? { status: 422 } : {}),
    body: html`<h1>${title}</h1>
      <p class="states">${badge(order.status)} ${badge(order.paymentStatus)} ${badge(order.fulfillmentStatus)}
        <span class="hint">${view.date(order.createdAt)} · <bdi>${buyerOf(order)}</bdi> · <bdi>${order.email}</bdi></span></p>
      ${told.problem ? html`<p class="error" role="alert" tabindex="-1" autofocus>${told.problem}</p>` : ''}
      ${told.done ? html`<p class="done" role="status">${told.done}</p>` : ''}
      <div class="columns">
        <div>${decision(shown)} ${lines(shown)} ${fulfilments(shown)} ${payments(shown)} ${invoiceList(shown)}</div>
        <div>${money(view, order)} ${places(order)} ${timeline(view, order)} ${comment()} ${cancel(shown)}</div>
      </div>`,
  })
}

function form(intent: string, body: Html, more: Readonly<Record<string, string>> = {}): Html {
  return html`<form method="post" class="act">${hidden({ intent, ...more })}${body}</form>`
}

function decision({ order }: Shown): Html {
  if (order.status !== 'PENDING') return html``
  return html`<section class="card"><h2>Payment to look at</h2>
    <p>The provider asks you to decide about this payment. The order waits for it.</p>
    ${form('approve', html`<button>Approve</button>`)} ${form('reject', html`<button class="quiet">Reject</button>`)}</section>`
}

function lines({ order, fulfillments, staff }: Shown): Html {
  const sent = fulfilledOf(fulfillments)
  return html`<section class="card"><h2>Items</h2>
    <ul class="items">${order.document.lineItems.map(
      (line) => html`<li>
        <span><bdi>${nameOf(line)}</bdi>
          <span class="hint">${line.quantity} × ${line.price.formattedAmount}${note('sent', sent.get(line.id))}${note('refunded', line.refundQuantity)}${note('restocked', line.restockQuantity)}</span></span>
        <span class="amount">${line.totalPriceAfterTax?.formattedAmount ?? ''}</span></li>`,
    )}</ul>
    ${order.document.buyerNote ? html`<p>Note of the buyer: <bdi>${order.document.buyerNote}</bdi></p>` : ''}
    <p class="hint">${order.document.shippingInfo?.title ?? 'Nothing to deliver'} ${staff.view.money(order.totalMinor)} in all</p></section>`
}

const note = (what: string, count: number | null | undefined) => (count ? ` · ${count} ${what}` : '')

function fulfilments({ order, fulfillments }: Shown): Html {
  const sent = fulfilledOf(fulfillments)
  const open = order.document.lineItems.filter(({ id, quantity }) => (sent.get(id) ?? 0) < quantity)
  const names = new Map(order.document.lineItems.map((line) => [line.id, nameOf(line)]))
  return html`<section class="card"><h2>Delivery</h2>
    ${fulfillments.map(
      ({ id, lineItems, tracking }) => html`<div class="part">
        <p><bdi>${lineItems.map((line) => `${line.quantity} × ${names.get(line.id)}`).join(', ')}</bdi></p>
        ${form('track', trackingFields(id, tracking?.trackingNumber, tracking?.shippingProvider, 'Save tracking'), { fulfillment: id })}
        ${form('undo-fulfil', html`<button class="quiet">Take back</button>`, { fulfillment: id })}</div>`,
    )}
    ${
      order.status === 'APPROVED' && open.length
        ? form(
            'fulfil',
            html`<fieldset><legend>Send</legend>${open.map(({ id, quantity }) => {
              const left = quantity - (sent.get(id) ?? 0)
              return html`<div class="field"><label for="send-${id}"><bdi>${names.get(id)}</bdi> (of ${left})</label>
                <input id="send-${id}" name="line-${id}" type="number" min="0" max="${left}" value="${left}" /></div>`
            })}</fieldset>
            ${trackingFields('new', '', 'ups', 'Mark as sent')}`,
          )
        : ''
    }</section>`
}

function trackingFields(id: string, number = '', provider = 'ups', label: string): Html {
  return html`<div class="pair">
    <div class="field"><label for="number-${id}">Tracking number</label>
      <input id="number-${id}" name="trackingNumber" value="${number}" maxlength="100" autocomplete="off" /></div>
    <div class="field"><label for="carrier-${id}">Carrier</label>
      <input id="carrier-${id}" name="shippingProvider" value="${provider}" maxlength="50" list="carriers" autocomplete="off" /></div></div>
    <button>${label}</button>`
}

function payments({ order, transactions, staff }: Shown): Html {
  const { view } = staff
  const all = refundabilities(order, transactions, providers)
  return html`<section class="card"><h2>Payments</h2>
    <datalist id="carriers">${['ups', 'dhl', 'fedEx', 'usps', 'canadaPost'].map((name) => html`<option value="${name}"></option>`)}</datalist>
    ${transactions.payments.length === 0 ? html`<p class="hint">Nothing was paid.</p>` : ''}
    ${transactions.payments.map(
      (
        payment,
      ) => html`<div class="part"><p>${view.money(payment.amountMinor)} by ${payment.method}${payment.offline ? ', outside of the store' : ''} ${badge(payment.status)} ${payment.reason ? words(payment.reason) : ''}</p>
        ${payment.status === 'AUTHORIZED' ? html`${form('capture', html`<button>Capture</button>`, { payment: payment.id })} ${form('void', html`<button class="quiet">Void</button>`, { payment: payment.id })}` : ''}
        ${refund(
          view,
          order,
          all.find(({ paymentId }) => paymentId === payment.id),
        )}</div>`,
    )}
    ${transactions.refunds.map(
      ({ amountMinor, status, manual, reason }) =>
        html`<p>Refund of ${view.money(amountMinor)}${manual ? ', outside of the store' : ''} ${badge(status)} ${reason ?? ''}</p>`,
    )}
    ${order.status === 'APPROVED' && ['NOT_PAID', 'DECLINED', 'PARTIALLY_PAID', 'CANCELED'].includes(order.paymentStatus) ? html`${form('paid', html`<button>Mark as paid</button>`)} ${form('ask', html`<button class="quiet">Ask for payment by email</button>`)}` : ''}</section>`
}

function refund(view: View, order: OrderRow, found: Refundability | undefined): Html {
  if (!found) return html``
  if (found.status === 'NOT_REFUNDABLE') return html`<p class="hint">No refund: ${words(found.reason)}</p>`
  const { paymentId, left, status } = found
  const decimal = view.money(left)
  return html`<details><summary>Refund</summary>${form(
    'refund',
    html`<div class="field"><label for="amount-${paymentId}">Amount, at most ${decimal}; empty for what is chosen below</label>
        <input id="amount-${paymentId}" name="amount" inputmode="decimal" autocomplete="off" /></div>
      <fieldset><legend>For</legend>${order.document.lineItems
        .filter(({ quantity, refundQuantity }) => quantity > (refundQuantity ?? 0))
        .map(
          (line) => html`<div class="field"><label for="back-${line.id}"><bdi>${nameOf(line)}</bdi></label>
            <input id="back-${line.id}" name="line-${line.id}" type="number" min="0" max="${line.quantity - (line.refundQuantity ?? 0)}" value="0" /></div>`,
        )}
        <label class="check"><input type="checkbox" name="shipping" value="yes" /> Delivery</label></fieldset>
      <label class="check"><input type="checkbox" name="restock" value="yes" checked /> Put these goods back into stock</label>
      <label class="check"><input type="checkbox" name="notify" value="yes" checked /> Tell the buyer</label>
      <div class="field"><label for="reason-${paymentId}">Reason</label><input id="reason-${paymentId}" name="reason" maxlength="200" autocomplete="off" /></div>
      ${status === 'MANUAL' ? html`<p class="hint">You give the money back yourself; here it is noted.</p>` : ''}
      <button>Refund</button>`,
    { payment: paymentId, external: status === 'MANUAL' ? 'yes' : 'no', key: crypto.randomUUID() },
  )}</details>`
}

function invoiceList({ invoices, staff }: Shown): Html {
  const { services } = staff.c.var
  return html`<section class="card"><h2>Invoices</h2>
    ${invoices.map(
      (
        invoice,
      ) => html`<div class="part"><p><a href="${invoiceLink(services, invoice)}">Invoice ${invoice.number}</a> ${badge(invoice.status)}</p>
        ${form('send-invoice', html`<button class="quiet">Send to the buyer</button>`, { invoice: invoice.id })}
        ${invoice.status === 'Void' ? '' : form('void-invoice', html`<button class="quiet">Void</button>`, { invoice: invoice.id })}</div>`,
    )}
    ${form('invoice', html`<button>Issue an invoice</button>`)}</section>`
}

function money(view: View, { document, totalMinor }: OrderRow): Html {
  const { subtotal, discount, shipping, totalAdditionalFees, tax } = document.priceSummary
  const { paid, refunded, balance } = document.balanceSummary ?? {}
  const rows = [
    ['Subtotal', subtotal],
    ['Discount', discount],
    ['Delivery', shipping],
    ['Fees', totalAdditionalFees],
    ['Tax', tax],
    ['Total', { amount: '1', formattedAmount: view.money(totalMinor) }],
    ['Paid', paid],
    ['Refunded', refunded],
    ['Still owed', balance],
  ] as const
  return html`<section class="card"><h2>Totals</h2><dl class="totals">${rows
    .filter(([, price]) => price && Number(price.amount) !== 0)
    .map(
      ([name, price]) => html`<div><dt>${name}</dt><dd>${price?.formattedAmount}</dd></div>`,
    )}</dl></section>`
}

function places({ document }: OrderRow): Html {
  const { address, contactDetails } =
    document.shippingInfo?.logistics?.shippingDestination ?? document.billingInfo ?? {}
  const text = [
    [contactDetails?.firstName, contactDetails?.lastName].filter(Boolean).join(' '),
    address?.addressLine,
    address?.addressLine2,
    [address?.postalCode, address?.city].filter(Boolean).join(' '),
    [address?.subdivision, address?.country].filter(Boolean).join(', '),
    contactDetails?.phone,
  ].filter(Boolean)
  return html`<section class="card"><h2>Address</h2><address>${text.map((line) => html`<bdi>${line}</bdi><br />`)}</address></section>`
}

function comment(): Html {
  return html`<section class="card">${form(
    'comment',
    html`<div class="field"><label for="comment">Comment for colleagues</label>
      <textarea id="comment" name="comment" rows="2" maxlength="5000" required></textarea></div><button class="quiet">Add</button>`,
  )}</section>`
}

function cancel({ order }: Shown): Html {
  if (order.status !== 'APPROVED') return html``
  return html`<section class="card"><details><summary>Cancel this order</summary>${form(
    'cancel',
    html`<label class="check"><input type="checkbox" name="restock" value="yes" checked /> Put the goods back into stock</label>
      <label class="check"><input type="checkbox" name="notify" value="yes" checked /> Tell the buyer</label>
      <div class="field"><label for="message">Message to the buyer</label><input id="message" name="message" maxlength="1000" autocomplete="off" /></div>
      <button>Cancel the order</button>`,
  )}</details></section>`
}
