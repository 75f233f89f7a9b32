import type { App } from '../../http/route.ts'
import { keyRoutes } from './keys/routes.ts'
import { subscriptionRoutes } from './subscriptions/routes.ts'

/** Subscriptions, deliveries and keys. */
export function webhookRoutes(app: App): void {
  subscriptionRoutes(app)
  keyRoutes(app)
}
