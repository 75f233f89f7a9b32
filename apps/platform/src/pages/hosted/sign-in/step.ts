import {
  findClient,
  type Intent,
  type RedirectSessionRow,
  readRedirectSession,
} from '../../../areas/redirects/index.ts'
import { readForm } from '../form.ts'
import { noticePage } from '../page.ts'
import { type Ctx, type View, viewOf } from '../view.ts'

/** A page on the way to signing in: what it serves, and the word that carries that from page to page. */
export interface Step {
  readonly c: Ctx
  readonly view: View
  readonly row: RedirectSessionRow
  readonly secret: string
}

/** Intents for which signing in comes first. */
const intents: readonly Intent[] = [
  'auth',
  'login',
  'memberAccountPage',
  'bookingsCheckout',
  'bookingsBook',
  'eventsCheckout',
  'paidPlansCheckout',
]

export async function withStep(
  c: Ctx,
  secret: string | null | undefined,
  show: (step: Step) => Response | Promise<Response>,
): Promise<Response> {
  const row = await readRedirectSession(c.var.services, secret ?? undefined, ...intents)
  if (!row || !secret) return expiredPage(c)
  return show({ c, row, secret, view: await viewOf(c, row.details) })
}

export async function withForm(
  c: Ctx,
  work: (step: Step, form: URLSearchParams) => Promise<Response>,
): Promise<Response> {
  const form = await readForm(c.req.raw, c.var.services.config)
  return withStep(c, form.get('request_uri'), (step) => work(step, form))
}

/** Destinations that a form of this step may redirect to. */
export function targetsOf({ view, row }: Step): readonly string[] {
  const own = findClient(view.config, row.clientId ?? undefined)?.origins
  return own ?? view.config.clients.flatMap(({ origins }) => origins)
}

/** `back`: where the way on leads, if not to the store's first page. */
export async function expiredPage(c: Ctx, back?: string): Promise<Response> {
  const view = await viewOf(c)
  return noticePage(view, {
    title: view.t('expired.title'),
    text: view.t('expired.text'),
    ...(back && { next: { href: back, label: view.t('page.go-to', { store: view.config.storeName }) } }),
    status: 400,
  })
}
