import type { ColumnType } from 'kysely'
import type { WeeklyTime } from '../../areas/terms/index.ts'

interface Buyer {
  memberId: string | null
  visitorId: string | null
  name: string
  email: string
}

export interface OfferTables {
  services: {
    id: string
    slug: string
    name: string
    summary: string
    place: string
    durationMinutes: number
    priceMinor: number
    /** Places at each time. */
    capacity: number
    timeZone: string
    weekly: ColumnType<readonly WeeklyTime[]>
    position: number
  }
  bookings: Buyer & {
    id: string
    serviceId: string
    startsAt: Date
    endsAt: Date
    /** In which the buyer was shown the time. */
    timeZone: string
    priceMinor: number
    status: 'CONFIRMED' | 'CANCELED'
    redirectSessionId: string
    createdAt: Date
  }
  events: {
    id: string
    slug: string
    title: string
    summary: string
    place: string
    startsAt: Date
    endsAt: Date
    timeZone: string
  }
  ticketTypes: {
    id: string
    eventId: string
    name: string
    priceMinor: number
    capacity: number
    position: number
  }
  /** The id is the reservation's, so one reservation is one order. */
  eventOrders: Buyer & {
    id: string
    number: string
    eventId: string
    totalMinor: number
    status: 'CONFIRMED'
    createdAt: Date
  }
  tickets: { orderId: string; ticketTypeId: string; quantity: number }
  plans: {
    id: string
    slug: string
    name: string
    summary: string
    perks: ColumnType<readonly string[]>
    priceMinor: number
    period: 'MONTH' | 'YEAR'
    position: number
  }
  planOrders: {
    id: string
    planId: string
    memberId: string
    priceMinor: number
    /** A canceled one lasts until the day on which it would have been renewed. */
    status: 'ACTIVE' | 'CANCELED'
    checkoutData: string | null
    startsAt: Date
    renewsAt: Date
    redirectSessionId: string
    createdAt: Date
  }
}
