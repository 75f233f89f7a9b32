/** Checkout: from a cart to an order. */

import { every } from '../../data/schedule.ts'
import type { Area } from '../../http/area.ts'
import { abandonDue } from './abandoned/leave.ts'
import { abandonCartsDue } from './abandoned/left-carts.ts'
import { forgetCheckoutOf, forgetDue } from './forget.ts'
import { checkoutData } from './personal-data-store.ts'
import { checkoutRoutes } from './routes.ts'

export const checkout: Area = {
  routes: checkoutRoutes,
  onCartDeleted: (trx, { cartId, caller }, context) => forgetCheckoutOf(trx, context, cartId, caller),
  personalData: checkoutData,
  schedule(services) {
    // First the checkouts: a cart that has one is told of with it.
    every(services, 'abandoned checkouts', 300, async () => {
      await abandonDue(services)
      await abandonCartsDue(services)
    })
    every(services, 'forgotten checkouts', 3600, () => forgetDue(services))
  },
}

export { recoverCart } from './abandoned/carts.ts'
export { recoverCheckout, recoveryPath } from './abandoned/leave.ts'
export { cartRecoveryPath } from './abandoned/left-carts.ts'
export { leftLetter } from './abandoned/left-letter.ts'
export { checkoutAddress } from './checkout-address.ts'
export { checkoutView, quoteCheckout } from './checkout-view.ts'
export { createCheckout } from './create.ts'
export { emitCheckoutCompleted, emitCheckoutCreated, emitCheckoutUpdated } from './events.ts'
export { guesserOf, withGiftCardTry } from './gift-card-tries.ts'
export { addToLines } from './lines.ts'
export { refuseOtherPayment } from './paid-before.ts'
export { type Outcome, placeOrder } from './place-order.ts'
export { refuseForeignChannel } from './reach.ts'
export { isRenewed, needsPayment, type RefusalCode } from './refusals.ts'
export {
  type CheckoutRow,
  findCheckout,
  findLoginEmail,
  GIFT_CARD,
  insertCheckout,
  updateCartCheckout,
  updateCheckoutRow,
  updateCompleted,
} from './store.ts'
export { Payment } from './submit.ts'
export type { PurchaseExtras } from './tables.ts'
export { Tip, tipFrom } from './tip.ts'
export { CheckoutChanges, type CheckoutExtras, updateCheckout } from './update.ts'
