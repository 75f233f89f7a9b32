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
        'See the kiln opened while it’s still warm, and be the first to choose from the new pieces.',
        12,
        3,
      ),
      event(
        'listening-evening',
        'Listening evening',
        'Hear a record from start to finish on the store’s best speakers, and meet the people who built them.',
        26,
        3,
      ),
      event(
        'winter-market',
        'Winter market',
        'Eleven makers sell pieces you won’t find in the store. With mulled cider and a kids’ table.',
        40,
        5,
      ),
    ],
    ticketTypes: [
      ticket('kiln-opening', 'Guest', 1200, 40, 0),
      ticket('kiln-opening', 'Guest, with a cup to take home', 4500, 12, 1),
      ticket('listening-evening', 'Seat', 1800, 24, 0),
      ticket('listening-evening', 'Student', 900, 6, 1),
      ticket('winter-market', 'Entry', 0, 200, 0),
      ticket('winter-market', 'Entry and workshop', 3500, 15, 1),
    ],
    plans: [
      plan('circle', 'Circle', 'For our regulars.', { priceMinor: 900, period: 'MONTH' as const }, [
        'Free standard delivery',
        'Early access to new products',
        'Double points in your birthday month',
      ]),
      plan(
        'circle-year',
        'Circle, yearly',
        'Everything in Circle, with two months free.',
        { priceMinor: 9000, period: 'YEAR' as const },
        [
          'Everything in Circle',
          'One free service or repair each year',
          'Two seats at every listening evening',
        ],
      ),
    ].map((each, position) => ({ ...each, position })),
  }
}
