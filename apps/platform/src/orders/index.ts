import type { Area } from '../area.ts'
import { adoptOrders } from './adopt.ts'
import { payPages } from './payment-requests/page.ts'
import { orderRoutes } from './routes.ts'

/** What was bought. */
export const orders: Area = {
  routes(app) {
    orderRoutes(app)
    payPages(app)
  },
  onSignIn: adoptOrders,
}
