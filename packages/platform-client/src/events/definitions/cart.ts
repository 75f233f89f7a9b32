import { Cart } from '../../entities/cart/cart.ts'
import { created, deleted, updated } from '../definition.ts'

/** `wix.ecom.v1.cart_created` (wire §2.11). */
export const cartCreated = /* @__PURE__ */ created('wix.ecom.v1.cart', Cart)
/** `wix.ecom.v1.cart_updated` (wire §2.11). */
export const cartUpdated = /* @__PURE__ */ updated('wix.ecom.v1.cart', Cart)
/** `wix.ecom.v1.cart_deleted` (wire §2.11). */
export const cartDeleted = /* @__PURE__ */ deleted('wix.ecom.v1.cart')
