import { html } from 'hono/html'
import { accountPage, type Member, nothing } from './layout.ts'

export async function eventsSection(session: Member): Promise<Response> {
  const { c, view, member } = session
  const { t } = view
  const rows = await c.var.services.db
    .selectFrom('eventOrders')
    .innerJoin('events', 'events.id', 'eventOrders.eventId')
    .innerJoin('tickets', 'tickets.orderId', 'eventOrders.id')
    .innerJoin('ticketTypes', 'ticketTypes.id', 'tickets.ticketTypeId')
    .select([
      'eventOrders.id',
      'eventOrders.number',
      'eventOrders.totalMinor',
      'events.title',
      'events.place',
    ])
    .select(['events.startsAt', 'events.timeZone', 'ticketTypes.name', 'tickets.quantity'])
    .where('eventOrders.memberId', '=', member.id)
    .orderBy('events.startsAt', 'desc')
    .orderBy('ticketTypes.position')
    .execute()
  const orders = [...Map.groupBy(rows, ({ id }) => id).values()]
  if (orders.length === 0) return accountPage(session, 'events', nothing(t('account.no-events')))
  return accountPage(
    session,
    'events',
    html`<ul class="entries">${orders.map((tickets) => {
      const [first] = tickets
      if (!first) return ''
      return html`<li class="card entry">
        <div><h2>${view.shown(first.title)}</h2><p>${view.date(first.startsAt, first.timeZone)}</p>
          <p class="hint"><bdi>${first.place}</bdi></p>
          <ul class="plain">${tickets.map(({ name, quantity }) => html`<li><bdi>${quantity} × ${view.content(name)}</bdi></li>`)}</ul></div>
        <div class="figures"><strong>${first.totalMinor ? view.money(first.totalMinor) : t('offer.free')}</strong>
          <span class="badge">${t('account.order', { number: first.number })}</span></div>
      </li>`
    })}</ul>`,
  )
}
