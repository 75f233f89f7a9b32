import type { Context } from 'hono'
import { html } from 'hono/html'
import {
  addSubscription,
  changeSubscription,
  checkSubscription,
  findSubscription,
  keysOf,
  listDeliveries,
  listSubscriptions,
  removeSubscription,
  replay,
  resend,
  rotate,
} from '../../../areas/webhooks/index.ts'
import { ApiError } from '../../../base/errors.ts'
import { readText } from '../../../base/json.ts'
import type { Services } from '../../../data/services.ts'
import type { App, Env } from '../../../http/route.ts'
import { count } from '../pages/format.ts'
import { devPage } from '../pages/layout.ts'
import type { Part } from '../part.ts'
import { type Counts, keyPanel, newTarget, targetDeliveries, targetTable } from './targets-page.ts'

const base = '/_dev/subscriptions'
const statuses = ['PENDING', 'DELIVERED', 'DEAD'] as const

/** Receivers of events, with pending and failed deliveries. */
export const targets: Part = {
  path: base,
  name: 'Event targets',
  group: 'Traffic',
  about: 'Webhook targets with their deliveries, retries and dead letters, and the signing keys.',
  key: 't',
  routes,
  state: async (services) => count((await listSubscriptions(services)).length, 'target'),
}

function routes(app: App): void {
  app.get(base, (c) => page(c))
  app.post(`${base}/add`, async (c) => {
    const { services } = c.var
    const form = await formOf(c)
    const url = form.get('url')?.trim() ?? ''
    const types = form.getAll('types')
    try {
      checkSubscription(services.config, { url, eventTypes: types })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return page(c, { problem: "This address can't be a target.", url, status: 400 })
    }
    const appId = appOf(services)
    const { id } = await addSubscription(services, { appId, url, types: types.length > 0 ? types : null })
    return c.redirect(`${base}?target=${id}`, 303)
  })
  const change = (what: string, work: (services: Services, form: URLSearchParams) => Promise<unknown>) =>
    app.post(`${base}/${what}`, async (c) => {
      const form = await formOf(c)
      await work(c.var.services, form)
      const target = what === 'remove' ? null : (form.get('id') ?? form.get('subscription'))
      return c.redirect(target ? `${base}?target=${encodeURIComponent(target)}` : base, 303)
    })
  const idOf = (form: URLSearchParams) => form.get('id') ?? ''
  change('on', (services, form) => changeSubscription(services, idOf(form), { status: 'ENABLED' }))
  change('off', (services, form) => changeSubscription(services, idOf(form), { status: 'DISABLED' }))
  change('remove', (services, form) => removeSubscription(services, idOf(form)))
  change('replay', async (services, form) =>
    replay(services, (await findSubscription(services, idOf(form))).id),
  )
  change('resend', (services, form) =>
    resend(services, form.get('subscription') ?? '', form.get('event') ?? ''),
  )
  change('rotate', (services) => rotate(services, appOf(services)))
}

async function formOf(c: Context<Env>): Promise<URLSearchParams> {
  return new URLSearchParams(await readText(c.req.raw, c.var.services.config.maxBodyBytes))
}

const appOf = ({ config }: Services) => config.apps[0]?.id ?? config.siteId

async function page(
  c: Context<Env>,
  { problem, url = '', status = 200 }: { problem?: string; url?: string; status?: number } = {},
): Promise<Response> {
  const { services } = c.var
  const rows = await listSubscriptions(services)
  const target = rows.find(({ id }) => id === c.req.query('target'))
  const state = statuses.find((each) => each === c.req.query('status'))
  const deliveries = target
    ? await listDeliveries(services, { subscriptionId: target.id, status: state, limit: 200 })
    : []
  const { published } = await keysOf(services, appOf(services))
  return devPage(c, {
    title: 'Event targets',
    nav: base,
    status,
    lead: 'Targets that receive events. Failed deliveries are retried for days, then stored as dead letters.',
    body: html`${targetTable(rows, await countsOf(services))}
      ${target ? targetDeliveries(target, state, deliveries) : ''}
      ${newTarget(problem, url)}
      ${keyPanel(services.config.publicUrl, appOf(services), published)}`,
  })
}

async function countsOf({ db }: Services): Promise<ReadonlyMap<string, Counts>> {
  const rows = await db
    .selectFrom('eventDeliveries')
    .select(['subscriptionId', 'status', (eb) => eb.fn.countAll<number>().as('n')])
    .where('status', '!=', 'DELIVERED')
    .groupBy(['subscriptionId', 'status'])
    .execute()
  const counts = new Map<string, Counts>()
  for (const { subscriptionId, status, n } of rows)
    counts.set(subscriptionId, {
      PENDING: 0,
      DEAD: 0,
      ...counts.get(subscriptionId),
      [status]: Number(n),
    })
  return counts
}
