import type { Area } from '../../../http/area.ts'
import { ownedRoutes } from '../crud/owned.ts'
import { ownedCoupons } from './owned-coupons.ts'
import { ownedFees } from './owned-fees.ts'
import { ownedRules } from './owned-rules.ts'

/** What is taken off and what is added, as the owner tells it. */
export const discounts: Area = {
  routes(app) {
    ownedRoutes(app, ownedRules)
    ownedRoutes(app, ownedCoupons)
    ownedRoutes(app, ownedFees)
  },
}
