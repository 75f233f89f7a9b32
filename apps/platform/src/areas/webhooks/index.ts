/** Webhooks: what happened, told to subscribers. */

import { every } from '../../data/schedule.ts'
import type { Area } from '../../http/area.ts'
import { forgetOldEvents } from './retention.ts'
import { webhookRoutes } from './routes.ts'

const HOUR = 3_600

export const webhooks: Area = {
  routes: webhookRoutes,
  schedule(services) {
    every(services, 'old events', HOUR, () => forgetOldEvents(services))
  },
}

export { runDeliveries } from './delivery/run-deliveries.ts'
export { findBacklog } from './delivery/store/backlog.ts'
export type { SubscriptionRow } from './delivery/store/targets.ts'
export { keysOf, rotate } from './keys/keys.ts'
export { checkSubscription } from './subscriptions/input.ts'
export { type DeliveryRow, listDeliveries, replay, resend } from './subscriptions/store/deliveries.ts'
export {
  addSubscription,
  changeSubscription,
  findSubscription,
  listSubscriptions,
  removeSubscription,
} from './subscriptions/store/subscriptions.ts'
export type { DeliveryStatus, EventRow } from './tables.ts'
export { definitionOf, payloadOf, type StoredEvent } from './wire.ts'
