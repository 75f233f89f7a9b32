import type { Area } from '../../http/area.ts'
import { cartByIdRoutes } from './by-id-routes.ts'
import { mergeCarts } from './merge.ts'
import { cartData } from './personal-data-store.ts'
import { cartRoutes } from './routes.ts'

/** From wish to checkout: the caller's own cart. */
export const cart: Area = {
  routes(app) {
    cartRoutes(app)
    cartByIdRoutes(app)
  },
  onSignIn: mergeCarts,
  personalData: cartData,
}
