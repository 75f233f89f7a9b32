import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { html } from 'hono/html'
import { transaction } from '../../database.ts'
import { ApiError, violationsOf } from '../../errors.ts'
import { readForm } from '../../hosted/form.ts'
import { notePage, page } from '../../hosted/page.ts'
import { englishView } from '../../hosted/view.ts'
import { fromDecimal } from '../../money/money.ts'
import { readRedirectSession, settleRedirectSession } from '../../redirects/sessions.ts'
import type { App } from '../../route.ts'
import type { Services } from '../../services.ts'
import { quoteCheckout } from '../checkout-view.ts'
import { type Outcome, type Payment, placeOrder } from '../place-order.ts'
import { type CheckoutRow, findCheckout } from '../store.ts'
import { updateCheckout } from '../update.ts'
import { checkoutPage } from './checkout-page.ts'
import { readChanges } from './form-fields.ts'

const path = '/_hosted/checkout/:id'
const css = readFileSync(join(import.meta.dirname, 'checkout.css'), 'utf8')

interface Visit {
  readonly redirectId: string
  readonly row: CheckoutRow
  readonly session: string
  readonly thankYou: string
  readonly back: string
}

/** The platform's own checkout page; it works without script. */
export function checkoutPages(app: App): void {
  app.get('/_hosted/checkout.css', (c) =>
    c.body(css, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'max-age=300' }),
  )

  app.get(path, async (c) => {
    const { services } = c.var
    const visit = await readVisit(services, c.req.param('id'), c.req.query('session'))
    if (!visit) return expired(services)
    if (visit.row.orderId) return paid(services, visit, visit.row.orderId)
    return show(services, visit)
  })

  app.post(path, async (c) => {
    const { services } = c.var
    const { db, config } = services
    const form = await readForm(c.req.raw, config)
    const visit = await readVisit(services, c.req.param('id'), form.get('session') ?? undefined)
    if (!visit) return expired(services)
    const { id, orderId } = visit.row
    if (orderId) return c.redirect(withOrder(visit.thankYou, orderId), 303)
    try {
      await transaction(db, (trx) =>
        updateCheckout(trx, services, { id, changes: readChanges(form), lenient: true }),
      )
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Another tab was faster: what it placed is what this one asked for.
      const now = await findCheckout(db, id, undefined)
      if (now.orderId) return c.redirect(withOrder(visit.thankYou, now.orderId), 303)
      return show(services, visit, { faults: violationsOf(error).map(({ field }) => field), form })
    }
    const fresh = { ...visit, row: await findCheckout(db, id, undefined) }
    if (form.get('intent') !== 'pay') return show(services, fresh)
    const outcome = await placeOrder(services, {
      id,
      shownTotal: fromDecimal(form.get('total') ?? '', config.currency) ?? -1,
      payment: readPayment(form),
    })
    await settleRedirectSession(db, visit.redirectId, outcome.kind === 'placed' ? 'SUCCESS' : 'ERROR')
    if (outcome.kind === 'placed') return c.redirect(withOrder(visit.thankYou, outcome.orderId), 303)
    return show(services, fresh, { outcome })
  })

  app.get('/_hosted/thank-you', async (c) => {
    const { services } = c.var
    const id = c.req.query('checkout') ?? ''
    const visit = await readVisit(services, id, c.req.query('session'))
    if (!visit?.row.orderId) return expired(services)
    return paid(services, visit, visit.row.orderId)
  })
}

/** The address was made for one checkout, by who owned it then. */
async function readVisit(
  services: Services,
  id: string,
  session: string | undefined,
): Promise<Visit | undefined> {
  const redirect = await readRedirectSession(services, session, 'ecomCheckout')
  if (!session || !redirect || redirect.details.checkoutId !== id) return undefined
  const row = await findCheckout(services.db, id, undefined).catch(() => undefined)
  if (!row || ![redirect.memberId, redirect.visitorId].includes(row.ownerId)) return undefined
  const { config } = services
  const own = `${config.publicUrl}/_hosted/thank-you?checkout=${id}&session=${session}`
  return {
    redirectId: redirect.id,
    row,
    session,
    thankYou: redirect.callbacks.thankYouPageUrl ?? redirect.callbacks.postFlowUrl ?? own,
    back: redirect.callbacks.cartPageUrl ?? `${config.storeUrl}/cart`,
  }
}

async function show(
  services: Services,
  { row, session, thankYou, back }: Visit,
  state: { outcome?: Outcome; faults?: readonly string[]; form?: URLSearchParams } = {},
): Promise<Response> {
  const { config, db, clock } = services
  const quote = await quoteCheckout(db, row, clock.now())
  return page(englishView(config), {
    title: 'Checkout',
    wide: true,
    styles: ['/_hosted/checkout.css'],
    status: state.outcome || state.faults ? 422 : 200,
    formTargets: [new URL(thankYou).origin],
    body: checkoutPage({ config, row, quote, session, back, ...state }),
  })
}

async function paid({ db, config }: Services, { thankYou }: Visit, orderId: string): Promise<Response> {
  const order = await db.selectFrom('orders').select('number').where('id', '=', orderId).executeTakeFirst()
  return page(englishView(config), {
    title: 'Thank you',
    body: html`<section class="card">
      <h1>Thank you</h1>
      <p class="lead">Your order <strong>${order?.number}</strong> is placed. A confirmation is on its way to you.</p>
      <a class="button" href="${thankYou.startsWith(config.publicUrl) ? config.storeUrl : withOrder(thankYou, orderId)}">Continue</a>
    </section>`,
  })
}

function expired({ config }: Services): Promise<Response> {
  return notePage(englishView(config), {
    title: 'This page has expired',
    text: 'Your cart is still there. Go back to it and check out again.',
    status: 410,
  })
}

function withOrder(address: string, orderId: string): string {
  const url = new URL(address)
  url.searchParams.set('orderId', orderId)
  return url.href
}

function readPayment(form: URLSearchParams): Payment {
  const payment = form.get('payment')
  return payment === 'approved' || payment === 'pending' ? payment : 'declined'
}
