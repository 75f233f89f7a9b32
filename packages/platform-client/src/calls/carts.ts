import { defineCall, type Service, z } from '@galleria/platform-client'
import { Cart, EstimateTotals } from '../schemas/cart.ts'
import type {
  CreateCheckoutInput,
  CustomLineItemInput,
  EstimateInput,
  LineItemInput,
  UpdateCurrentCartInput,
} from './cart.ts'

const service: Service = {
  package: '@wix/auto_sdk_ecom_cart',
  fqn: 'com.wix.ecom.cart.api.v1.CartService',
  entity: 'wix.ecom.v1.cart',
}
const carts = '/ecom/v1/carts'
const path = `${carts}/{id}`
const CartResponse = () => z.object({ cart: Cart })
type Answer = { cart: Cart }

/** A cart of nobody's, for the owner's programs (wire §3.1 "Cart by id"); shoppers are refused. */
export const createCart = /* @__PURE__ */ defineCall<UpdateCurrentCartInput, Answer>({
  name: 'CreateCart',
  service,
  method: 'POST',
  path: carts,
  output: CartResponse,
})

/** A shopper's own, or any for the owner; else 404 `CART_NOT_FOUND`. */
export const getCart = /* @__PURE__ */ defineCall<{ id: string }, Answer>({
  name: 'GetCart',
  service,
  method: 'GET',
  path,
  output: CartResponse,
})

/** The cart that a checkout was made from. */
export const getCartByCheckoutId = /* @__PURE__ */ defineCall<{ id: string }, Answer>({
  name: 'GetCartByCheckoutId',
  service,
  method: 'GET',
  path: `${carts}/by-checkout-id/{id}`,
  output: CartResponse,
})

/** As `updateCurrentCart`; `cartInfo.id` says which. */
export const updateCart = /* @__PURE__ */ defineCall<
  UpdateCurrentCartInput & { readonly cartInfo: { readonly id: string } },
  Answer
>({ name: 'UpdateCart', service, method: 'PATCH', path: `${carts}/{cartInfo.id}`, output: CartResponse })

/** As `addToCurrentCart`. */
export const addToCart = /* @__PURE__ */ defineCall<
  {
    id: string
    lineItems?: readonly LineItemInput[]
    customLineItems?: readonly CustomLineItemInput[]
  },
  Answer
>({ name: 'AddToCart', service, method: 'POST', path: `${path}/add-to-cart`, output: CartResponse })

/** As `removeLineItemsFromCurrentCart`. */
export const removeLineItemsFromCart = /* @__PURE__ */ defineCall<
  { id: string; lineItemIds: readonly string[] },
  Answer
>({
  name: 'RemoveLineItemsFromCart',
  service,
  method: 'POST',
  path: `${path}/remove-line-items`,
  output: CartResponse,
})

/** As `updateCurrentCartLineItemQuantity`. */
export const updateCartLineItemQuantity = /* @__PURE__ */ defineCall<
  { id: string; lineItems: readonly { id: string; quantity: number }[] },
  Answer
>({
  name: 'UpdateCartLineItemQuantity',
  service,
  method: 'POST',
  path: `${path}/update-line-items-quantity`,
  output: CartResponse,
})

/** Takes the coupon out. */
export const removeCouponFromCart = /* @__PURE__ */ defineCall<{ id: string }, Answer>({
  name: 'RemoveCouponFromCart',
  service,
  method: 'POST',
  path: `${path}/remove-coupon`,
  output: CartResponse,
})

/** Lets go of the place it is to be picked up at. */
export const removeBusinessLocation = /* @__PURE__ */ defineCall<{ id: string }, Answer>({
  name: 'RemoveBusinessLocation',
  service,
  method: 'POST',
  path: `${path}/remove-business-location`,
  output: CartResponse,
})

/** As `estimateCurrentCartTotals`. */
export const estimateCartTotals = /* @__PURE__ */ defineCall<
  EstimateInput & { readonly id: string },
  EstimateTotals
>({
  name: 'EstimateCartTotals',
  service,
  method: 'POST',
  path: `${path}/estimate-totals`,
  output: () => EstimateTotals,
  repeatable: true,
})

/** As `createCheckoutFromCurrentCart`. */
export const createCheckoutFromCart = /* @__PURE__ */ defineCall<
  CreateCheckoutInput & { readonly id: string },
  { checkoutId: string }
>({
  name: 'CreateCheckoutFromCart',
  service,
  method: 'POST',
  path: `${path}/create-checkout`,
  output: () => z.object({ checkoutId: z.string() }),
})

/** The cart is gone, with all that is in it. */
export const deleteCart = /* @__PURE__ */ defineCall<{ id: string }, object>({
  name: 'DeleteCart',
  service,
  method: 'DELETE',
  path,
  output: () => z.object({}),
})
