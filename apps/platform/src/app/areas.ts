import { analytics } from '../areas/analytics/index.ts'
import { cart } from '../areas/cart/index.ts'
import { cartV2 } from '../areas/cart-v2/index.ts'
import { catalog } from '../areas/catalog/index.ts'
import { checkout } from '../areas/checkout/index.ts'
import { content } from '../areas/content/index.ts'
import { customers } from '../areas/customers/index.ts'
import { draftOrders } from '../areas/draft-orders/index.ts'
import { shopExports } from '../areas/exports/index.ts'
import { identity } from '../areas/identity/index.ts'
import { loyalty } from '../areas/loyalty/index.ts'
import { media } from '../areas/media/index.ts'
import { members } from '../areas/members/index.ts'
import { orders } from '../areas/orders/index.ts'
import { redirects } from '../areas/redirects/index.ts'
import { reviews } from '../areas/reviews/index.ts'
import { site } from '../areas/site-properties/index.ts'
import { terms } from '../areas/terms/index.ts'
import { translations } from '../areas/translations/index.ts'
import { webhooks } from '../areas/webhooks/index.ts'
import { wishlists } from '../areas/wishlists/index.ts'
import type { Area } from '../http/area.ts'
import { checkoutPage } from '../pages/checkout/index.ts'
import { hosted } from '../pages/hosted/index.ts'
import { letters } from '../pages/letters/index.ts'
import { mailPages } from '../pages/mail/index.ts'
import { newsletterPages } from '../pages/newsletter/index.ts'
import { offers } from '../pages/offers/index.ts'
import { paymentRequestPage } from '../pages/payment-requests/index.ts'
import type {} from './tables.ts'

/** Every area of the platform, in the order in which hooks run. */
export const areas: readonly Area[] = [
  catalog,
  cart,
  checkout,
  cartV2,
  checkoutPage,
  orders,
  draftOrders,
  paymentRequestPage,
  site,
  terms,
  loyalty,
  identity,
  members,
  customers,
  redirects,
  hosted,
  offers,
  media,
  translations,
  content,
  reviews,
  wishlists,
  analytics,
  letters,
  newsletterPages,
  mailPages,
  webhooks,
  shopExports,
]
