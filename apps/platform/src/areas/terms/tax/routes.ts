import type { App } from '../../../http/route.ts'
import { crudRoutes } from '../crud/resource.ts'
import { taxGroupResource } from './group-resource.ts'
import { taxRateResource } from './rate-resource.ts'
import { taxRegionResource } from './region-resource.ts'
import { taxSettingsRoutes } from './settings-routes.ts'

/** Taxes: groups, rates, regions and settings of the owner. */
export function taxRoutes(app: App): void {
  crudRoutes(app, taxGroupResource)
  crudRoutes(app, taxRegionResource)
  crudRoutes(app, taxRateResource)
  taxSettingsRoutes(app)
}
