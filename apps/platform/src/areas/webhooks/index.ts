import { every } from '../../data/schedule.ts'
import type { Area } from '../../http/area.ts'
import { forgetOldEvents } from './retention.ts'
import { webhookRoutes } from './routes.ts'

const HOUR = 3_600

/** What happened, told to whoever wants to know. */
export const webhooks: Area = {
  routes: webhookRoutes,
  schedule(services) {
    every(services, 'old events', HOUR, () => forgetOldEvents(services))
  },
}
