import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type CheckoutExtras,
  findCheckout,
  type Outcome,
  placeOrder,
  quoteCheckout,
  updateCheckout,
  withGiftCardTry,
} from '../../areas/checkout/index.ts'
import { seeOther } from '../../areas/identity/index.ts'
import { type OrderRow, requestPayment } from '../../areas/orders/index.ts'
import {
  callbackAddress,
  findRedirectSession,
  settleRedirectSession,
  unpaidAddress,
} from '../../areas/redirects/index.ts'
import { checkoutSettings } from '../../areas/terms/index.ts'
import { ApiError, violationsOf } from '../../base/errors.ts'
import { transaction } from '../../data/database.ts'
import type { Services } from '../../data/services.ts'
import { fromDecimal } from '../../domain/money/money.ts'
import type { PaymentChoice } from '../../domain/payments/provider.ts'
import type { Client } from '../../http/client.ts'
import type { App } from '../../http/route.ts'
import { pageClient } from '../hosted/client.ts'
import { readForm } from '../hosted/form.ts'
import { noticePage, page } from '../hosted/page.ts'
import { type Ctx, viewOf } from '../hosted/view.ts'
import { withBilling } from './billing.ts'
import { checkoutPage } from './checkout-page.ts'
import { confirmation, waitingFor } from './confirmation.ts'
import { blank, type Fault, faultsOf, missing, refused } from './faults.ts'
import { readChanges, readExtras, typedFaults } from './form-fields.ts'
import { KEEPING } from './payment-fields.ts'
import { cardFault, problemOf } from './problems.ts'
import type { CheckoutPageState } from './state.ts'
import { readVisit, type Visit } from './visit.ts'

const path = '/_hosted/checkout/:id'
const types = { 'checkout.css': 'text/css', 'checkout.js': 'text/javascript' } as const

/** The platform's own checkout page; it works without script. */
export function checkoutPages(app: App): void {
  for (const [name, type] of Object.entries(types)) {
    const text = readFileSync(join(import.meta.dirname, name), 'utf8')
    app.get(`/_hosted/${name}`, (c) =>
      c.body(text, 200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'max-age=300' }),
    )
  }

  app.get(path, async (c) => {
    const { services } = c.var
    const visit = await readVisit(c, c.req.param('id'), c.req.query('session'))
    if (!visit) return expired(c, c.req.query('session'))
    if (visit.row.orderId) return placed(services, visit, visit.row.orderId)
    const { payment, [KEEPING]: keeps } = c.req.query()
    const form = new URLSearchParams({
      ...(payment ? { payment } : {}),
      ...(keeps ? { [KEEPING]: keeps } : {}),
    })
    return show(services, visit, form.size ? { form } : {})
  })

  app.post(path, async (c) => {
    const { services } = c.var
    const form = await readForm(c.req.raw, services.config)
    const visit = await readVisit(c, c.req.param('id'), form.get('session') ?? undefined)
    if (!visit) return expired(c, form.get('session'))
    const { orderId } = visit.row
    if (orderId) return c.redirect(withOrder(visit.thankYou, orderId), 303)
    const { db } = services
    try {
      await saveForm(services, visit, form, pageClient(c))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Another tab was faster: what it placed is what this one asked for.
      const now = await findCheckout(db, visit.row.id, undefined)
      if (now.orderId) return c.redirect(withOrder(visit.thankYou, now.orderId), 303)
      return refuse(services, visit, form, error)
    }
    const saved = { ...visit, row: await findCheckout(db, visit.row.id, undefined) }
    return form.get('intent') === 'pay' ? pay(services, saved, form) : seeOther(again(saved, form))
  })

  app.get('/_hosted/thank-you', async (c) => {
    const { services } = c.var
    const id = c.req.query('checkout') ?? ''
    const visit = await readVisit(c, id, c.req.query('session'))
    if (!visit?.row.orderId) return expired(c, c.req.query('session'))
    return placed(services, visit, visit.row.orderId)
  })
}

function saveForm(services: Services, { row, view }: Visit, form: URLSearchParams, { address }: Client) {
  const extras = readExtras(form)
  return withGiftCardTry(services, { id: row.ownerId, address }, extras.giftCardCode, () =>
    transaction(services.db, (trx) =>
      updateCheckout(trx, services, {
        id: row.id,
        changes: withBilling(row, readChanges(form, view.language.tag)),
        extras,
        language: view.language.code,
        lenient: true,
      }),
    ),
  )
}

/** The page by its address, so that Reload and Back send nothing twice. */
function again({ view, row, session }: Visit, form: URLSearchParams): string {
  const chosen = ['payment', KEEPING].flatMap((name) => {
    const value = form.get(name)
    return value ? [[name, value] as const] : []
  })
  return view.link(`/_hosted/checkout/${row.id}`, { session, ...Object.fromEntries(chosen) })
}

async function refuse(services: Services, visit: Visit, form: URLSearchParams, error: ApiError) {
  const { view, row } = visit
  const card = cardFault(view, error)
  if (card)
    return show(services, visit, {
      form,
      faults: [{ name: 'giftCardCode', label: view.t('checkout.gift-card'), text: card }],
    })
  const { needsShipping } = await quoteCheckout(services.db, row, services.clock.now(), services.config)
  const blanks = form.get('intent') === 'pay' ? blank(form, needsShipping, view.language.tag) : []
  const wrong = [...violationsOf(error), ...typedFaults(form, view.language.tag)].map(refused)
  return show(services, visit, { form, faults: faultsOf(view, [...wrong, ...blanks], form, null) })
}

