import { defineCall, z } from '@galleria/platform-client'
import * as operations from '../../operations/cart/carts.ts'
import { Cart, EstimateTotals } from '../../schemas/cart.ts'
import type {
  CreateCheckoutInput,
  CustomLineItemInput,
  EstimateInput,
  LineItemInput,
  UpdateCurrentCartInput,
} from './cart.ts'

const CartResponse = () => z.object({ cart: Cart })
type Answer = { cart: Cart }

/** A cart of nobody's, for the owner's programs (wire §3.1 "Cart by id"); shoppers are refused. */
export const createCart = /* @__PURE__ */ defineCall<UpdateCurrentCartInput, Answer>(
  operations.createCart,
  CartResponse,
)

/** A shopper's own, or any for the owner; else 404 `CART_NOT_FOUND`. */
export const getCart = /* @__PURE__ */ defineCall<{ id: string }, Answer>(operations.getCart, CartResponse)

/** The cart that a checkout was made from. */
export const getCartByCheckoutId = /* @__PURE__ */ defineCall<{ id: string }, Answer>(
  operations.getCartByCheckoutId,
  CartResponse,
)

/** As `updateCurrentCart`; `cartInfo.id` says which. */
export const updateCart = /* @__PURE__ */ defineCall<
  UpdateCurrentCartInput & { readonly cartInfo: { readonly id: string } },
  Answer
>(operations.updateCart, CartResponse)

/** As `addToCurrentCart`. */
export const addToCart = /* @__PURE__ */ defineCall<
  {
    id: string
    lineItems?: readonly LineItemInput[]
    customLineItems?: readonly CustomLineItemInput[]
  },
  Answer
>(operations.addToCart, CartResponse)

/** As `removeLineItemsFromCurrentCart`. */
export const removeLineItemsFromCart = /* @__PURE__ */ defineCall<
  { id: string; lineItemIds: readonly string[] },
  Answer
>(operations.removeLineItemsFromCart, CartResponse)

/** As `updateCurrentCartLineItemQuantity`. */
export const updateCartLineItemQuantity = /* @__PURE__ */ defineCall<
  { id: string; lineItems: readonly { id: string; quantity: number }[] },
  Answer
>(operations.updateCartLineItemQuantity, CartResponse)

/** Takes the coupon out. */
export const removeCouponFromCart = /* @__PURE__ */ defineCall<{ id: string }, Answer>(
  operations.removeCouponFromCart,
  CartResponse,
)

/** Lets go of the place it is to be picked up at. */
export const removeBusinessLocation = /* @__PURE__ */ defineCall<{ id: string }, Answer>(
  operations.removeBusinessLocation,
  CartResponse,
)

/** As `estimateCurrentCartTotals`. */
export const estimateCartTotals = /* @__PURE__ */ defineCall<
  EstimateInput & { readonly id: string },
  EstimateTotals
>(operations.estimateCartTotals, () => EstimateTotals, { repeatable: true })

/** As `createCheckoutFromCurrentCart`. */
export const createCheckoutFromCart = /* @__PURE__ */ defineCall<
  CreateCheckoutInput & { readonly id: string },
  { checkoutId: string }
>(operations.createCheckoutFromCart, () => z.object({ checkoutId: z.string() }))

/** The cart is gone, with all that is in it. */
export const deleteCart = /* @__PURE__ */ defineCall<{ id: string }, object>(operations.deleteCart, () =>
  z.object({}),
)
