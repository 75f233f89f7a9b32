import { html } from 'hono/html'
import {
  ContractList,
  type ContractRow,
  contractStatuses,
  listContracts,
} from '../../../areas/orders/index.ts'
import type { Html } from '../../hosted/page.ts'
import { badgeName, officePage } from '../layout.ts'
import type { Staff } from '../session.ts'
import { shortTime, zoneLine } from '../times.ts'
import { contractState, contracts, rhythm } from './labels.ts'

const PAGE = 25

/** Subscriptions of every shopper, newest first; the address keeps what is asked. */
export async function contractsPage(staff: Staff): Promise<Response> {
  const { c, view, caller } = staff
  const { db, config } = c.var.services
  const search = c.req.query('q')?.trim().slice(0, 100) ?? ''
  const status = contractStatuses.find((each) => each === c.req.query('status'))
  const cursor = c.req.query('cursor')
  const filter = { ...(search && { search }), ...(status && { status }) }
  const query = ContractList.parse({ ...filter, cursorPaging: { limit: PAGE, cursor } })
  const { contracts: rows, metadata } = await listContracts(db, config, caller, query)
  return officePage(view, {
    title: 'Subscriptions',
    area: 'Subscriptions',
    body: html`<h1>Subscriptions</h1>
      <form class="filters card" method="get" action="${contracts}" role="search">
        <div class="field"><label for="q">Email, product or member ID</label>
          <input id="q" name="q" type="search" value="${search}" maxlength="100" autocomplete="off" spellcheck="false" /></div>
        <div class="field"><label for="status">Status</label><select id="status" name="status"><option value="">Any</option>
          ${contractStatuses.map((each) => html`<option value="${each}" ${each === status ? 'selected' : ''}>${badgeName(each)}</option>`)}</select></div>
        <button>Search</button>
      </form>
      ${rows.length ? table(staff, rows) : nothing()}
      ${pages({ ...(search && { q: search }), ...(status && { status }) }, metadata.cursors)} ${zoneLine(staff)}`,
  })
}

function nothing(): Html {
  return html`<section class="card empty"><h2>No subscriptions found</h2>
    <p class="hint">Try a different search, or <a class="tap" href="${contracts}">see all subscriptions</a>.</p></section>`
}

function table({ view }: Staff, rows: readonly ContractRow[]): Html {
  return html`<table class="orders">
    <caption class="unseen">Subscriptions, newest first</caption>
    <thead><tr><th scope="col">Product</th><th scope="col">Started</th><th scope="col">Customer</th><th scope="col">Status</th>
      <th scope="col" class="amount">Price</th></tr></thead>
    <tbody>${rows.map(
      (row) => html`<tr>
        <th scope="row"><a href="${contracts}/${row.id}"><bdi>${row.document.name}</bdi></a></th>
        <td class="when"><time datetime="${row.createdAt.toISOString()}">${shortTime(view, row.createdAt)}</time></td>
        <td class="who"><bdi>${row.email || 'Guest'}</bdi></td>
        <td class="states">${contractState(row)}</td>
        <td class="amount">${rhythm(view, row)}</td></tr>`,
    )}</tbody></table>`
}

function pages(filter: Record<string, string>, { next, prev }: { next?: string; prev?: string }): Html {
  if (!next && !prev) return html``
  const at = (cursor: string) => `${contracts}?${new URLSearchParams({ ...filter, cursor })}`
  return html`<nav class="pages" aria-label="Pages">
    ${prev ? html`<a class="tap" rel="prev" href="${at(prev)}">Newer subscriptions</a>` : ''}
    ${next ? html`<a class="tap" rel="next" href="${at(next)}">Older subscriptions</a>` : ''}</nav>`
}
