import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { html } from 'hono/html'
import type { Area } from '../area.ts'
import { transaction } from '../database.ts'
import { ApiError } from '../errors.ts'
import { hidden } from '../hosted/fields.ts'
import { readForm } from '../hosted/form.ts'
import { seeOther } from '../hosted/respond.ts'
import { told as inWords } from '../hosted/told.ts'
import { type Ctx, englishView } from '../hosted/view.ts'
import { findOrder } from '../orders/access.ts'
import { acts } from './acts.ts'
import { actOnMany } from './bulk.ts'
import { confirmPage, mustAsk } from './confirm.ts'
import { draftPages } from './drafts/index.ts'
import { officePage } from './layout.ts'
import { orderPage } from './order-page.ts'
import { ordersPage } from './orders-page.ts'
import { closeSession, openSession, type Staff, withStaff, withStaffForm } from './session.ts'
import { settingsPages } from './settings/index.ts'
import { told } from './told.ts'

const base = '/_hosted/back-office'
const types = { css: 'text/css', js: 'text/javascript' } as const

/** Pages for the shop's staff: what comes in, and what becomes of it. */
export const backOffice: Area = {
  routes(app) {
    for (const [kind, type] of Object.entries(types)) {
      const name = `back-office.${kind}`
      const text = readFileSync(join(import.meta.dirname, name), 'utf8')
      app.get(`/_hosted/${name}`, (c) =>
        c.body(text, 200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'max-age=300' }),
      )
    }
    app.get(base, (c) => c.redirect(`${base}/orders`, 303))
    app.get(`${base}/sign-in`, (c) => signInPage(c, c.req.query('to')))
    app.post(`${base}/sign-in`, signIn)
    app.post(`${base}/sign-out`, (c) =>
      withStaffForm(c, async () => seeOther(`${base}/sign-in`, [await closeSession(c)])),
    )
    app.get(`${base}/orders`, (c) => withStaff(c, told(ordersPage)))
    app.get(`${base}/orders/:id`, (c) =>
      withStaff(
        c,
        told(async (staff) => orderPage(staff, await orderOf(staff), doneIn(c))),
      ),
    )
    app.post(`${base}/orders`, (c) => withStaffForm(c, actOnMany))
    app.post(`${base}/orders/:id`, (c) => withStaffForm(c, act))
    draftPages(app)
    settingsPages(app)
  },
}

/** Where somebody was going when they had to sign in first; a page of the back office, or its list of orders. */
function placeIn(to: string | null | undefined): string {
  return to && /^\/_hosted\/back-office\/(?:orders|drafts|settings)(\/[\w-]+)?(\?[^#\s]*)?$/.test(to)
    ? to
    : `${base}/orders`
}

const orderOf = ({ c, caller }: Staff) => findOrder(c.var.services.db, caller, c.req.param('id') ?? '')

function doneIn(c: Ctx): { readonly done?: string } {
  const done = c.req.query('done')?.slice(0, 200)
  return done ? { done } : {}
}

async function act(staff: Staff, form: URLSearchParams): Promise<Response> {
  const { c, caller } = staff
  const { services } = c.var
  const id = c.req.param('id') ?? ''
  const intent = form.get('intent') ?? ''
  try {
    if (mustAsk(intent, form)) return confirmPage(staff, await orderOf(staff), form)
    const work = Object.hasOwn(acts, intent) ? acts[intent] : undefined
    const done = work
      ? await transaction(services.db, (trx) => work({ c, trx, services, caller, id, form }))
      : ''
    return seeOther(`${base}/orders/${encodeURIComponent(id)}?${new URLSearchParams({ done })}`)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500 || error.status === 404) throw error
    return orderPage(staff, await orderOf(staff), { problem: error.message })
  }
}

async function signIn(c: Ctx): Promise<Response> {
  const { config } = c.var.services
  const form = await readForm(c.req.raw, config)
  const to = form.get('to')
  try {
    const cookie = await openSession(c, form.get('key')?.trim() ?? '')
    if (cookie) return seeOther(placeIn(to), [cookie])
    return signInPage(c, to, { text: 'This is not the key.', status: 422 })
  } catch (error) {
    const { text } = inWords(englishView(config), error)
    return signInPage(c, to, { text, status: 429 })
  }
}

function signInPage(
  c: Ctx,
  to: string | null | undefined,
  wrong?: { readonly text: string; readonly status: number },
): Promise<Response> {
  return officePage(englishView(c.var.services.config), {
    title: wrong ? 'Problem: Back office' : 'Back office',
    status: wrong?.status ?? 200,
    outside: true,
    body: html`<section class="card narrow"><h1>Back office</h1>
      <p class="lead">For the shop’s staff.</p>
      <form method="post" action="${base}/sign-in">${hidden({ to: placeIn(to) })}
        <div class="field"><label for="key">The owner’s API key</label>
          <input id="key" name="key" type="password" autocomplete="current-password" required ${wrong ? html`aria-invalid="true" aria-describedby="key-error" autofocus` : ''} />
          ${wrong ? html`<span class="wrong" id="key-error" role="alert">${wrong.text}</span>` : ''}</div>
        <button>Sign in</button>
      </form></section>`,
  })
}
