import { html } from 'hono/html'
import { type OrderRow, OrderSearch, ordersAsking, searchOrders } from '../../areas/orders/index.ts'
import { hidden } from '../hosted/fields.ts'
import type { Html } from '../hosted/page.ts'
import type { View } from '../hosted/view.ts'
import { badge, officePage, statusLabel } from './layout.ts'
import { type Filter, here, labels, lists, PAGE, searchOf, textIn, views } from './order-list.ts'
import { fulfillmentState, orderState } from './order-state.ts'
import type { Staff } from './session.ts'
import { shortTime, zoneLine } from './times.ts'

/** Orders, newest first, found by number, e-mail or name and by what state they are in; the address keeps what is asked. */
export async function ordersPage(staff: Staff): Promise<Response> {
  const { c, view, caller } = staff
  const { db, config } = c.var.services
  const params = new URL(c.req.url).searchParams
  const cursor = params.get('cursor')
  const asking = await ordersAsking(db)
  const search = OrderSearch.parse({
    ...searchOf(params, asking),
    cursorPaging: { limit: PAGE, ...(cursor ? { cursor } : {}) },
  })
  const { orders, metadata } = await searchOrders(db, config, caller, search)
  const { next } = (metadata as { cursors: { next?: string } }).cursors
  return officePage(view, {
    title: 'Orders',
    area: 'Orders',
    body: html`<h1>Orders</h1>
      ${resultNotices(c.req.query('done'), c.req.query('problem'))}
      ${tabs(params)} ${filters(params)}
      ${orders.length ? table(orders, { view, params, asking: new Set(asking) }) : nothing()}
      ${pages(params, cursor, next)} ${zoneLine(staff)}`,
  })
}

/** Results for the chosen orders; escaped, since anybody may write an address. */
export function resultNotices(done: string | undefined, problem: string | undefined): Html {
  return html`${problem ? html`<p class="error" role="alert" tabindex="-1" autofocus>${problem.slice(0, 500)}</p>` : ''}
    ${done ? html`<p class="done" role="status">${done.slice(0, 200)}</p>` : ''}`
}

function address(params: URLSearchParams, change: Readonly<Record<string, string | undefined>>): string {
  const next = new URLSearchParams(params)
  for (const name of ['cursor', 'done', 'problem']) next.delete(name)
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  for (const [name, value] of [...next]) if (!value) next.delete(name)
  return next.size ? `${here}?${next}` : here
}

function tabs(params: URLSearchParams): Html {
  const now = params.get('view') ?? ''
  return html`<nav class="tabs" aria-label="Views">${views.map(
    ([view, name]) =>
      html`<a href="${address(params, { view })}" ${view === now ? html`aria-current="page"` : ''}>${name}</a>`,
  )}</nav>`
}

function filters(params: URLSearchParams): Html {
  const view = params.get('view')
  return html`<form class="filters card" method="get" action="${here}" role="search">
    ${hidden({ view: view ?? undefined })}
    <div class="field"><label for="q">Number, email or name</label>
      <input id="q" name="q" type="search" value="${textIn(params)}" autocomplete="off" spellcheck="false" /></div>
    ${(Object.keys(lists) as Filter[]).map((name) => select(name, params.get(name)))}
    <button>Search</button>
  </form>`
}

function select(name: Filter, chosen: string | null): Html {
  return html`<div class="field"><label for="${name}">${labels[name]}</label>
    <select id="${name}" name="${name}">
      <option value="">Any</option>
      ${lists[name].map((status) => html`<option value="${status}" ${status === chosen ? 'selected' : ''}>${statusLabel(status)}</option>`)}
    </select></div>`
}

function nothing(): Html {
  return html`<section class="card empty"><h2>No orders found</h2>
    <p class="hint">Try a different search, or <a class="tap" href="${here}">see all orders</a>.</p></section>`
}

interface Listed {
  readonly view: View
  readonly params: URLSearchParams
  /** Orders whose buyers ask for money back. */
  readonly asking: ReadonlySet<string>
}

function table(orders: readonly OrderRow[], listed: Listed): Html {
  const { params } = listed
  const archived = params.get('view') === 'archived'
  return html`<form method="post" action="${here}" class="bulk">
    ${hidden({ back: new URL(address(params, { cursor: params.get('cursor') ?? undefined }), 'http://here').search })}
    <table class="orders">
      <caption class="unseen">Orders, newest first</caption>
      <thead><tr><th scope="col"><label class="check scripted"><input type="checkbox" id="all" /><span class="unseen">Select all</span></label></th>
        <th scope="col">Order</th><th scope="col">Date</th><th scope="col">Customer</th><th scope="col">Status</th>
        <th scope="col" class="amount">Total</th></tr></thead>
      <tbody>${orders.map((order) => row(order, listed))}</tbody>
    </table>
    <div class="with-chosen" role="group" aria-label="Selected orders">
      <span class="hint">Selected orders:</span>
      <button class="quiet" name="intent" value="fulfil">Mark as shipped</button>
      <button class="quiet" name="intent" value="${archived ? 'unarchive' : 'archive'}">${archived ? 'Unarchive' : 'Archive'}</button>
    </div>
  </form>`
}

function row(order: OrderRow, { view, asking }: Listed): Html {
  const count = order.document.lineItems.reduce((sum, { quantity }) => sum + quantity, 0)
  return html`<tr>
    <td class="pick"><label class="check"><input type="checkbox" name="order" value="${order.id}" /><span class="unseen">Select order ${order.number}</span></label></td>
    <th scope="row"><a href="${here}/${order.id}">${order.number}</a></th>
    <td class="when"><time datetime="${order.createdAt.toISOString()}">${shortTime(view, order.createdAt)}</time></td>
    <td class="who"><bdi>${buyerOf(order)}</bdi> <span class="hint">${count} ${count === 1 ? 'item' : 'items'}</span></td>
    <td class="states">${order.status === 'APPROVED' ? '' : orderState(view, order)} ${badge(order.paymentStatus)} ${fulfillmentState(order)} ${asking.has(order.id) ? badge('REFUND_ASKED') : ''}</td>
    <td class="amount">${view.money(order.totalMinor)}</td>
  </tr>`
}

function pages(params: URLSearchParams, cursor: string | null, next: string | undefined): Html {
  if (!cursor && !next) return html``
  return html`<nav class="pages" aria-label="Pages">
    ${cursor ? html`<a class="tap" href="${address(params, {})}">Newest orders</a>` : ''}
    ${next ? html`<a class="tap" rel="next" href="${address(params, { cursor: next })}">Older orders</a>` : ''}</nav>`
}

export function buyerOf({ document, email }: OrderRow): string {
  const { contactDetails } = document.billingInfo ?? document.recipientInfo ?? {}
  return [contactDetails?.firstName, contactDetails?.lastName].filter(Boolean).join(' ') || email || 'Guest'
}
