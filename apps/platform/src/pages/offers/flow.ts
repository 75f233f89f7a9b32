import { seeOther } from '../../areas/identity/index.ts'
import { chargeBy, providerFor } from '../../areas/orders/index.ts'
import { settleRedirectSession } from '../../areas/redirects/index.ts'
import { emailKey } from '../../base/texts/email-key.ts'
import { isUniqueViolation, transaction } from '../../data/database.ts'
import type { Services } from '../../data/services.ts'
import type { App } from '../../http/route.ts'
import { readForm } from '../hosted/form.ts'
import { noticePage } from '../hosted/page.ts'
import type { Problem } from '../hosted/problem.ts'
import { type Contact, isProblem, type OfferKind, type Order, type Receipt } from './kind.ts'
import { choicePage, confirmPage } from './pages.ts'
import { thanksFor, withVisit } from './visit.ts'
import type { Visit } from './visitor.ts'

/** Choose, look once more, pay, go back: the same three steps for every offer. */
export function offerPages<Offer, Choice extends object>(app: App, kind: OfferKind<Offer, Choice>): void {
  app.get(kind.path, (c) =>
    withVisit(c, kind.intents, c.req.query('session'), async (visit) => {
      const opened = await open(kind, visit)
      return opened instanceof Response ? opened : choicePage(kind, visit, opened.offer)
    }),
  )

  app.post(kind.path, async (c) => {
    const form = await readForm(c.req.raw, c.var.services.config)
    return withVisit(c, kind.intents, form.get('session'), async (visit) => {
      const opened = await open(kind, visit)
      return opened instanceof Response ? opened : submit(kind, visit, opened.offer, form)
    })
  })
}

async function open<Offer, Choice>(
  kind: OfferKind<Offer, Choice>,
  visit: Visit,
): Promise<Response | { readonly offer: Offer }> {
  const { c, view, secret } = visit
  const { services } = c.var
  const receipt = await kind.receipt(services.db, visit)
  if (receipt) return finish(visit, receipt)
  if (kind.membersOnly && !visit.member) {
    const { callbacks, details } = visit.row
    const own = details.prompt === 'none' ? undefined : callbacks.loginUrl
    return seeOther(own ?? view.link('/_hosted/login', { request_uri: secret }))
  }
  const offer = await kind.find(services, visit, c.req.param('id') ?? '')
  if (offer !== undefined) return { offer }
  const { t } = view
  return noticePage(view, {
    title: t('offer.gone'),
    text: t('offer.gone-text'),
    next: { href: visit.back, label: t('offer.back') },
    status: 404,
  })
}

async function submit<Offer, Choice extends object>(
  kind: OfferKind<Offer, Choice>,
  visit: Visit,
  offer: Offer,
  form: URLSearchParams,
): Promise<Response> {
  const { services } = visit.c.var
  const { t } = visit.view
  const again = (problem?: Problem) => choicePage(kind, visit, offer, form, problem)
  if (form.get('intent') === 'change') return again()
  const choice = kind.read(visit, offer, form)
  if (isProblem(choice)) return again(choice)
  const contact = readContact(visit, form)
  if (isProblem(contact)) return again(contact)
  if (form.get('intent') !== 'confirm') return confirmPage(kind, visit, offer, choice, contact)
  const { totalMinor } = kind.summarize(visit, offer, choice)
  const method = form.get('payment') ?? ''
  const isOnline = providerFor(services.config, method) === services.config.paymentProvider
  if (totalMinor > 0 && !(services.config.paymentProvider && isOnline)) {
    await settleRedirectSession(services.db, visit.row.id, 'ERROR')
    return confirmPage(kind, visit, offer, choice, contact, { text: t('checkout.not-set-up') })
  }
  const order = { visit, offer, choice, contact, totalMinor }
  const receipt = await placed(kind, services, order, method).catch((error) => {
    if (error instanceof Declined) return error
    throw error
  })
  if (receipt instanceof Declined) {
    await settleRedirectSession(services.db, visit.row.id, 'ERROR')
    return confirmPage(kind, visit, offer, choice, contact, { text: t('offer.declined') })
  }
  if (receipt) return finish(visit, receipt)
  const fresh = await open(kind, visit)
  return fresh instanceof Response
    ? fresh
    : choicePage(kind, visit, fresh.offer, form, { text: t('offer.faster') })
}

/** Thrown, so that what was taken already goes back. */
class Declined extends Error {}

/** Undefined when somebody was faster: another, or the same person twice at once. */
async function placed<Offer, Choice>(
  kind: OfferKind<Offer, Choice>,
  services: Services,
  order: Order<Offer, Choice>,
  method: string,
): Promise<Receipt | undefined> {
  try {
    return await transaction(services.db, async (trx) => {
      const receipt = await kind.place(trx, services, order)
      if (receipt && order.totalMinor > 0) await pay(services, order, method)
      if (receipt) await settleRedirectSession(trx, order.visit.row.id, 'SUCCESS')
      return receipt
    })
  } catch (error) {
    if (isUniqueViolation(error)) return undefined
    throw error
  }
}

/** An offer is had at once, so money that is only on its way does not pay for it. */
async function pay(
  { config, clock }: Services,
  { visit, totalMinor: amount }: Pick<Order<unknown, unknown>, 'visit' | 'totalMinor'>,
  method: string,
): Promise<void> {
  const key = `offer ${visit.row.id} ${method}`
  const { status } = await chargeBy(config, {
    method,
    amount,
    currency: config.currency,
    key,
    now: clock.now(),
  })
  if (status !== 'APPROVED') throw new Declined()
}

function readContact({ view, member }: Visit, form: URLSearchParams): Contact | Problem {
  const email = form.get('email')?.trim() || member?.loginEmail || ''
  const name = form.get('name')?.trim().slice(0, 100) || member?.nickname || ''
  if (!emailKey(email)) return { text: view.t('told.bad-email'), field: 'email' }
  if (!name) return { text: view.t('offer.name-missing'), field: 'name' }
  return { name, email }
}

async function finish(visit: Visit, receipt: Receipt): Promise<Response> {
  const thanks = thanksFor(visit, receipt)
  if (thanks) return seeOther(thanks)
  const { view } = visit
  return noticePage(view, { title: view.t('offer.thanks'), text: view.t('offer.thanks-text') })
}
