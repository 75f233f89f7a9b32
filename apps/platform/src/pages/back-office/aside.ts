import { html } from 'hono/html'
import {
  invoiceLink,
  moneyHeld,
  orderQuantities,
  providersOf,
  refundabilities,
} from '../../areas/orders/index.ts'
import { countriesIn, placeLine } from '../../areas/terms/index.ts'
import { toDecimal } from '../../domain/money/money.ts'
import { hidden } from '../hosted/fields.ts'
import type { Html } from '../hosted/page.ts'
import { drafts } from './drafts/draft-form.ts'
import { badge } from './layout.ts'
import { form, type OrderDetails } from './order-details.ts'

export function totals({ order: { document, totalMinor }, staff }: OrderDetails): Html {
  const { subtotal, discount, shipping, totalAdditionalFees, tax } = document.priceSummary
  const { paid, refunded, balance } = document.balanceSummary ?? {}
  const rows = [
    ['Subtotal', subtotal],
    ['Discount', discount],
    ['Delivery', shipping],
    ['Fees', totalAdditionalFees],
    ['Tax', tax],
    ['Total', { amount: '1', formattedAmount: staff.view.money(totalMinor) }],
    ['Paid', paid],
    ['Refunded', refunded],
    ['Balance due', balance],
  ] as const
  return html`<section class="card"><h2>Totals</h2><dl class="totals">${rows
    .filter(([, price]) => price && Number(price.amount) !== 0)
    .map(
      ([name, price]) =>
        html`<div class="${name === 'Total' ? 'total' : ''}"><dt>${name}</dt><dd>${price?.formattedAmount}</dd></div>`,
    )}</dl></section>`
}

export function places({ order: { document, email } }: OrderDetails): Html {
  const { address, contactDetails } =
    document.shippingInfo?.logistics?.shippingDestination ?? document.billingInfo ?? {}
  const country = countriesIn('en-US').find(({ code }) => code === address?.country)?.name ?? address?.country
  const text = [
    [contactDetails?.firstName, contactDetails?.lastName].filter(Boolean).join(' '),
    address?.addressLine,
    address?.addressLine2,
    placeLine(address ?? {}),
    country,
    contactDetails?.phone,
  ].filter(Boolean)
  if (text.length === 0 && !email)
    return html`<section class="card"><h2>Customer</h2><p class="hint">No name, address or email. We can't email the customer about this order.</p></section>`
  return html`<section class="card"><h2>Customer</h2><address>${text.map((line) => html`<bdi>${line}</bdi><br />`)}
    ${email ? html`<a class="tap" href="mailto:${email}"><bdi>${email}</bdi></a>` : ''}</address>${email ? '' : html`<p class="hint">No email. We can't email the customer about this order.</p>`}</section>`
}

export function tags({ order }: OrderDetails): Html {
  const own = order.document.tags?.privateTags?.tagIds ?? []
  return html`<section class="card"><h2>Tags</h2>
    ${own.length ? html`<ul class="tags">${own.map((tag) => html`<li>${form('untag', html`<button class="tag" aria-label="Remove tag ${tag}"><bdi>${tag}</bdi> ×</button>`, { tag })}</li>`)}</ul>` : ''}
    ${form(
      'tag',
      html`<div class="with-button"><div class="field"><label for="tag">New tag</label><input id="tag" name="tag" maxlength="50" autocomplete="off" required /></div>
        <button class="quiet">Add</button></div>`,
    )}</section>`
}

export function comment(): Html {
  return html`<section class="card">${form(
    'comment',
    html`<div class="field"><label for="comment">Comment for staff</label>
      <textarea id="comment" name="comment" rows="2" maxlength="5000" required></textarea></div><button class="quiet">Add</button>`,
  )}</section>`
}

export function invoices({ invoices: all, staff }: OrderDetails): Html {
  const { services } = staff.c.var
  return html`<section class="card"><h2>Invoices</h2>
    ${all.map(
      (
        invoice,
      ) => html`<div class="part"><p><a href="${invoiceLink(services, invoice)}">Invoice ${invoice.number}</a> ${badge(invoice.status)}</p>
        <div class="buttons">${invoiceActions(invoice.status).map(([intent, label]) =>
          form(intent, html`<button class="quiet">${label}</button>`, { invoice: invoice.id }),
        )}</div></div>`,
    )}
    ${form('invoice', html`<button class="quiet">Issue invoice</button>`)}</section>`
}

/** Cancels an order: sent goods stay with the buyer; the rest goes back to the shelf, and the money with it. */
function cancelForm({ order, fulfillments, transactions, staff }: OrderDetails): Html {
  const held = moneyHeld(order)
  const unsent = [...orderQuantities(order, fulfillments).values()].reduce(
    (sum, { ordered, sent, restockedUnsent }) => sum + ordered - sent - restockedUnsent,
    0,
  )
  const byHand = refundabilities(order, transactions, providersOf(staff.view.config)).some(
    ({ status }) => status === 'MANUAL',
  )
  return form(
    'cancel',
    html`${unsent > 0 ? html`<label class="check"><input type="checkbox" name="restock" value="yes" checked /> Restock items not shipped yet (${unsent})</label>` : ''}
      ${
        held > 0
          ? html`<div class="field"><label for="cancel-refund">Refund amount (up to ${staff.view.money(held)})</label>
        <input id="cancel-refund" name="refund" inputmode="decimal" autocomplete="off" value="${toDecimal(held, order.currency)}" aria-describedby="cancel-refund-hint" />
        <span class="hint" id="cancel-refund-hint">Leave blank to refund later. ${byHand ? 'You send the money yourself. This only records the refund.' : ''}</span></div>`
          : ''
      }
      <label class="check"><input type="checkbox" name="notify" value="yes" ${order.email ? 'checked' : 'disabled'} /> ${order.email ? 'Email the customer' : 'Email the customer (no email address)'}</label>
      <div class="field"><label for="message">Message to the customer</label><input id="message" name="message" maxlength="1000" autocomplete="off" /></div>
      <button class="quiet">Cancel order</button>`,
    { key: crypto.randomUUID() },
  )
}

export function ending(details: OrderDetails): Html {
  const { order } = details
  const { archived } = order.document
  return html`<section class="card">
    ${form(archived ? 'unarchive' : 'archive', html`<button class="quiet">${archived ? 'Unarchive' : 'Archive'}</button>`)}
    <form method="post" action="${drafts}" class="act">${hidden({ order: order.id })}<button class="quiet">Edit order</button></form>
    ${
      order.status === 'APPROVED'
        ? html`<details><summary>Cancel this order</summary>${cancelForm(details)}</details>`
        : ''
    }</section>`
}

/** Actions on an invoice in its present status. */
function invoiceActions(status: string): (readonly [intent: string, label: string])[] {
  const remove = ['delete-invoice', 'Delete invoice'] as const
  if (status === 'Void') return [remove]
  return [
    ['send-invoice', 'Send to customer'],
    ['void-invoice', 'Void invoice'],
    ...(status === 'Draft' ? [remove] : []),
  ]
}
