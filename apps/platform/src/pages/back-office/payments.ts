import type { OrderLineItem } from '@galleria/platform-client/entities/orders'
import { html } from 'hono/html'
import {
  type LineQuantities,
  moneyToRefund,
  nameOf,
  type OrderRow,
  orderQuantities,
  type PaymentRow,
  providersOf,
  type Reason,
  type Refundability,
  refundabilities,
} from '../../areas/orders/index.ts'
import { toDecimal } from '../../domain/money/money.ts'
import type { Html } from '../hosted/page.ts'
import type { View } from '../hosted/view.ts'
import { badge, statusLabel } from './layout.ts'
import { form, type OrderDetails } from './order-details.ts'

const methods: Readonly<Record<string, string>> = {
  approved: 'test card',
  authorized: 'test card, authorized',
  declined: 'declined test card',
  offline: 'in person',
  pending: 'bank transfer',
  review: 'card under review',
}

/** Why money cannot go back, as staff would say it (specification §8). */
const reasons: Partial<Record<Reason, string>> = {
  ALREADY_REFUNDED: 'it was already refunded in full',
  DEPOSIT_ONLINE_ITEM: 'it is a deposit',
  DISABLED_BY_PROVIDER: "the payment provider doesn't refund this payment",
  FORBIDDEN: "the order isn't approved",
  NOT_PAID: "the order isn't paid",
  PARTIALLY_PAID: "the order isn't paid in full yet",
  PENDING_REFUND: 'a refund is in progress',
  PROVIDER_IS_DOWN: "we can't reach the payment provider; try again later",
  TRANSACTION_NOT_FOUND: 'there is no payment',
  ZERO_PRICE: 'it cost nothing',
}

const mayBePaid = ['NOT_PAID', 'DECLINED', 'PARTIALLY_PAID', 'CANCELED']

export function payments({ order, transactions, fulfillments, staff }: OrderDetails): Html {
  const { view } = staff
  const quantities = orderQuantities(order, fulfillments)
  const due = moneyToRefund(order)
  const all = refundabilities(order, transactions, providersOf(staff.view.config))
  const open = order.status === 'APPROVED' && mayBePaid.includes(order.paymentStatus)
  return html`<section class="card"><h2>Payments</h2>
    ${due ? html`<p class="note">This order is ${statusLabel(order.status).toLowerCase()}, and ${view.money(due)} still needs to be refunded.</p>` : ''}
    ${transactions.payments.length === 0 ? html`<p class="hint">No payments yet.</p>` : ''}
    ${transactions.payments.map((payment) => {
      const found = all.find(({ paymentId }) => paymentId === payment.id)
      return html`<div class="part">${described(view, payment)} ${holdButtons(payment)} ${refund(view, order, found, quantities)}</div>`
    })}
    ${transactions.refunds.map(
      ({ amountMinor, status, manual, reason }) =>
        html`<p>Refund of ${view.money(amountMinor)}${manual ? ' outside the store' : ''} ${badge(status)} <bdi>${reason ?? ''}</bdi></p>`,
    )}
    ${open ? html`<div class="buttons">${form('paid', html`<button>Mark as paid</button>`)} ${form('ask', html`<button class="quiet">Email payment request</button>`)}</div>` : ''}</section>`
}

function described(view: View, { amountMinor, method, status, reason }: PaymentRow): Html {
  return html`<p><strong>${view.money(amountMinor)}</strong> by ${methods[method] ?? statusLabel(method).toLowerCase()} ${badge(status)}
    ${reason ? html`<span class="hint">${statusLabel(reason)}</span>` : ''}</p>`
}

function holdButtons({ id, status }: PaymentRow): Html {
  if (status !== 'AUTHORIZED') return html``
  return html`<div class="buttons">${form('capture', html`<button>Capture</button>`, { payment: id })}
    ${form('void', html`<button class="quiet">Void payment</button>`, { payment: id })}</div>`
}

type Quantities = ReadonlyMap<string, LineQuantities>

/** A line that was sent in part is asked for twice: the refund says which of its units it is for. */
function refundLine(line: OrderLineItem, quantities: LineQuantities | undefined): Html {
  if (!quantities) return html``
  const { sent, ordered, refundedUnsent, refundedSent } = quantities
  const unsent = ordered - sent - refundedUnsent
  const back = sent - refundedSent
  const rows = [
    ['line', unsent, sent > 0 ? ', not shipped' : ''],
    ['sent', back, ', shipped'],
  ] as const
  return html`${rows
    .filter(([, most]) => most > 0)
    .map(
      ([
        name,
        most,
        which,
      ]) => html`<div class="line"><label for="back-${name}-${line.id}"><bdi>${nameOf(line)}</bdi> <span class="hint">of ${most}${which}</span></label>
          <input id="back-${name}-${line.id}" name="${name}-${line.id}" type="number" inputmode="numeric" min="0" max="${most}" value="0" /></div>`,
    )}`
}

function refund(view: View, order: OrderRow, found: Refundability | undefined, quantities: Quantities): Html {
  if (!found) return html``
  if (found.status === 'NOT_REFUNDABLE')
    return html`<p class="hint">No refund: ${reasons[found.reason] ?? statusLabel(found.reason).toLowerCase()}.</p>`
  const { paymentId, left, status } = found
  const due = moneyToRefund(order)
  return html`<details data-key="r" ${due ? 'open' : ''}><summary>Refund</summary>${form(
    'refund',
    html`<fieldset><legend>Items to refund</legend>${order.document.lineItems.map((line) => refundLine(line, quantities.get(line.id)))}
        <label class="check"><input type="checkbox" name="shipping" value="yes" /> Delivery</label></fieldset>
      <div class="pair"><div class="field"><label for="amount-${paymentId}">Custom amount (up to ${view.money(left)})</label>
        <input id="amount-${paymentId}" name="amount" inputmode="decimal" autocomplete="off" value="${due ? toDecimal(Math.min(due, left), order.currency) : ''}" aria-describedby="amount-${paymentId}-hint" />
        <span class="hint" id="amount-${paymentId}-hint">Leave blank to refund the items selected above, with tax and discounts.</span></div>
      <div class="field"><label for="reason-${paymentId}">Reason</label><input id="reason-${paymentId}" name="reason" maxlength="200" autocomplete="off" /></div></div>
      <label class="check"><input type="checkbox" name="restock" value="yes" checked /> Restock these items</label>
      <label class="check"><input type="checkbox" name="notify" value="yes" checked /> Email the customer</label>
      ${status === 'MANUAL' ? html`<p class="hint">You send the money yourself. This only records the refund.</p>` : ''}
      <button>Refund</button>`,
    { payment: paymentId, external: status === 'MANUAL' ? 'yes' : 'no', key: crypto.randomUUID() },
  )}</details>`
}
