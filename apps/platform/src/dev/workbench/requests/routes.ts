import type { Context } from 'hono'
import { seeOther } from '../../../areas/identity/index.ts'
import { applicationError } from '../../../base/errors.ts'
import type { Services } from '../../../data/services.ts'
import type { App, Env } from '../../../http/route.ts'
import { count } from '../pages/format.ts'
import type { Part } from '../part.ts'
import { requestPage } from './detail-page.ts'
import { type Filter, matches, readFilter } from './filter.ts'
import { requestsPage } from './list-page.ts'
import { live } from './live.ts'
import { type Entry, requestLogOf } from './log.ts'
import { requestView, summarize } from './request-view.ts'

/** Rows of a page and of an answer. */
const MOST = 200

export const requests: Part = {
  path: '/_dev/requests',
  name: 'Requests',
  group: 'Traffic',
  about: 'Each request, with timing, SQL, events and mail.',
  key: 'r',
  routes,
  state(services) {
    const log = requestLogOf(services)
    return `${count(log.all().length, 'request')}${log.paused ? ', paused' : ''}`
  },
}

function routes(app: App): void {
  app.get('/_dev/requests', async (c) => {
    const { services } = c.var
    const filter = readFilter((name) => c.req.query(name))
    const found = find(services, filter).map((entry) => summarize(entry, services.config))
    if (acceptsHtml(c)) return requestsPage(c, found.slice(0, MOST), filter)
    const { paused } = requestLogOf(services)
    return c.json({ paused, total: found.length, requests: found.slice(0, MOST) })
  })

  app.get('/_dev/requests/live', (c) => {
    const { services } = c.var
    const filter = readFilter((name) => c.req.query(name))
    const wanted = (entry: Entry) =>
      matches(summarize(entry, services.config), filter, () => bodiesOf(entry, services))
    return live(services, wanted, numberOf(c.req.header('last-event-id') ?? c.req.query('after')))
  })

  app.post('/_dev/requests/:act{pause|resume|clear}', (c) => {
    const log = requestLogOf(c.var.services)
    const act = c.req.param('act')
    if (act === 'clear') log.clear()
    else log.paused = act === 'pause'
    return acceptsHtml(c) ? seeOther('/_dev/requests') : c.json({ paused: log.paused })
  })

  app.get('/_dev/requests/:id', async (c) => {
    const { services } = c.var
    const entry = requestLogOf(services).get(c.req.param('id'))
    if (!entry)
      throw applicationError(404, 'NOT_FOUND', 'Request not found. Only the newest requests are kept.')
    if (acceptsHtml(c)) return requestPage(c, entry)
    return c.json({ request: requestView(entry, services.config) })
  })
}

function find(services: Services, filter: Filter): Entry[] {
  const { config } = services
  return requestLogOf(services)
    .all()
    .filter((entry) => matches(summarize(entry, config), filter, () => bodiesOf(entry, services)))
}

function bodiesOf(entry: Entry, { config }: Pick<Services, 'config'>): string {
  const { requestBody, responseBody } = requestView(entry, config)
  return requestBody + responseBody
}

function numberOf(text: string | undefined): number | undefined {
  return text && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

/** Browsers ask for HTML; programs get JSON. */
function acceptsHtml(c: Context<Env>): boolean {
  return c.req.header('accept')?.includes('text/html') ?? false
}
