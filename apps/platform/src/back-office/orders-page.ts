import { html } from 'hono/html'
import type { Html } from '../hosted/page.ts'
import type { OrderRow } from '../orders/order-view.ts'
import { OrderSearch, searchOrders } from '../orders/search.ts'
import { badge, officePage, words } from './layout.ts'
import type { Staff } from './session.ts'

const here = '/_hosted/back-office/orders'
const PAGE = 25
const lists = {
  status: ['APPROVED', 'PENDING', 'CANCELED', 'REJECTED'],
  paymentStatus: [
    'NOT_PAID',
    'PENDING',
    'PENDING_MERCHANT',
    'PARTIALLY_PAID',
    'PAID',
    'PARTIALLY_REFUNDED',
    'FULLY_REFUNDED',
    'DECLINED',
    'CANCELED',
  ],
  fulfillmentStatus: ['NOT_FULFILLED', 'PARTIALLY_FULFILLED', 'FULFILLED'],
} as const
const labels = { status: 'Order', paymentStatus: 'Payment', fulfillmentStatus: 'Delivery' } as const
type Filter = keyof typeof lists

/** Every order, newest first, found by number, e-mail or name and by what state it is in. */
export async function ordersPage({ c, view, caller }: Staff): Promise<Response> {
  const { db, config } = c.var.services
  const asked = new URL(c.req.url).searchParams
  const text = asked.get('q')?.trim().slice(0, 100) ?? ''
  const cursor = asked.get('cursor')
  const search = OrderSearch.parse({
    filter: filterOf(asked, text),
    cursorPaging: { limit: PAGE, ...(cursor ? { cursor } : {}) },
  })
  const { orders, metadata } = await searchOrders(db, config, caller, search)
  const next = (metadata as { cursors: { next?: string } }).cursors.next
  const more = new URLSearchParams(asked)
  if (next) more.set('cursor', next)
  return officePage(view, {
    title: 'Orders',
    body: html`<h1>Orders</h1>
      <form class="filters card" method="get" action="${here}" role="search">
        <div class="field"><label for="q">Number, email or name</label>
          <input id="q" name="q" type="search" value="${text}" autocomplete="off" /></div>
        ${Object.keys(lists).map((name) => select(name as Filter, asked.get(name)))}
        <button>Search</button>
      </form>
      ${orders.length ? table(orders, view.money, view.date) : html`<p class="lead">No order is like this.</p>`}
      ${next ? html`<nav class="links" aria-label="Pages"><a href="${here}?${more}">Older orders</a></nav>` : ''}`,
  })
}

function select(name: Filter, chosen: string | null): Html {
  return html`<div class="field"><label for="${name}">${labels[name]}</label>
    <select id="${name}" name="${name}">
      <option value="">Any</option>
      ${lists[name].map((status) => html`<option value="${status}" ${status === chosen ? 'selected' : ''}>${words(status)}</option>`)}
    </select></div>`
}

function filterOf(asked: URLSearchParams, text: string): object {
  const chosen = (Object.keys(lists) as Filter[]).flatMap((name) => {
    const value = asked.get(name)
    return value && (lists[name] as readonly string[]).includes(value) ? [{ [name]: value }] : []
  })
  // What waits for a decision is what staff look for: a filter that names the status brings all.
  const all = asked.get('status') ? [] : [{ status: { $ne: 'INITIALIZED' } }]
  const names = [
    'billingInfo.contactDetails.firstName',
    'billingInfo.contactDetails.lastName',
    'buyerInfo.email',
  ]
  const like = text
    ? /^\d{1,15}$/.test(text)
      ? [{ number: text }]
      : [{ $or: names.map((name) => ({ [name]: { $contains: text } })) }]
    : []
  return { $and: [...chosen, ...all, ...like, {}] }
}

function table(
  orders: readonly OrderRow[],
  money: (minor: number) => string,
  day: (date: Date) => string,
): Html {
  return html`<div class="scroll"><table>
    <thead><tr><th scope="col">Order</th><th scope="col">Date</th><th scope="col">Buyer</th><th scope="col">State</th>
      <th scope="col" class="amount">Total</th></tr></thead>
    <tbody>${orders.map(
      (order) => html`<tr>
        <th scope="row"><a href="${here}/${order.id}">${order.number}</a></th>
        <td>${day(order.createdAt)}</td>
        <td><bdi>${buyerOf(order)}</bdi></td>
        <td class="states">${order.status === 'APPROVED' ? '' : badge(order.status)} ${badge(order.paymentStatus)} ${badge(order.fulfillmentStatus)}</td>
        <td class="amount">${money(order.totalMinor)}</td>
      </tr>`,
    )}</tbody></table></div>`
}

export function buyerOf({ document, email }: OrderRow): string {
  const { contactDetails } = document.billingInfo ?? document.recipientInfo ?? {}
  return [contactDetails?.firstName, contactDetails?.lastName].filter(Boolean).join(' ') || email || 'Guest'
}
