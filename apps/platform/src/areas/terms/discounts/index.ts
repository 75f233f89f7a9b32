import type { Area } from '../../../http/area.ts'
import { crudRoutes } from '../crud/resource.ts'
import { couponResource } from './coupon-resource.ts'
import { feeResource } from './fee-resource.ts'
import { ruleResource } from './rule-resource.ts'

/** Discounts and fees of the owner. */
export const discounts: Area = {
  routes(app) {
    crudRoutes(app, ruleResource)
    crudRoutes(app, couponResource)
    crudRoutes(app, feeResource)
  },
}
