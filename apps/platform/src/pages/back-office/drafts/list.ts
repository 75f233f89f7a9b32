import { html } from 'hono/html'
import { nameOf } from '../../../areas/cart/index.ts'
import { type DraftRow, quoteDraft, readDrafts } from '../../../areas/draft-orders/index.ts'
import type { Html } from '../../hosted/page.ts'
import { badge, officePage } from '../layout.ts'
import { resultNotices } from '../orders-page.ts'
import type { Staff } from '../session.ts'
import { shortTime, zoneLine } from '../times.ts'
import { drafts } from './draft-form.ts'

const views = [
  ['', 'Open'],
  ['COMMITTED', 'Completed'],
] as const

/** Drafts, newest first, each priced as it would be now. */
export async function draftsPage(staff: Staff, problem?: string): Promise<Response> {
  const { c, view } = staff
  const { services } = c.var
  const committed = c.req.query('status') === 'COMMITTED'
  const rows = await readDrafts(services.db, { status: committed ? 'COMMITTED' : 'DRAFT' })
  const listed: Html[] = []
  for (const row of rows) listed.push(await line(staff, row))
  return officePage(view, {
    title: problem ? 'Problem: Draft orders' : 'Draft orders',
    area: 'Drafts',
    ...(problem ? { status: 422 } : {}),
    body: html`<h1>Draft orders</h1>
      ${resultNotices(c.req.query('done'), problem)}
      <form method="post" action="${drafts}" class="act"><button>New draft</button></form>
      <nav class="tabs" aria-label="Views">${views.map(
        ([status, name]) =>
          html`<a href="${drafts}${status ? `?status=${status}` : ''}" ${(status === 'COMMITTED') === committed ? html`aria-current="page"` : ''}>${name}</a>`,
      )}</nav>
      ${
        listed.length
          ? html`<table class="orders"><caption class="unseen">Draft orders, newest first</caption>
              <thead><tr><th scope="col">Draft</th><th scope="col">Date</th><th scope="col">Customer</th><th scope="col">Status</th><th scope="col" class="amount">Total</th></tr></thead>
              <tbody>${listed}</tbody></table>`
          : html`<section class="card empty"><h2>No drafts</h2>
              <p class="hint">Create a draft here, or edit an order from its page.</p></section>`
      }
      ${zoneLine(staff)}`,
  })
}

async function line({ c, view }: Staff, row: DraftRow): Promise<Html> {
  const { services } = c.var
  const quote = await quoteDraft(services.db, services, row)
  const [first, ...more] = quote.items
  const name = first ? nameOf(first) + (more.length ? ` and ${more.length} more` : '') : 'No items yet'
  return html`<tr>
    <th scope="row"><a href="${drafts}/${row.id}"><bdi>${name}</bdi></a></th>
    <td class="when"><time datetime="${row.createdAt.toISOString()}">${shortTime(view, row.createdAt)}</time></td>
    <td class="who"><bdi>${buyerOf(row)}</bdi></td>
    <td class="states">${badge(row.status)} ${row.sourceOrderId ? html`<span class="hint">edits an order</span>` : ''}</td>
    <td class="amount">${view.money(quote.totals.total)}</td></tr>`
}

function buyerOf({ terms }: DraftRow): string {
  const { contactDetails } = terms.billingInfo ?? terms.shippingDestination ?? {}
  return [contactDetails?.firstName, contactDetails?.lastName].filter(Boolean).join(' ') || terms.email || '–'
}
