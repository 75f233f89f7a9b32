import type { Area } from '../../http/area.ts'
import { bookings } from './bookings/kind.ts'
import { events } from './events/kind.ts'
import { offerPages } from './flow.ts'
import { offerData } from './personal-data.ts'
import { plans } from './plans/kind.ts'

/** Purchases without a cart: times, tickets and plans, each on a hosted page. */
export const offers: Area = {
  personalData: offerData,
  routes(app) {
    offerPages(app, bookings)
    offerPages(app, events)
    offerPages(app, plans)
  },
}
