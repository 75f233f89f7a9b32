import type { Area } from '../area.ts'
import { keyRoutes } from './keys/routes.ts'
import { subscriptionRoutes } from './subscriptions/routes.ts'

/** What happened, told to whoever wants to know. */
export const events: Area = {
  routes(app) {
    subscriptionRoutes(app)
    keyRoutes(app)
  },
}
