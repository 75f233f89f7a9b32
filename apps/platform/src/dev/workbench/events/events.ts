import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { html } from 'hono/html'
import { listDeliveries } from '../../../areas/webhooks/index.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { App } from '../../../http/route.ts'
import { count } from '../pages/format.ts'
import { devPage } from '../pages/layout.ts'
import type { Part } from '../part.ts'
import { eventDetails, eventEntry, filterForm } from './event-page.ts'
import { findEvent, readEvents } from './read.ts'
import { eventStream } from './stream.ts'

/** Everything that happened, as targets are told of it; and as a stream while it happens. */
export const events: Part = {
  path: '/_dev/events',
  name: 'Events',
  group: 'Traffic',
  about: 'Every event with its payload and its deliveries to each target.',
  key: 'e',
  routes,
  state: async ({ db }) => {
    const { n } = await db
      .selectFrom('outbox')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    return count(Number(n), 'event')
  },
}

const SHOWN = 200
const script = readFileSync(join(import.meta.dirname, 'browser/events.js'), 'utf8')

function routes(app: App): void {
  app.get('/_dev/files/events.js', (c) =>
    c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' }),
  )

  app.get('/_dev/events', async (c) => {
    const { services } = c.var
    const types = (c.req.queries('type') ?? []).filter(Boolean)
    if (c.req.header('accept')?.includes('text/event-stream')) {
      const heard = c.req.header('last-event-id') ?? ''
      const after = isUuid(heard) ? heard : undefined
      return eventStream(services, { types, after }, c.req.raw.signal)
    }
    const entity = c.req.query('entity')?.trim() ?? ''
    const filter = { type: types[0] ?? '', entity }
    const wanted = c.req.query('event') ?? ''
    const rows = await readEvents(services.db, { types, entityId: entity, limit: SHOWN })
    const chosen = isUuid(wanted) ? await findEvent(services.db, wanted) : rows[0]
    const deliveries = chosen ? await listDeliveries(services, { eventId: chosen.id, limit: 100 }) : []
    const address = (event: string) =>
      `/_dev/events?${new URLSearchParams({ ...(filter.type && { type: filter.type }), ...(entity && { entity }), event })}`
    return devPage(c, {
      title: 'Events',
      nav: '/_dev/events',
      lead: html`Every event, newest first. <code>curl -N -H 'Accept: text/event-stream' ${services.config.publicUrl}/_dev/events</code> streams events as they happen.`,
      actions: html`<a class="button quiet" href="/_dev/events" id="news" hidden>Show new events</a>`,
      scripts: ['/_dev/files/events.js'],
      body: html`${filterForm(filter)}
        ${
          chosen
            ? html`<div class="two" data-open="${wanted ? 'yes' : 'no'}">
          <ol class="list" data-roving aria-label="Events">${rows.map((row) => eventEntry(row, address(row.id), row.id === chosen.id))}</ol>
          ${eventDetails(services.config, chosen, deliveries)}
        </div>`
            : html`<p class="empty">No events yet. Add an item to a cart to see the first one.</p>`
        }`,
    })
  })
}
