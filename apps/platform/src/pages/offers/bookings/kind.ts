import { randomUUID } from 'node:crypto'
import { html } from 'hono/html'
import type { Selectable } from 'kysely'
import { comingSlots, isTimeZone } from '../../../areas/terms/index.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Tables } from '../../../data/tables.ts'
import type { OfferKind } from '../kind.ts'
import { bookedPlaces, freePlaces } from './store.ts'

type Service = Selectable<Tables['services']>
interface Bookable {
  readonly service: Service
  readonly slots: readonly { readonly startsAt: Date; readonly free: number }[]
  readonly timeZone: string
}
interface Choice {
  readonly startsAt: Date
}

const DAYS_AHEAD = 14

export const bookings: OfferKind<Bookable, Choice> = {
  path: '/_hosted/bookings/:id',
  intents: ['bookingsCheckout', 'bookingsBook'],
  title: ({ service }) => service.name,

  async find({ db, clock }, { row }, id) {
    if (!isUuid(id)) return undefined
    const service = await db.selectFrom('services').selectAll().where('id', '=', id).executeTakeFirst()
    if (!service) return undefined
    const booked = await bookedPlaces(db, id, clock.now())
    const slots = comingSlots(service, clock.now(), DAYS_AHEAD).map((startsAt) => ({
      startsAt,
      free: Math.max(0, service.capacity - (booked.get(startsAt.getTime()) ?? 0)),
    }))
    const zone = row.details.timezone
    return { service, slots, timeZone: isTimeZone(zone) ? zone : service.timeZone }
  },

  about: ({ view }, { service }) => html`<p class="lead">${view.shown(service.summary)}</p>
    <p class="tags"><span>${view.t('offer.minutes', { minutes: service.durationMinutes })}</span>
      <span><bdi>${service.place}</bdi></span>
      <span>${service.priceMinor ? view.money(service.priceMinor) : view.t('offer.free')}</span></p>`,

  choices({ view, row }, { slots, timeZone }, params, problem) {
    const { t } = view
    const preselected = params.get('slot') ?? String(row.details.startDate ?? '')
    const chosen = Date.parse(preselected)
    const days = Map.groupBy(slots, ({ startsAt }) => dayOf(view.language.tag, startsAt, timeZone))
    const wrong = problem?.field === 'choice'
    return html`<fieldset class="card" ${wrong ? html`aria-describedby="choice-error"` : ''}>
      <legend>${t('booking.when')}</legend>
      <p class="hint">${t('booking.zone', { zone: timeZone.replaceAll('_', ' ') })}</p>
      ${wrong ? html`<p class="wrong" id="choice-error" role="alert">${problem.text}</p>` : ''}
      ${[...days].map(
        ([day, times]) => html`<h2 class="day">${day}</h2>
          <div class="times">${times.map(({ startsAt, free }) => {
            const time = timeOf(view.language.tag, startsAt, timeZone)
            return html`<label class="choice time"><input type="radio" name="slot" value="${startsAt.toISOString()}" required
              ${free === 0 ? 'disabled' : ''} ${startsAt.getTime() === chosen && free > 0 ? 'checked' : ''} />
              <span><strong>${time}</strong><span class="hint">${free === 0 ? t('booking.full') : t('booking.places', { free })}</span></span></label>`
          })}</div>`,
      )}
    </fieldset>`
  },

  read({ view }, { slots }, form) {
    const time = Date.parse(form.get('slot') ?? '')
    const slot = slots.find(({ startsAt }) => startsAt.getTime() === time)
    if (!slot) return { text: view.t('booking.choose'), field: 'choice' }
    return slot.free > 0 ? { startsAt: slot.startsAt } : { text: view.t('offer.faster'), field: 'choice' }
  },

  carry: ({ startsAt }) => ({ slot: startsAt.toISOString() }),

  summarize: ({ view }, { service, timeZone }, { startsAt }) => ({
    totalMinor: service.priceMinor,
    lines: [
      { label: view.t('booking.when'), value: view.date(startsAt, timeZone) },
      { label: view.t('offer.place'), value: service.place },
      {
        label: view.t('booking.lasts'),
        value: view.t('offer.minutes', { minutes: service.durationMinutes }),
      },
    ],
  }),

  async receipt(db, { row }) {
    const found = await db
      .selectFrom('bookings')
      .select('id')
      .where('redirectSessionId', '=', row.id)
      .executeTakeFirst()
    return found && { bookingId: found.id }
  },

  async place(trx, { clock }, { visit, offer, choice, contact }) {
    const { service, timeZone } = offer
    const { startsAt } = choice
    if ((await freePlaces(trx, service.id, startsAt)) < 1) return undefined
    const id = randomUUID()
    const date = clock.now()
    await trx
      .insertInto('bookings')
      .values({
        id,
        serviceId: service.id,
        startsAt,
        endsAt: new Date(startsAt.getTime() + service.durationMinutes * 60_000),
        timeZone,
        memberId: visit.member?.id ?? null,
        visitorId: visit.row.visitorId,
        ...contact,
        priceMinor: service.priceMinor,
        status: 'CONFIRMED',
        redirectSessionId: visit.row.id,
        createdAt: date,
      })
      .execute()
    return { bookingId: id }
  },
}

function dayOf(tag: string, date: Date, timeZone: string): string {
  return new Intl.DateTimeFormat(tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
  }).format(date)
}

function timeOf(tag: string, date: Date, timeZone: string): string {
  return new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone }).format(date)
}
