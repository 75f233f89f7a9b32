import type { Area } from '../../../http/area.ts'
import { crudRoutes } from '../crud/resource.ts'
import { taxGroupResource } from './group-resource.ts'
import { taxRateResource } from './rate-resource.ts'
import { taxRegionResource } from './region-resource.ts'
import { taxSettingsRoutes } from './settings-routes.ts'

/** Taxes: groups, rates, regions and settings of the owner. */
export const taxes: Area = {
  routes(app) {
    crudRoutes(app, taxGroupResource)
    crudRoutes(app, taxRegionResource)
    crudRoutes(app, taxRateResource)
    taxSettingsRoutes(app)
  },
}
