import { randomBytes } from 'node:crypto'
import { html } from 'hono/html'
import type { Selectable } from 'kysely'
import type { Tables } from '../../../data/tables.ts'
import type { OfferKind } from '../kind.ts'
import { soldTickets } from './store.ts'

interface Admission {
  readonly event: Selectable<Tables['events']>
  readonly types: readonly (Selectable<Tables['ticketTypes']> & { readonly left: number })[]
}
interface Choice {
  /** By ticket type. */
  readonly quantities: ReadonlyMap<string, number>
}

const MOST = 6

export const events: OfferKind<Admission, Choice> = {
  path: '/_hosted/events/:id',
  intents: ['eventsCheckout'],
  title: ({ event }) => event.title,

  async find({ db, clock }, _visit, slug) {
    const event = await db
      .selectFrom('events')
      .selectAll()
      .where('slug', '=', slug)
      .where('endsAt', '>', clock.now())
      .executeTakeFirst()
    if (!event) return undefined
    const types = await db
      .selectFrom('ticketTypes')
      .selectAll()
      .where('eventId', '=', event.id)
      .orderBy('position')
      .execute()
    const sold = await soldTickets(db, event.id)
    return {
      event,
      types: types.map((type) => ({ ...type, left: Math.max(0, type.capacity - (sold.get(type.id) ?? 0)) })),
    }
  },

  about: ({ view }, { event }) => html`<p class="lead">${view.shown(event.summary)}</p>
    <p class="tags"><span>${view.date(event.startsAt, event.timeZone)}</span> <span><bdi>${event.place}</bdi></span></p>`,

  choices({ view }, { types }, params, problem) {
    const { t } = view
    const wrong = problem?.field === 'choice'
    return html`<fieldset class="card" ${wrong ? html`aria-describedby="choice-error"` : ''}>
      <legend>${t('event.tickets')}</legend>
      ${wrong ? html`<p class="wrong" id="choice-error" role="alert">${problem.text}</p>` : ''}
      ${types.map(({ id, name, priceMinor, left }) => {
        const most = Math.min(MOST, left)
        const chosen = Number(params.get(id) ?? 0)
        return html`<div class="ticket">
          <label for="${id}"><strong>${view.shown(name)}</strong>
            <span class="hint">${priceMinor ? view.money(priceMinor) : t('offer.free')}${left === 0 ? ` · ${t('event.sold-out')}` : left <= 10 ? ` · ${t('event.left', { left })}` : ''}</span></label>
          <select id="${id}" name="${id}" ${left === 0 ? 'disabled' : ''}>
            ${Array.from({ length: most + 1 }, (_, n) => html`<option value="${n}" ${n === chosen ? 'selected' : ''}>${n}</option>`)}
          </select>
        </div>`
      })}
    </fieldset>`
  },

  read({ view }, { types }, form) {
    const quantities = new Map<string, number>()
    for (const { id, left } of types) {
      const text = form.get(id) ?? '0'
      const quantity = /^\d{1,2}$/.test(text) ? Number(text) : -1
      if (quantity < 0 || quantity > MOST) return { text: view.t('told.bad-field'), field: 'choice' }
      if (quantity > left) return { text: view.t('offer.faster'), field: 'choice' }
      if (quantity > 0) quantities.set(id, quantity)
    }
    return quantities.size > 0 ? { quantities } : { text: view.t('event.choose'), field: 'choice' }
  },

  carry: ({ quantities }) =>
    Object.fromEntries([...quantities].map(([id, quantity]) => [id, String(quantity)])),

  summarize({ view }, { event, types }, { quantities }) {
    const chosen = types.flatMap((type) => {
      const quantity = quantities.get(type.id)
      return quantity ? [{ ...type, quantity }] : []
    })
    return {
      totalMinor: chosen.reduce((sum, { priceMinor, quantity }) => sum + priceMinor * quantity, 0),
      lines: [
        { label: view.t('booking.when'), value: view.date(event.startsAt, event.timeZone) },
        { label: view.t('offer.place'), value: event.place },
        ...chosen.map(({ name, priceMinor, quantity }) => ({
          label: `${quantity} × ${view.content(name)}`,
          value: priceMinor ? view.money(priceMinor * quantity) : view.t('offer.free'),
        })),
      ],
    }
  },

  async receipt(db, { row }) {
    const found = await db
      .selectFrom('eventOrders')
      .select(['number', 'eventId'])
      .where('id', '=', String(row.details.reservationId))
      .executeTakeFirst()
    return found && { orderNumber: found.number, eventId: found.eventId }
  },

  async place(trx, { clock }, { visit, offer, choice, contact, totalMinor }) {
    const { event } = offer
    // Held until the end, so that two never take the last ticket.
    const types = await trx
      .selectFrom('ticketTypes')
      .select(['id', 'capacity'])
      .where('eventId', '=', event.id)
      .orderBy('id')
      .forUpdate()
      .execute()
    const sold = await soldTickets(trx, event.id)
    const fits = types.every(
      ({ id, capacity }) => (sold.get(id) ?? 0) + (choice.quantities.get(id) ?? 0) <= capacity,
    )
    if (!fits) return undefined
    const id = String(visit.row.details.reservationId)
    const number = randomBytes(5).toString('hex').toUpperCase()
    const date = clock.now()
    await trx
      .insertInto('eventOrders')
      .values({
        id,
        number,
        eventId: event.id,
        memberId: visit.member?.id ?? null,
        visitorId: visit.row.visitorId,
        ...contact,
        totalMinor,
        status: 'CONFIRMED',
        createdAt: date,
      })
      .execute()
    await trx
      .insertInto('tickets')
      .values(
        [...choice.quantities].map(([ticketTypeId, quantity]) => ({ orderId: id, ticketTypeId, quantity })),
      )
      .execute()
    return { orderNumber: number, eventId: event.id }
  },
}
