import { every } from '../../../data/schedule.ts'
import type { Area } from '../../../http/area.ts'
import { noticeDue } from './notices.ts'
import { renewDue } from './renew.ts'
import { subscriptionRoutes } from './routes.ts'

/** Subscriptions (docs/decisions/0188). */
export const subscriptions: Area = {
  routes: subscriptionRoutes,
  schedule(services) {
    every(services, 'subscriptions', 60, async () => {
      await renewDue(services)
      await noticeDue(services)
    })
  },
}
