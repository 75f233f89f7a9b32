import { html } from 'hono/html'
import { seeOther } from '../../areas/identity/index.ts'
import {
  accepted,
  collect,
  mayBePaid,
  type OrderRow,
  owed,
  type PaymentRequestRow,
} from '../../areas/orders/index.ts'
import {
  callbackAddress,
  findRedirectSession,
  type RedirectSessionRow,
  settleRedirectSession,
  unpaidAddress,
} from '../../areas/redirects/index.ts'
import { checkoutSettings } from '../../areas/terms/index.ts'
import { transaction } from '../../data/database.ts'
import { isUuid } from '../../data/query-language/values.ts'
import type { Services } from '../../data/services.ts'
import { isSigned } from '../../data/signed-link.ts'
import { paymentPath } from '../../http/payment-path.ts'
import type { App } from '../../http/route.ts'
import { declinedMessage, paymentFields, whyNoPayment } from '../checkout/payment-fields.ts'
import { hidden } from '../hosted/fields.ts'
import { readForm } from '../hosted/form.ts'
import { noticePage, page } from '../hosted/page.ts'
import { type Ctx, type View, viewOf } from '../hosted/view.ts'

const path = '/_hosted/pay/:id'

interface PayPageState {
  readonly view: View
  readonly request: PaymentRequestRow
  readonly order: OrderRow
  readonly proof: Readonly<Record<'until' | 'proof', string> & Partial<Record<'session', string>>>
  /** The redirect session of a visitor who was sent here; the link of a letter has none. */
  readonly redirect: RedirectSessionRow | undefined
}

/** Pages that take the balance of an order, by the link of a payment request. */
export function payPages(app: App): void {
  app.get(path, async (c) => {
    const params = new URL(c.req.url).searchParams
    const state = await read(c, params)
    return state ? show(c.var.services, state) : ended(c, params)
  })

  app.post(path, async (c) => {
    const { services } = c.var
    const form = await readForm(c.req.raw, services.config)
    const state = await read(c, form)
    if (!state) return ended(c, form)
    // The page says so.
    const { payments } = await checkoutSettings(services.db)
    if (!accepted(services.config, payments).online) return show(services, state)
    const outcome = await transaction(services.db, (trx) =>
      collect(trx, services, state.request, {
        method: form.get('payment') ?? '',
        cardNumber: form.get('cardNumber') ?? undefined,
      }),
    )
    const { redirect } = state
    const hasFailed = outcome.kind === 'declined' || outcome.kind === 'gone'
    if (redirect) await settleRedirectSession(services.db, redirect.id, hasFailed ? 'ERROR' : 'SUCCESS')
    if (outcome.kind === 'declined') return show(services, state, outcome.reason)
    const thanks = hasFailed ? undefined : thanksOf(state)
    return seeOther(thanks ?? state.view.link(paymentPath(state.request), state.proof))
  })
}

async function read(c: Ctx, params: URLSearchParams): Promise<PayPageState | undefined> {
  const { db, config, clock } = c.var.services
  const id = c.req.param('id') ?? ''
  const [until, proof] = [params.get('until') ?? '', params.get('proof') ?? '']
  if (!isUuid(id) || !isSigned(config, paymentPath({ id }), { until, proof }, clock.now())) return undefined
  const request = await db.selectFrom('paymentRequests').selectAll().where('id', '=', id).executeTakeFirst()
  if (!request || request.status === 'EXPIRED') return undefined
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', request.orderId)
    .executeTakeFirstOrThrow()
  const redirect = await redirectOf(c, id, params)
  const language = order.document.buyerLanguage ?? redirect?.details.language
  const session = redirect ? { session: params.get('session') ?? '' } : {}
  return {
    ...{ view: await viewOf(c, language ? { language } : {}), request, order, redirect },
    proof: { until, proof, ...session },
  }
}

/** Gives nobody a right to anything: that is the link's. So it counts as long as the link does. */
async function redirectOf(
  c: Ctx,
  id: string,
  params: URLSearchParams,
): Promise<RedirectSessionRow | undefined> {
  const row = await findRedirectSession(c.var.services.db, params.get('session'), 'ecomOrderPaymentRequest')
  return row?.details.paymentRequestId === id ? row : undefined
}

/** The registered page that asked, with the order that is paid (wire §2.3). */
function thanksOf({ redirect, order }: PayPageState): string | undefined {
  const { thankYouPageUrl, postFlowUrl } = redirect?.callbacks ?? {}
  const state = thankYouPageUrl ?? postFlowUrl
  return state && callbackAddress(state, 'CHECKOUT', 'SUCCESS', { orderId: order.id })
}

async function show(services: Services, state: PayPageState, declined?: string): Promise<Response> {
  const { view, order, request, proof, redirect } = state
  const { t, config } = view
  const store = t('page.go-to', { store: config.storeName })
  const number = String(order.number)
  // An order that is not to be had any more takes no money, and was not paid by that.
  if (order.status === 'CANCELED' || order.status === 'REJECTED')
    return noticePage(view, { title: t('pay.canceled', { number }), text: t('pay.canceled-text') })
  const left = mayBePaid(order) ? await owed(services.db, order) : 0
  if (left === 0) {
    const thanks = redirect && redirect.outcome !== 'ERROR' ? thanksOf(state) : undefined
    const waits = ['PENDING', 'PENDING_MERCHANT'].includes(order.paymentStatus)
    return noticePage(view, {
      title: waits ? t('checkout.thanks') : t('pay.done', { number }),
      text: waits ? t('checkout.waiting') : t('pay.done-text'),
      ...(thanks && { next: { href: thanks, label: store } }),
    })
  }
  const { payments } = await checkoutSettings(services.db)
  if (!accepted(services.config, payments).online)
    return noticePage(view, {
      title: t('pay.title', { number }),
      text: t(whyNoPayment(services.config, payments)),
    })
  const path = paymentPath(request)
  const [thanks, back] = [thanksOf(state), redirect && unpaidAddress(redirect.callbacks)]
  return page(view, {
    title: t('pay.title', { number }),
    styles: ['/_hosted/checkout.css'],
    scripts: ['/_hosted/form.js'],
    status: declined ? 422 : 200,
    ...(declined && { address: view.link(path, proof) }),
    formTargets: thanks ? [new URL(thanks).origin] : [],
    body: html`<h1>${t('pay.title', { number })}</h1>
      ${declined ? html`<p class="error" role="alert" tabindex="-1" autofocus>${t(declinedMessage(declined))}</p>` : ''}
      <p class="lead">${t('pay.lead', { amount: view.money(left) })}</p>
      <form class="checkout" method="post" action="${view.link(path)}">
        ${hidden(proof)} ${paymentFields(view, undefined, { online: true, offline: false })}
        <button>${t('checkout.pay', { total: view.money(left) })}</button>
      </form>
      ${back ? html`<p><a href="${back}">${store}</a></p>` : ''}`,
  })
}

/** The page that asked learns that nothing was paid, unless something was. */
async function ended(c: Ctx, params: URLSearchParams): Promise<Response> {
  const redirect = await redirectOf(c, c.req.param('id') ?? '', params)
  if (redirect) await settleRedirectSession(c.var.services.db, redirect.id, 'ERROR')
  const view = await viewOf(c, redirect?.details)
  const back = redirect && redirect.outcome !== 'SUCCESS' ? unpaidAddress(redirect.callbacks) : undefined
  return noticePage(view, {
    title: view.t('pay.expired'),
    text: view.t('pay.expired-text'),
    ...(back && { next: { href: back, label: view.t('page.go-to', { store: view.config.storeName }) } }),
    status: 410,
  })
}
