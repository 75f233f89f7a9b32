import { cart } from '../areas/cart/index.ts'
import { backInStock } from '../areas/catalog/back-in-stock/index.ts'
import { catalog } from '../areas/catalog/index.ts'
import { recommendations } from '../areas/catalog/recommendations/index.ts'
import { checkout } from '../areas/checkout/index.ts'
import { identity } from '../areas/identity/area.ts'
import { loyaltyCoupons } from '../areas/loyalty/coupons/index.ts'
import { loyaltyImports } from '../areas/loyalty/imports/index.ts'
import { loyalty } from '../areas/loyalty/index.ts'
import { rewards } from '../areas/loyalty/rewards/index.ts'
import { earningRules } from '../areas/loyalty/rules/index.ts'
import { media } from '../areas/media/area.ts'
import { members } from '../areas/members/area.ts'
import { orders } from '../areas/orders/index.ts'
import { payments } from '../areas/orders/payments/index.ts'
import { subscriptions } from '../areas/orders/subscriptions/index.ts'
import { redirects } from '../areas/redirects/area.ts'
import { siteProperties } from '../areas/site-properties/index.ts'
import { discounts } from '../areas/terms/discounts/index.ts'
import { giftCards } from '../areas/terms/gift-cards/index.ts'
import { memberships } from '../areas/terms/memberships/index.ts'
import { shipping } from '../areas/terms/shipping/index.ts'
import { taxes } from '../areas/terms/tax/index.ts'
import { events } from '../areas/webhooks/area.ts'
import type { Area } from '../http/area.ts'
import { backOffice } from '../pages/back-office/index.ts'
import { checkoutPage } from '../pages/checkout/index.ts'
import { hosted } from '../pages/hosted/area.ts'
import { offers } from '../pages/offers/area.ts'
import { paymentRequestPage } from '../pages/payment-requests/index.ts'
import type {} from './tables.ts'

/** Every area of the platform, in the order in which hooks run. */
export const areas: readonly Area[] = [
  catalog,
  backInStock,
  recommendations,
  cart,
  checkout,
  checkoutPage,
  orders,
  paymentRequestPage,
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
