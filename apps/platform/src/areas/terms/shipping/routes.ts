import type { App } from '../../../http/route.ts'
import { crudRoutes } from '../crud/resource.ts'
import { carrierRoutes } from './carriers/routes.ts'
import { locationResource } from './locations/location-resource.ts'
import { sortLocationsRoute } from './locations/sort-routes.ts'
import { shippingOptionRoutes } from './options/routes.ts'
import { deliveryRegionResource } from './regions/region-resource.ts'
import { shippoRoutes } from './shippo/routes.ts'
import { deliveryTermsRoutes } from './terms-routes.ts'

/** How goods travel: ways of delivery, and labels. */
export function shippingRoutes(app: App): void {
  shippingOptionRoutes(app)
  shippoRoutes(app)
  crudRoutes(app, deliveryRegionResource)
  crudRoutes(app, locationResource)
  sortLocationsRoute(app)
  carrierRoutes(app)
  deliveryTermsRoutes(app)
}