async function pay(services: Services, visit: Visit, form: URLSearchParams): Promise<Response> {
  const { row, view, thankYou, redirectId } = visit
  const { db, clock, config } = services
  const shownTotal = form.get('total')
  const outcome = await placeOrder(services, {
    id: row.id,
    shownTotal: fromDecimal(shownTotal ?? '', config.currency) ?? -1,
    payment: readPayment(form),
    savesPayment: form.has(KEEPING),
  })
  await settleRedirectSession(db, redirectId, outcome.kind === 'placed' ? 'SUCCESS' : 'ERROR')
  if (outcome.kind === 'placed') return seeOther(withOrder(thankYou, outcome.orderId))
  if (outcome.kind === 'incomplete') {
    const country = row.shippingDestination?.address?.country
    return show(services, visit, { form, faults: faultsOf(view, outcome.fields.map(missing), form, country) })
  }
  if (outcome.kind === 'refused' && outcome.code === 'NO_SAVE_PAYMENT_METHOD_CONFIRMATION') {
    const { t } = view
    const fault = { name: KEEPING, label: t('checkout.payment'), text: t('checkout.keep-method-missing') }
    return show(services, visit, { form, faults: [fault] })
  }
  const gone = await letGo(services, visit, outcome)
  const now = { ...visit, row: await findCheckout(db, row.id, undefined) }
  const quote = await quoteCheckout(db, now.row, clock.now(), config)
  return show(services, now, { form, problem: gone ?? problemOf(view, outcome, shownTotal, quote) })
}

/** A coupon or a card that no longer counts is taken off, or the total could never be agreed upon. */
async function letGo(services: Services, { row, view }: Visit, outcome: Outcome) {
  if (outcome.kind !== 'changed') return undefined
  const { couponProblem, giftCardProblem } = await quoteCheckout(
    services.db,
    row,
    services.clock.now(),
    services.config,
  )
  if (!couponProblem && !giftCardProblem) return undefined
  const extras: CheckoutExtras = {
    ...(couponProblem ? { couponCode: null } : {}),
    ...(giftCardProblem ? { giftCardCode: null } : {}),
  }
  await transaction(services.db, (trx) =>
    updateCheckout(trx, services, { id: row.id, changes: {}, extras, lenient: true }),
  )
  return couponProblem
    ? view.t('checkout.coupon-gone', { code: row.couponCode ?? '' })
    : view.t('checkout.gift-card-gone')
}

type PageOverrides = Partial<Pick<CheckoutPageState, 'problem' | 'form'>> & {
  readonly faults?: readonly Fault[]
}

async function show({ db, clock, config }: Services, visit: Visit, state: PageOverrides): Promise<Response> {
  const { view, row, session, thankYou, back } = visit
  const { faults = [], problem, form } = state
  const quote = await quoteCheckout(db, row, clock.now(), config)
  const settings = await checkoutSettings(db)
  const wrong = faults.length > 0 || problem !== undefined
  const title = view.t('checkout.title')
  return page(view, {
    title: wrong ? view.t('checkout.problem-title', { title }) : title,
    wide: true,
    styles: ['/_hosted/checkout.css'],
    scripts: ['/_hosted/form.js', '/_hosted/checkout.js'],
    status: wrong ? 422 : 200,
    ...(form && { address: view.link(`/_hosted/checkout/${row.id}`, { session }) }),
    formTargets: [new URL(thankYou).origin],
    body: checkoutPage({
      view,
      row,
      quote,
      settings,
      session,
      back,
      faults,
      problem,
      ...(form ? { form } : {}),
    }),
  })
}

/** One whose payment failed can be made good. */
async function placed(services: Services, { view, thankYou }: Visit, orderId: string): Promise<Response> {
  const { db, config } = services
  const order = await findPlaced(db, orderId)
  const own = thankYou.startsWith(config.publicUrl)
  const failed = waitingFor(order) === 'checkout.failed'
  const request = failed ? await transaction(db, (trx) => requestPayment(trx, services, order)) : undefined
  return page(view, {
    title: view.t('checkout.thanks'),
    styles: ['/_hosted/checkout.css'],
    body: confirmation(view, order, {
      next: own ? view.store('/') : withOrder(thankYou, orderId),
      payAgain: request?.link,
    }),
  })
}

function findPlaced(db: Services['db'], id: string): Promise<OrderRow> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** The page that asked learns that nothing was bought, unless something was. */
async function expired(c: Ctx, session: string | null | undefined): Promise<Response> {
  const { db } = c.var.services
  const redirect = await findRedirectSession(db, session, 'ecomCheckout')
  if (redirect) await settleRedirectSession(db, redirect.id, 'ERROR')
  const view = await viewOf(c, redirect?.details)
  const request = redirect && redirect.outcome !== 'SUCCESS' ? unpaidAddress(redirect.callbacks) : undefined
  return noticePage(view, {
    title: view.t('checkout.expired'),
    text: view.t('checkout.expired-text'),
    next: { href: request ?? view.store('/cart'), label: view.t('checkout.back') },
    status: 410,
  })
}

function withOrder(address: string, orderId: string): string {
  return callbackAddress(address, 'CHECKOUT', 'SUCCESS', { orderId })
}

function readPayment(form: URLSearchParams): PaymentChoice {
  return { method: form.get('payment') ?? '', cardNumber: form.get('cardNumber') ?? undefined }
}
