import type { Area } from '../../../http/area.ts'
import { ownedRoutes } from '../crud/owned.ts'
import { carrierRoutes } from './carrier-routes.ts'
import { shippingOptionRoutes } from './option-routes.ts'
import { ownedLocations } from './owned-locations.ts'
import { ownedDeliveryRegions } from './owned-regions.ts'
import { shippoRoutes } from './shippo-routes.ts'
import { deliveryTermsRoutes } from './terms-routes.ts'

/** How goods travel: ways of delivery, and labels. */
export const shipping: Area = {
  routes(app) {
    shippingOptionRoutes(app)
    shippoRoutes(app)
    ownedRoutes(app, ownedDeliveryRegions)
    ownedRoutes(app, ownedLocations)
    carrierRoutes(app)
    deliveryTermsRoutes(app)
  },
}
