import { Cart } from '../../entities/cart-v2/cart.ts'
import { CartSummary } from '../../entities/cart-v2/summary.ts'
import { action, created, deletedEntity, updated } from '../definition.ts'

/** `wix.ecom.v2.cart_created` (Cart V2 §2.7). */
export const cartV2Created = /* @__PURE__ */ created('wix.ecom.v2.cart', Cart)
/** `wix.ecom.v2.cart_updated` (Cart V2 §2.7); with `orderPlaced` for a cart that has become an order: an inference. */
export const cartV2Updated = /* @__PURE__ */ updated('wix.ecom.v2.cart', Cart)
/** `wix.ecom.v2.cart_deleted`, with the cart as it was (Cart V2 §2.7). */
export const cartV2Deleted = /* @__PURE__ */ deletedEntity('wix.ecom.v2.cart', Cart)
/** `wix.ecom.v2.cart_calculated` (Cart V2 §2.7). */
export const cartV2Calculated = /* @__PURE__ */ action('wix.ecom.v2.cart', 'calculated', CartSummary)
