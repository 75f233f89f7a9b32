import type { App } from '../../http/route.ts'
import { checkoutSettingsRoutes } from './checkout-settings/routes.ts'
import { discountRoutes } from './discounts/routes.ts'
import { giftCardRoutes } from './gift-cards/routes.ts'
import { membershipRoutes } from './memberships/routes.ts'
import { shippingRoutes } from './shipping/routes.ts'
import { storeCreditRoutes } from './store-credit/routes.ts'
import { taxRoutes } from './tax/routes.ts'

export function termsRoutes(app: App): void {
  checkoutSettingsRoutes(app)
  shippingRoutes(app)
  discountRoutes(app)
  taxRoutes(app)
  giftCardRoutes(app)
  storeCreditRoutes(app)
  membershipRoutes(app)
}
