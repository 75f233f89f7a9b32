import type { Area } from '../../../http/area.ts'
import { ownedRoutes } from '../crud/owned.ts'
import { ownedMemberships } from './owned-memberships.ts'
import { ownedPrograms } from './owned-programs.ts'

/** Plans that pay for things instead of money, as the owner tells them. */
export const memberships: Area = {
  routes(app) {
    ownedRoutes(app, ownedPrograms)
    ownedRoutes(app, ownedMemberships)
  },
}
