import { type Area, joined } from '../../http/area.ts'
import { checkoutSettingsRoutes } from './checkout-settings/routes.ts'
import { discounts } from './discounts/index.ts'
import { giftCards } from './gift-cards/index.ts'
import { memberships } from './memberships/index.ts'
import { termsData } from './personal-data-store.ts'
import { shipping } from './shipping/index.ts'
import { taxes } from './tax/index.ts'

/** What a sale is made under: discounts and fees, gift cards, plans, ways of delivery, taxes, and bounds of a checkout. */
export const terms: Area = {
  ...joined({ routes: checkoutSettingsRoutes }, shipping, discounts, taxes, giftCards, memberships),
  personalData: termsData,
}
