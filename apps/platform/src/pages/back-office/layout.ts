import { html } from 'hono/html'
import { type Html, page } from '../hosted/page.ts'
import type { View } from '../hosted/view.ts'

const areas = ['Orders', 'Drafts', 'Subscriptions', 'Settings'] as const

interface Options {
  readonly title: string
  readonly body: Html
  readonly status?: number
  readonly cookies?: readonly string[]
  /** Area in the page's head that this page belongs to. */
  readonly area?: (typeof areas)[number]
  /** Without the way out: nobody is in yet. */
  readonly outside?: boolean
  readonly scripts?: readonly string[]
  readonly frames?: readonly string[]
}

/** Keyboard shortcuts of `browser.js`, described for people. */
const keys = [
  ['/', 'Search'],
  ['j, k', 'Next and previous order'],
  ['x', 'Select order'],
  ['f', 'Ship items'],
  ['r', 'Refund'],
  ['n', 'Add comment'],
  ['g', 'Back to orders'],
  ['?', 'Show shortcuts'],
] as const

/** A page for staff: English, in the store's own look. */
export function officePage(view: View, options: Options): Promise<Response> {
  const { title, body, status, cookies, area, outside, scripts = [], frames = [] } = options
  return page(view, {
    title,
    wide: true,
    styles: ['/_hosted/back-office.css'],
    scripts: ['/_hosted/form.js', ...scripts, ...(outside ? [] : ['/_hosted/back-office.js'])],
    frames,
    ...(status ? { status } : {}),
    ...(cookies ? { cookies } : {}),
    body: outside
      ? body
      : html`<nav class="office" aria-label="Back office">
            ${areas.map((each) => html`<a href="/_hosted/back-office/${each.toLowerCase()}" ${each === area ? html`aria-current="true"` : ''}>${each}</a>`)}
            <button class="quiet scripted" type="button" data-opens="keys">Shortcuts</button>
            <form method="post" action="/_hosted/back-office/sign-out"><button class="quiet">Sign out</button></form>
          </nav>
          ${body} ${shortcuts()}`,
  })
}

function shortcuts(): Html {
  return html`<dialog id="keys" aria-labelledby="keys-title"><h2 id="keys-title">Shortcuts</h2>
    <dl class="totals">${keys.map(([key, does]) => html`<div><dt>${does}</dt><dd><kbd>${key}</kbd></dd></div>`)}</dl>
    <label class="check"><input type="checkbox" id="keys-on" checked /> Use shortcuts in this browser</label>
    <form method="dialog"><button class="quiet">Close</button></form></dialog>`
}

/** `PARTIALLY_PAID` as a person reads it. */
export function statusLabel(status: string): string {
  const text = status.replaceAll('_', ' ').toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const good = new Set(['COMMITTED', 'PAID', 'FULFILLED', 'APPROVED', 'SUCCEEDED', 'AUTO_RENEW_ON', 'Paid'])
const bad = new Set([
  'DECLINED',
  'REJECTED',
  'CANCELED',
  'FAILED',
  'VOIDED',
  'FULLY_REFUNDED',
  'RENEWAL_FAILED',
  'Overdue',
])
const waiting = new Set([
  'PENDING',
  'PENDING_MERCHANT',
  'NOT_PAID',
  'PARTIALLY_PAID',
  'AUTHORIZED',
  'REFUND_ASKED',
  'DRAFT',
  'AUTO_RENEW_OFF',
  'ENDS',
])

const named: Readonly<Record<string, string>> = {
  PENDING_MERCHANT: 'Needs review',
  NOT_FULFILLED: 'Not shipped',
  PARTIALLY_FULFILLED: 'Partially shipped',
  FULFILLED: 'Shipped',
  COMMITTED: 'Completed',
  AUTO_RENEW_ON: 'Auto-renew on',
  AUTO_RENEW_OFF: 'Auto-renew off',
  MANUAL_RECURRING: 'Manual renewal',
  CANCELLED: 'Canceled',
  TRANSFERRED: 'Transferred',
  ENDS: 'Ends soon',
  REFUND_ASKED: 'Refund requested',
}

export function badge(status: string): Html {
  const tone = good.has(status) ? 'good' : bad.has(status) ? 'bad' : waiting.has(status) ? 'waiting' : 'open'
  return html`<span class="badge ${tone}">${badgeName(status)}</span>`
}

export const badgeName = (status: string) => named[status] ?? statusLabel(status)
