import { html } from 'hono/html'
import { allowedActions, type ContractAction, type ContractRow } from '../../../areas/orders/index.ts'
import type { Html } from '../../hosted/page.ts'
import { officePage } from '../layout.ts'
import { form } from '../order-details.ts'
import { here } from '../order-list.ts'
import type { Staff } from '../session.ts'
import { shortTime, zoneLine } from '../times.ts'
import { type ContractHistory, historyOf } from './history.ts'
import { contractState, contracts, rhythm } from './labels.ts'

interface PageOptions {
  readonly done?: string | undefined
  readonly problem?: string
  /** The new holder, as typed. */
  readonly member?: string
}

/** One subscription: its terms, what happened to it, and what may be done with it. */
export async function contractPage(
  staff: Staff,
  contract: ContractRow,
  { done, problem, member = '' }: PageOptions = {},
): Promise<Response> {
  const { view, c, caller } = staff
  const { db, clock } = c.var.services
  const title = `Subscription to ${contract.document.name}`
  const actions = allowedActions(contract, caller, clock.now())
  return officePage(view, {
    title: problem ? `Problem: ${title}` : title,
    area: 'Subscriptions',
    ...(problem ? { status: 422 } : {}),
    body: html`<h1>Subscription to <bdi>${contract.document.name}</bdi></h1>
      <p class="states">${contractState(contract)} <span class="hint">${rhythm(view, contract)}</span></p>
      ${problem ? html`<p class="error" role="alert" tabindex="-1" autofocus>${problem}</p>` : ''}
      ${done ? html`<p class="done" role="status">${done}</p>` : ''}
      <div class="columns">
        <div>${terms(staff, contract)} ${history(staff, contract, await historyOf(db, contract))}</div>
        <div>${buyer(contract)} ${acts(contract, actions)} ${actions.includes('TRANSFER') ? passingOn(member) : ''}</div>
      </div>
      <p><a class="tap" href="${contracts}">All subscriptions</a></p>
      ${zoneLine(staff)}`,
  })
}

function terms({ view }: Staff, contract: ContractRow): Html {
  const { paidUntil, trialEndsAt, cancelsAt, nextAt, failure, cycle, status } = contract
  const { billingCycles } = contract.document.settings
  const isOver = status === 'CANCELLED' || status === 'TRANSFERRED'
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['Billing cycles', billingCycles ? `${cycle} of ${billingCycles}` : String(cycle)],
    ['Free until', trialEndsAt && cycle === 0 ? shortTime(view, trialEndsAt) : undefined],
    ['Paid until', paidUntil ? shortTime(view, paidUntil) : undefined],
    ['Ends', !isOver && cancelsAt ? shortTime(view, cancelsAt) : undefined],
    ['Next billing', !cancelsAt && !failure && nextAt ? shortTime(view, nextAt) : undefined],
    ['Next attempt', failure && nextAt ? shortTime(view, nextAt) : undefined],
  ]
  return html`<section class="card"><h2>Terms</h2>
    <dl class="totals">${rows.filter(([, text]) => text).map(([name, text]) => html`<div><dt>${name}</dt><dd>${text}</dd></div>`)}</dl>
    ${failure && !isOver ? html`<p class="note"><strong>Last renewal failed:</strong> <bdi>${failure.description}</bdi> (${failure.attempts} ${failure.attempts === 1 ? 'attempt' : 'attempts'})</p>` : ''}</section>`
}

function history({ view }: Staff, contract: ContractRow, { orders, others, lines }: ContractHistory): Html {
  return html`<section class="card"><h2>History</h2>
    <ul class="plain">${orders.map(({ id, number, createdAt }) => html`<li><a class="tap" href="${here}/${id}">Order ${number}</a> <span class="hint">${shortTime(view, createdAt)}</span></li>`)}</ul>
    ${lines.map(({ date, by, to }) => html`<p>${to === contract.id ? 'Transferred to this customer' : 'Transferred'} <span class="hint">${shortTime(view, date)}${by ? html` · by <bdi>${by}</bdi>` : ''}</span></p>`)}
    ${others.map(({ id, email, createdAt }) => html`<p><a class="tap" href="${contracts}/${id}">${createdAt > contract.createdAt ? 'Continues with' : 'Transferred from'} <bdi>${email || 'a guest'}</bdi></a></p>`)}
  </section>`
}

function buyer({ email, memberId }: ContractRow): Html {
  return html`<section class="card"><h2>Customer</h2>
    <p>${email ? html`<a class="tap" href="mailto:${email}"><bdi>${email}</bdi></a>` : 'No email address.'}</p>
    <p class="hint">${memberId ? html`Member <bdi>${memberId}</bdi>` : 'Guest'}</p></section>`
}

const buttons: readonly (readonly [ContractAction, string, string])[] = [
  ['RENEW', 'renew', 'Bill next cycle'],
  ['UNDO_CANCEL', 'undo', 'Undo cancellation'],
  ['TURN_OFF_AUTO_RENEWAL', 'off', 'Turn off auto-renew'],
  ['TURN_ON_AUTO_RENEWAL', 'on', 'Turn on auto-renew'],
  ['CANCEL', 'notice', 'Cancel at the end of the paid period'],
  ['CANCEL', 'cancel', 'Cancel now'],
]

function acts(contract: ContractRow, actions: readonly ContractAction[]): Html {
  const offered = buttons.filter(
    ([action, intent]) => actions.includes(action) && (intent !== 'notice' || contract.paidUntil),
  )
  if (offered.length === 0) return html``
  return html`<section class="card"><h2>Manage subscription</h2>
    <div class="buttons">${offered.map(([, intent, label]) => form(intent, html`<button class="quiet">${label}</button>`))}</div></section>`
}

function passingOn(member: string): Html {
  return html`<section class="card"><h2>Transfer subscription</h2>${form(
    'transfer',
    html`<div class="field"><label for="member">Email or ID of the new member</label>
        <input id="member" name="member" value="${member}" maxlength="254" autocomplete="off" spellcheck="false" dir="ltr" required /></div>
      <button class="quiet">Transfer</button>`,
  )}</section>`
}
