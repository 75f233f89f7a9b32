import type { App } from '../../../http/route.ts'
import { crudRoutes } from '../crud/resource.ts'
import { bulkCreateRoute } from './bulk-create.ts'
import { couponResource } from './coupon-resource.ts'
import { feeResource } from './fee-resource.ts'
import { ruleResource } from './rule-resource.ts'

/** Discounts and fees of the owner. */
export function discountRoutes(app: App): void {
  crudRoutes(app, ruleResource)
  crudRoutes(app, couponResource)
  bulkCreateRoute(app)
  crudRoutes(app, feeResource)
}
