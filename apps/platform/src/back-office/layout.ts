import { html } from 'hono/html'
import { type Html, page } from '../hosted/page.ts'
import type { View } from '../hosted/view.ts'

interface Options {
  readonly title: string
  readonly body: Html
  readonly status?: number
  readonly cookies?: readonly string[]
  /** Without the way out: nobody is in yet. */
  readonly outside?: boolean
}

/** A page for staff: English, in the store's own look. */
export function officePage(view: View, options: Options): Promise<Response> {
  const { title, body, status, cookies, outside } = options
  return page(view, {
    title,
    wide: true,
    styles: ['/_hosted/back-office.css'],
    scripts: ['/_hosted/form.js'],
    ...(status ? { status } : {}),
    ...(cookies ? { cookies } : {}),
    body: outside
      ? body
      : html`<nav class="office" aria-label="Back office">
            <a href="/_hosted/back-office/orders">Orders</a>
            <form method="post" action="/_hosted/back-office/sign-out"><button class="quiet">Sign out</button></form>
          </nav>
          ${body}`,
  })
}

/** `PARTIALLY_PAID` as a person reads it. */
export function words(status: string): string {
  const text = status.replaceAll('_', ' ').toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const good = new Set(['PAID', 'FULFILLED', 'APPROVED', 'SUCCEEDED', 'Paid'])
const bad = new Set(['DECLINED', 'REJECTED', 'CANCELED', 'FAILED', 'VOIDED', 'FULLY_REFUNDED', 'Overdue'])

export function badge(status: string): Html {
  const tone = good.has(status) ? 'good' : bad.has(status) ? 'bad' : 'open'
  return html`<span class="badge ${tone}">${words(status)}</span>`
}
