import type { Area } from './area.ts'
import { backInStock } from './back-in-stock/index.ts'
import { backOffice } from './back-office/index.ts'
import { cart } from './cart/index.ts'
import { catalog } from './catalog/index.ts'
import { checkout } from './checkout/index.ts'
import { discounts } from './discounts/index.ts'
import { events } from './events/area.ts'
import { giftCards } from './gift-cards/index.ts'
import { hosted } from './hosted/area.ts'
import { identity } from './identity/area.ts'
import { loyaltyCoupons } from './loyalty/coupons/index.ts'
import { loyaltyImports } from './loyalty/imports/index.ts'
import { loyalty } from './loyalty/index.ts'
import { rewards } from './loyalty/rewards/index.ts'
import { earningRules } from './loyalty/rules/index.ts'
import { media } from './media/area.ts'
import { members } from './members/area.ts'
import { memberships } from './memberships/index.ts'
import { offers } from './offers/area.ts'
import { orders } from './orders/index.ts'
import { payments } from './payments/index.ts'
import { recommendations } from './recommendations/index.ts'
import { redirects } from './redirects/area.ts'
import { shipping } from './shipping/index.ts'
import { siteProperties } from './site-properties/index.ts'
import { subscriptions } from './subscriptions/index.ts'
import { taxes } from './tax/index.ts'

/** Every area of the platform, in the order in which hooks run. */
export const areas: readonly Area[] = [
  catalog,
  backInStock,
  recommendations,
  cart,
  checkout,
  orders,
  siteProperties,
  shipping,
  discounts,
  taxes,
  giftCards,
  memberships,
  payments,
  backOffice,
  subscriptions,
  loyalty,
  rewards,
  earningRules,
  loyaltyCoupons,
  loyaltyImports,
  identity,
  members,
  redirects,
  hosted,
  offers,
  media,
  events,
]
