import type { App } from '../route.ts'
import { activityRoutes } from './activity-routes.ts'
import { changeRoutes } from './change-routes.ts'
import { fulfillmentRoutes } from './fulfillments/routes.ts'
import { readRoutes } from './read-routes.ts'
import { refundRoutes } from './refunds/routes.ts'
import { settingsRoutes } from './settings-routes.ts'

export function orderRoutes(app: App): void {
  readRoutes(app)
  changeRoutes(app)
  activityRoutes(app)
  fulfillmentRoutes(app)
  refundRoutes(app)
  settingsRoutes(app)
}
