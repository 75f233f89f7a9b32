import type { Area } from '../../../http/area.ts'
import { crudRoutes } from '../crud/resource.ts'
import { carrierRoutes } from './carrier-routes.ts'
import { locationResource } from './location-resource.ts'
import { shippingOptionRoutes } from './option-routes.ts'
import { deliveryRegionResource } from './region-resource.ts'
import { shippoRoutes } from './shippo-routes.ts'
import { deliveryTermsRoutes } from './terms-routes.ts'

/** How goods travel: ways of delivery, and labels. */
export const shipping: Area = {
  routes(app) {
    shippingOptionRoutes(app)
    shippoRoutes(app)
    crudRoutes(app, deliveryRegionResource)
    crudRoutes(app, locationResource)
    carrierRoutes(app)
    deliveryTermsRoutes(app)
  },
}
