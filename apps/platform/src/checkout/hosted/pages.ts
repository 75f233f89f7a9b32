import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { html } from 'hono/html'
import { transaction } from '../../database.ts'
import { ApiError, violationsOf } from '../../errors.ts'
import { readForm } from '../../hosted/form.ts'
import { notePage, page } from '../../hosted/page.ts'
import { type Ctx, type View, viewOf } from '../../hosted/view.ts'
import type { PlainKey } from '../../messages/say.ts'
import { fromDecimal } from '../../money/money.ts'
import type { OrderRow } from '../../orders/order-view.ts'
import { requestPayment } from '../../orders/payment-requests/request.ts'
import { readRedirectSession, settleRedirectSession } from '../../redirects/sessions.ts'
import type { App } from '../../route.ts'
import type { Services } from '../../services.ts'
import { quoteCheckout } from '../checkout-view.ts'
import { type Payment, placeOrder } from '../place-order.ts'
import { type CheckoutRow, findCheckout } from '../store.ts'
import { updateCheckout } from '../update.ts'
import { checkoutPage } from './checkout-page.ts'
import { readChanges, readExtras } from './form-fields.ts'
import type { CheckoutPageState } from './state.ts'

const path = '/_hosted/checkout/:id'
const css = readFileSync(join(import.meta.dirname, 'checkout.css'), 'utf8')

interface Visit {
  readonly view: View
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
    const visit = await readVisit(c, c.req.param('id'), c.req.query('session'))
    if (!visit) return expired(c)
    if (visit.row.orderId) return paid(services, visit, visit.row.orderId)
    return show(services, visit)
  })

  app.post(path, async (c) => {
    const { services } = c.var
    const { db, config } = services
    const form = await readForm(c.req.raw, config)
    const visit = await readVisit(c, c.req.param('id'), form.get('session') ?? undefined)
    if (!visit) return expired(c)
    const { id, orderId } = visit.row
    if (orderId) return c.redirect(withOrder(visit.thankYou, orderId), 303)
    try {
      await transaction(db, (trx) =>
        updateCheckout(trx, services, {
          id,
          changes: readChanges(form),
          extras: readExtras(form),
          language: visit.view.language.code,
          lenient: true,
        }),
      )
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Another tab was faster: what it placed is what this one asked for.
      const now = await findCheckout(db, id, undefined)
      if (now.orderId) return c.redirect(withOrder(visit.thankYou, now.orderId), 303)
      const giftCardFault = cardFault(error)
      const faults = violationsOf(error).map(({ field }) => field)
      return show(services, visit, { faults, form, ...(giftCardFault ? { giftCardFault } : {}) })
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
    return show(services, fresh, { outcome, form })
  })

  app.get('/_hosted/thank-you', async (c) => {
    const { services } = c.var
    const id = c.req.query('checkout') ?? ''
    const visit = await readVisit(c, id, c.req.query('session'))
    if (!visit?.row.orderId) return expired(c)
    return paid(services, visit, visit.row.orderId)
  })
}

/** The address was made for one checkout, by who owned it then. */
async function readVisit(c: Ctx, id: string, session: string | undefined): Promise<Visit | undefined> {
  const { services } = c.var
  const redirect = await readRedirectSession(services, session, 'ecomCheckout')
  if (!session || !redirect || redirect.details.checkoutId !== id) return undefined
  const row = await findCheckout(services.db, id, undefined).catch(() => undefined)
  if (!row || ![redirect.memberId, redirect.visitorId].includes(row.ownerId)) return undefined
  const { config } = services
  const own = `${config.publicUrl}/_hosted/thank-you?checkout=${id}&session=${session}`
  const view = viewOf(c, redirect.details)
  return {
    view,
    redirectId: redirect.id,
    row,
    session,
    thankYou: redirect.callbacks.thankYouPageUrl ?? redirect.callbacks.postFlowUrl ?? own,
    back: redirect.callbacks.cartPageUrl ?? view.store('/cart'),
  }
}

async function show(
  { db, clock, config }: Services,
  { view, row, session, thankYou, back }: Visit,
  state: Pick<CheckoutPageState, 'outcome' | 'faults' | 'form' | 'giftCardFault'> = {},
): Promise<Response> {
  const quote = await quoteCheckout(db, row, clock.now(), config)
  return page(view, {
    title: view.t('checkout.title'),
    wide: true,
    styles: ['/_hosted/checkout.css'],
    status: state.outcome || state.faults ? 422 : 200,
    formTargets: [new URL(thankYou).origin],
    body: checkoutPage({ view, row, quote, session, back, ...state }),
  })
}

const cardFaults: Readonly<Record<string, PlainKey>> = {
  GIFT_CARD_CODE_INVALID: 'checkout.gift-card-unknown',
  GIFT_CARD_NOT_FOUND: 'checkout.gift-card-unknown',
  GIFT_CARD_IS_EMPTY: 'checkout.gift-card-empty',
  GIFT_CARD_EXPIRED: 'checkout.gift-card-expired',
  GIFT_CARD_DISABLED: 'checkout.gift-card-disabled',
}

function cardFault({ body }: ApiError): PlainKey | undefined {
  const { details } = body as { details?: { applicationError?: { code: string } } }
  return cardFaults[details?.applicationError?.code ?? '']
}

/** What became of the payment, in words; one that failed can be made good. */
async function paid(services: Services, { view, thankYou }: Visit, orderId: string): Promise<Response> {
  const { db, config } = services
  const { t } = view
  const order = await findPlaced(db, orderId)
  const state = waitingFor(order)
  const own = thankYou.startsWith(config.publicUrl)
  const next = own ? view.store('/') : withOrder(thankYou, orderId)
  const link =
    state === 'checkout.failed'
      ? await transaction(db, (trx) => requestPayment(trx, services, order))
      : undefined
  return page(view, {
    title: t('checkout.thanks'),
    body: html`<section class="card">
      <h1>${t('checkout.thanks')}</h1>
      <p class="lead">${t('checkout.thanks-text', { number: String(order.number) })}</p>
      ${state ? html`<p role="status">${t(state)}</p>` : ''}
      ${link ? html`<a class="button" href="${link.link}">${t('checkout.pay-again')}</a>` : ''}
      <a class="${link ? 'back' : 'button'}" href="${next}">${t('checkout.continue')}</a>
    </section>`,
  })
}

function findPlaced(db: Services['db'], id: string): Promise<OrderRow> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

function waitingFor({ status, paymentStatus }: OrderRow): PlainKey | undefined {
  if (status === 'PENDING') return 'checkout.reviewing'
  if (paymentStatus === 'PENDING') return 'checkout.waiting'
  return status === 'APPROVED' && ['DECLINED', 'CANCELED'].includes(paymentStatus)
    ? 'checkout.failed'
    : undefined
}

function expired(c: Ctx): Promise<Response> {
  const view = viewOf(c)
  return notePage(view, {
    title: view.t('checkout.expired'),
    text: view.t('checkout.expired-text'),
    next: { href: view.store('/cart'), label: view.t('checkout.back') },
    status: 410,
  })
}

function withOrder(address: string, orderId: string): string {
  const url = new URL(address)
  url.searchParams.set('orderId', orderId)
  return url.href
}

function readPayment(form: URLSearchParams): Payment {
  return { method: form.get('payment') ?? '', cardNumber: form.get('cardNumber') ?? undefined }
}
