import type { Area } from '../../http/area.ts'
import { checkoutPages } from './pages.ts'
import { recoveryPage } from './recovery-page.ts'

/** The platform's own checkout, and the links of letters about what was left behind. */
export const checkoutPage: Area = {
  routes(app) {
    checkoutPages(app)
    recoveryPage(app)
  },
}
