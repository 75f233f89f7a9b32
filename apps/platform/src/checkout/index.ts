import type { Area } from '../area.ts'
import { every } from '../schedule.ts'
import { abandonDue } from './abandoned/leave.ts'
import { abandonCartsDue } from './abandoned/left-carts.ts'
import { recoveryPage } from './abandoned/page.ts'
import { abandonedCartRoutes } from './abandoned/routes.ts'
import { forgetDue } from './forget.ts'
import { checkoutPages } from './hosted/pages.ts'
import { checkoutRoutes } from './routes.ts'
import { checkoutSettingsRoutes } from './settings/routes.ts'
import { checkoutTemplateRoutes } from './templates/routes.ts'

/** From checkout to order, through calls and through the platform's own page. */
export const checkout: Area = {
  routes(app) {
    checkoutRoutes(app)
    checkoutPages(app)
    recoveryPage(app)
    abandonedCartRoutes(app)
    checkoutSettingsRoutes(app)
    checkoutTemplateRoutes(app)
  },
  schedule(services) {
    // First the checkouts: a cart that has one is told of with it.
    every(services, 'abandoned checkouts', 300, async () => {
      await abandonDue(services)
      await abandonCartsDue(services)
    })
    every(services, 'forgotten checkouts', 3600, () => forgetDue(services))
  },
}
