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
  authorized: 'test card, reserved',
  declined: 'declined test card',
  offline: 'cash or card on receipt',
  pending: 'bank transfer',
  review: 'card under review',
}

/** Why money cannot go back, as staff would say it (specification §8). */
const reasons: Partial<Record<Reason, string>> = {
  ALREADY_REFUNDED: 'all of it was given back already',
  DEPOSIT_ONLINE_ITEM: 'it is a deposit',
  DISABLED_BY_PROVIDER: 'the provider does not give this payment back',
  FORBIDDEN: 'the order is not approved',
  NOT_PAID: 'no money has come',
  PARTIALLY_PAID: 'the order is not paid in full yet',
  PENDING_REFUND: 'a refund is on its way',
  PROVIDER_IS_DOWN: 'the provider does not answer; try again later',
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
    ${due ? html`<p class="note">This order is ${statusLabel(order.status).toLowerCase()}, and ${view.money(due)} of the buyer’s money is still here. Refund it.</p>` : ''}
    ${transactions.payments.length === 0 ? html`<p class="hint">Nothing was paid.</p>` : ''}
    ${transactions.payments.map((payment) => {
      const found = all.find(({ paymentId }) => paymentId === payment.id)
      return html`<div class="part">${described(view, payment)} ${held(payment)} ${refund(view, order, found, quantities)}</div>`
    })}
    ${transactions.refunds.map(
      ({ amountMinor, status, manual, reason }) =>
        html`<p>Refund of ${view.money(amountMinor)}${manual ? ', outside of the store' : ''} ${badge(status)} <bdi>${reason ?? ''}</bdi></p>`,
    )}
    ${open ? html`<div class="buttons">${form('paid', html`<button>Mark as paid…</button>`)} ${form('ask', html`<button class="quiet">Ask for payment by email</button>`)}</div>` : ''}</section>`
}

function described(view: View, { amountMinor, method, status, reason }: PaymentRow): Html {
  return html`<p><strong>${view.money(amountMinor)}</strong> by ${methods[method] ?? statusLabel(method).toLowerCase()} ${badge(status)}
    ${reason ? html`<span class="hint">${statusLabel(reason)}</span>` : ''}</p>`
}

function held({ id, status }: PaymentRow): Html {
  if (status !== 'AUTHORIZED') return html``
  return html`<div class="buttons">${form('capture', html`<button>Capture</button>`, { payment: id })}
    ${form('void', html`<button class="quiet">Void…</button>`, { payment: id })}</div>`
}

type Quantities = ReadonlyMap<string, LineQuantities>

/** A line that was sent in part is asked for twice: the refund says which of its units it is for. */
function refundLine(line: OrderLineItem, quantities: LineQuantities | undefined): Html {
  if (!quantities) return html``
  const { sent, ordered, refundedUnsent, refundedSent } = quantities
  const unsent = ordered - sent - refundedUnsent
  const back = sent - refundedSent
  const rows = [
    ['line', unsent, sent > 0 ? ', not sent' : ''],
    ['sent', back, ', sent'],
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
    html`<fieldset><legend>For</legend>${order.document.lineItems.map((line) => refundLine(line, quantities.get(line.id)))}
        <label class="check"><input type="checkbox" name="shipping" value="yes" /> Delivery</label></fieldset>
      <div class="pair"><div class="field"><label for="amount-${paymentId}">Another amount, at most ${view.money(left)}</label>
        <input id="amount-${paymentId}" name="amount" inputmode="decimal" autocomplete="off" value="${due ? toDecimal(Math.min(due, left), order.currency) : ''}" aria-describedby="amount-${paymentId}-hint" />
        <span class="hint" id="amount-${paymentId}-hint">Empty: what is chosen above, with its tax and discount.</span></div>
      <div class="field"><label for="reason-${paymentId}">Reason</label><input id="reason-${paymentId}" name="reason" maxlength="200" autocomplete="off" /></div></div>
      <label class="check"><input type="checkbox" name="restock" value="yes" checked /> Put these goods back into stock</label>
      <label class="check"><input type="checkbox" name="notify" value="yes" checked /> Tell the buyer</label>
      ${status === 'MANUAL' ? html`<p class="hint">You give the money back yourself; here it is noted.</p>` : ''}
      <button>Refund…</button>`,
    { payment: paymentId, external: status === 'MANUAL' ? 'yes' : 'no', key: crypto.randomUUID() },
  )}</details>`
}
