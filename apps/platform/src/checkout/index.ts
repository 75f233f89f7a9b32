import type { Area } from '../area.ts'
import { checkoutPages } from './hosted/pages.ts'
import { checkoutRoutes } from './routes.ts'

/** From checkout to order, through calls and through the platform's own page. */
export const checkout: Area = {
  routes(app) {
    checkoutRoutes(app)
    checkoutPages(app)
  },
}
