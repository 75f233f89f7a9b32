import { Cart } from '../../entities/cart/cart.ts'
import { created, deleted, updated } from '../definition.ts'

export const cartCreated = /* @__PURE__ */ created('wix.ecom.v1.cart', Cart)
export const cartUpdated = /* @__PURE__ */ updated('wix.ecom.v1.cart', Cart)
export const cartDeleted = /* @__PURE__ */ deleted('wix.ecom.v1.cart')
