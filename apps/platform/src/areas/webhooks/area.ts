import { every } from '../../data/schedule.ts'
import type { Area } from '../../http/area.ts'
import { keyRoutes } from './keys/routes.ts'
import { forgetOldEvents } from './retention.ts'
import { subscriptionRoutes } from './subscriptions/routes.ts'

const HOUR = 3_600

/** What happened, told to whoever wants to know. */
export const events: Area = {
  routes(app) {
    subscriptionRoutes(app)
    keyRoutes(app)
  },
  schedule(services) {
    every(services, 'old events', HOUR, () => forgetOldEvents(services))
  },
}
