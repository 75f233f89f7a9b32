import type { Area } from '../../../http/area.ts'
import { crudRoutes } from '../crud/resource.ts'
import { membershipResource } from './membership-resource.ts'
import { programResource } from './program-resource.ts'

/** Plans that pay for things instead of money, as the owner tells them. */
export const memberships: Area = {
  routes(app) {
    crudRoutes(app, programResource)
    crudRoutes(app, membershipResource)
  },
}
