import type { App } from '../../../http/route.ts'
import { crudRoutes } from '../crud/resource.ts'
import { membershipResource } from './membership-resource.ts'
import { programResource } from './program-resource.ts'

/** Plans that pay for things instead of money, as the owner tells them. */
export function membershipRoutes(app: App): void {
  crudRoutes(app, programResource)
  crudRoutes(app, membershipResource)
}
