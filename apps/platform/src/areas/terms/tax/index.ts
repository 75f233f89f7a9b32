import type { Area } from '../../../http/area.ts'
import { ownedRoutes } from '../crud/owned.ts'
import { ownedTaxGroups } from './owned-groups.ts'
import { ownedTaxRates } from './owned-rates.ts'
import { ownedTaxRegions } from './owned-regions.ts'
import { taxSettingsRoutes } from './settings-routes.ts'

/** What is owed to whom, as the owner tells it. */
export const taxes: Area = {
  routes(app) {
    ownedRoutes(app, ownedTaxGroups)
    ownedRoutes(app, ownedTaxRegions)
    ownedRoutes(app, ownedTaxRates)
    taxSettingsRoutes(app)
  },
}
