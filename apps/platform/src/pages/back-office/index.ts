import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { seeOther } from '../../areas/identity/index.ts'
import { findOrder } from '../../areas/orders/index.ts'
import { ApiError } from '../../base/errors.ts'
import { transaction } from '../../data/database.ts'
import type { Area } from '../../http/area.ts'
import type { Ctx } from '../hosted/view.ts'
import { acts } from './acts.ts'
import { actOnMany } from './bulk.ts'
import { confirmPage, needsConfirmation } from './confirm.ts'
import { contractPages } from './contracts/index.ts'
import { draftPages } from './drafts/index.ts'
import { withErrorPage } from './error-page.ts'
import { orderPage } from './order-page.ts'
import { ordersPage } from './orders-page.ts'
import { closeSession, type Staff, withStaff, withStaffForm } from './session.ts'
import { settingsPages } from './settings/index.ts'
import { showSignIn, signIn, signInPath } from './sign-in.ts'

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
    app.get(signInPath, showSignIn)
    app.post(signInPath, signIn)
    app.post(`${base}/sign-out`, (c) =>
      withStaffForm(c, async () => seeOther(signInPath, await closeSession(c))),
    )
    app.get(`${base}/orders`, (c) => withStaff(c, withErrorPage(ordersPage)))
    app.get(`${base}/orders/:id`, (c) =>
      withStaff(
        c,
        withErrorPage(async (staff) => orderPage(staff, await orderOf(staff), doneIn(c))),
      ),
    )
    app.post(`${base}/orders`, (c) => withStaffForm(c, actOnMany))
    app.post(`${base}/orders/:id`, (c) => withStaffForm(c, act))
    draftPages(app)
    contractPages(app)
    settingsPages(app)
  },
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
    if (needsConfirmation(intent, form)) return confirmPage(staff, await orderOf(staff), form)
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
