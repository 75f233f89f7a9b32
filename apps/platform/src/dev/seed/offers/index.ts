import { idOf } from '../id-of.ts'
import type { Inserted } from '../insert.ts'
import { services } from './services.ts'

const DAY = 86_400_000
const HOUR = 3_600_000
const ZONE = 'America/New_York'

export interface OfferRows {
  readonly services: Inserted<'services'>[]
  readonly events: Inserted<'events'>[]
  readonly ticketTypes: Inserted<'ticketTypes'>[]
  readonly plans: Inserted<'plans'>[]
}

/** Offers beside goods: hours with the shop's people, evenings, and plans. */
export function offerRows(now: Date): OfferRows {
  const soon = (days: number, hour: number) =>
    new Date(Math.floor(now.getTime() / DAY + days) * DAY + hour * HOUR)
  const event = (slug: string, title: string, summary: string, days: number, hours: number) => ({
    id: idOf('event', slug),
    slug,
    title,
    summary,
    place: 'Galleria, 27 Walker Street, New York',
    startsAt: soon(days, 23),
    endsAt: soon(days, 23 + hours),
    timeZone: ZONE,
  })
  const ticket = (slug: string, name: string, priceMinor: number, capacity: number, position: number) => ({
    id: idOf('ticket type', `${slug}/${name}`),
    eventId: idOf('event', slug),
    name,
    priceMinor,
    capacity,
    position,
  })
  const plan = (
    slug: string,
    name: string,
    summary: string,
    terms: Pick<Inserted<'plans'>, 'priceMinor' | 'period'>,
    perks: string[],
  ) => ({ id: idOf('plan', slug), slug, name, summary, perks, ...terms })
  return {
    services,
    events: [
      event(
        'kiln-opening',
        'Kiln opening',
        'The kiln is opened while it is still warm; the first to choose are those who came.',
        12,
        3,
      ),
      event(
        'listening-evening',
        'Listening evening',
        'One record from start to end on the shop’s best loudspeakers, and a talk with who built them.',
        26,
        3,
      ),
      event(
        'winter-market',
        'Winter market',
        'Eleven makers bring what is not in the shop. Mulled cider, and a table for children.',
        40,
        5,
      ),
    ],
    ticketTypes: [
      ticket('kiln-opening', 'Guest', 1200, 40, 0),
      ticket('kiln-opening', 'Guest with a cup to keep', 4500, 12, 1),
      ticket('listening-evening', 'Seat', 1800, 24, 0),
      ticket('listening-evening', 'Student', 900, 6, 1),
      ticket('winter-market', 'Entry', 0, 200, 0),
      ticket('winter-market', 'Entry and workshop', 3500, 15, 1),
    ],
    plans: [
      plan('circle', 'Circle', 'For those who come often.', { priceMinor: 900, period: 'MONTH' as const }, [
        'Free standard delivery',
        'First look at each new piece',
        'Double points in your birthday month',
      ]),
      plan(
        'circle-year',
        'Circle for a year',
        'The same, and two months are ours.',
        { priceMinor: 9000, period: 'YEAR' as const },
        ['Everything of Circle', 'One service or repair each year', 'Two seats at every listening evening'],
      ),
    ].map((each, position) => ({ ...each, position })),
  }
}
