import type { Area } from '../../http/area.ts'
import { adoptOrders } from './adopt.ts'
import { orderRoutes } from './routes.ts'

/** What was bought. */
export const orders: Area = {
  routes(app) {
    orderRoutes(app)
  },
  onSignIn: adoptOrders,
}
