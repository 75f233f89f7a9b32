import type { Area } from '../area.ts'
import { shippingOptionRoutes } from './option-routes.ts'
import { shippoRoutes } from './shippo-routes.ts'

/** How goods travel: ways of delivery, and labels. */
export const shipping: Area = {
  routes(app) {
    shippingOptionRoutes(app)
    shippoRoutes(app)
  },
}
