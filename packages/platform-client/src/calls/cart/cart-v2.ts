import { defineCall, z } from '@galleria/platform-client'
import * as operations from '../../operations/cart/cart-v2.ts'
import { CartSummary, CartV2, ItemUpsells } from '../../schemas/cart-v2.ts'
import type {
  AddLineItemsInput,
  CreateCartInput,
  DeliveryMethodInput,
  EstimateCartInput,
  FormSubmissionInput,
  GiftCardInput,
  LineItemUpdate,
  UpdateCartInput,
} from '../../schemas/cart-v2-inputs.ts'

const CartResponse = () => z.object({ cart: CartV2 })
const TotalsResponse = () => z.object({ cart: CartV2, summary: CartSummary })
type Answer = { cart: CartV2 }
type Totals = { cart: CartV2; summary: CartSummary }

/**
 * Begins a cart that is not the shopper's current one, for example for one item that is bought at once (Cart V2
 * §2.2).
 */
export const createCart = /* @__PURE__ */ defineCall<CreateCartInput | undefined, Answer>(
  operations.createCart,
  CartResponse,
)

/**
 * Another shopper's cart is as unknown as none. A cart that was ordered is still there, with `orderPlaced` (Cart
 * V2 §2.1).
 */
export const getCart = /* @__PURE__ */ defineCall<{ cartId: string }, Answer>(
  operations.getCart,
  CartResponse,
)

/** As `updateCurrentCart`; `cart.id` says which (Cart V2 §2.2). */
export const updateCart = /* @__PURE__ */ defineCall<
  UpdateCartInput & { readonly cart: { readonly id: string } },
  Answer
>(operations.updateCart, CartResponse)

/** The cart is gone, with all that is in it (Cart V2 §2.2). */
export const deleteCart = /* @__PURE__ */ defineCall<{ cartId: string }, object>(operations.deleteCart, () =>
  z.object({}),
)

/** As `refreshCurrentCart` (Cart V2 §2.2). */
export const refreshCart = /* @__PURE__ */ defineCall<{ cartId: string }, Answer>(
  operations.refreshCart,
  CartResponse,
)

/** As `estimateCurrentCart` (Cart V2 §2.4). */
export const estimateCart = /* @__PURE__ */ defineCall<
  EstimateCartInput & { readonly cartId: string },
  Totals
>(operations.estimateCart, TotalsResponse, { repeatable: true })

/** As `calculateCurrentCart` (Cart V2 §2.4). */
export const calculateCart = /* @__PURE__ */ defineCall<{ cartId: string; refreshCart?: boolean }, Totals>(
  operations.calculateCart,
  TotalsResponse,
  { repeatable: true },
)

/** As `addLineItemsToCurrentCart`; an ordered cart takes none: `CART_ALREADY_ORDERED` (Cart V2 §2.6). */
export const addLineItems = /* @__PURE__ */ defineCall<
  AddLineItemsInput & { readonly cartId: string },
  Answer
>(operations.addLineItems, CartResponse)

/** As `removeLineItemsFromCurrentCart` (Cart V2 §2.2). */
export const removeLineItems = /* @__PURE__ */ defineCall<
  { cartId: string; lineItemIds: readonly string[] },
  Answer
>(operations.removeLineItems, CartResponse)

/** As `updateLineItemsInCurrentCart` (Cart V2 §2.2). */
export const updateLineItems = /* @__PURE__ */ defineCall<
  { cartId: string; lineItems: readonly LineItemUpdate[] },
  Answer
>(operations.updateLineItems, CartResponse)

/** As `addCouponToCurrentCart` (Cart V2 §2.2). */
export const addCoupon = /* @__PURE__ */ defineCall<
  { cartId: string; coupon: { readonly code: string } },
  Answer
>(operations.addCoupon, CartResponse)

/** As `removeCouponFromCurrentCart` (Cart V2 §2.2). */
export const removeCoupon = /* @__PURE__ */ defineCall<{ cartId: string; couponId: string }, Answer>(
  operations.removeCoupon,
  CartResponse,
)

/** As `setDeliveryMethodForCurrentCart` (Cart V2 §2.2). */
export const setDeliveryMethod = /* @__PURE__ */ defineCall<
  { cartId: string; deliveryMethod: DeliveryMethodInput },
  Answer
>(operations.setDeliveryMethod, CartResponse)

/** As `removeDeliveryMethodFromCurrentCart` (Cart V2 §2.2). */
export const removeDeliveryMethod = /* @__PURE__ */ defineCall<{ cartId: string }, Answer>(
  operations.removeDeliveryMethod,
  CartResponse,
)

/** As `addGiftCardToCurrentCart` (Cart V2 §2.2). */
export const addGiftCard = /* @__PURE__ */ defineCall<{ cartId: string; giftCard: GiftCardInput }, Answer>(
  operations.addGiftCard,
  CartResponse,
)

/** As `removeGiftCardFromCurrentCart` (Cart V2 §2.2). */
export const removeGiftCard = /* @__PURE__ */ defineCall<{ cartId: string; giftCardId: string }, Answer>(
  operations.removeGiftCard,
  CartResponse,
)

/** As `updateFormSubmissionsInCurrentCart` (Cart V2 §2.2). */
export const updateFormSubmissions = /* @__PURE__ */ defineCall<
  { cartId: string; formSubmissions: readonly FormSubmissionInput[] },
  Answer
>(operations.updateFormSubmissions, CartResponse)

/** As `getUpsellOptionsForCurrentCart` (Cart V2 §2.2). */
export const getUpsellOptions = /* @__PURE__ */ defineCall<
  { cartId: string },
  { itemsUpsells: ItemUpsells[] }
>(operations.getUpsellOptions, () => z.object({ itemsUpsells: z.array(ItemUpsells) }))

/** Address of the cart's page on the published site; whether a session goes with it is not known (Cart V2 §4.1). */
export const getCheckoutUrl = /* @__PURE__ */ defineCall<
  { cartId: string; currencyCode?: string },
  { checkoutUrl: string }
>(operations.getCheckoutUrl, () => z.object({ checkoutUrl: z.string() }))

/** Order of a cart (Cart V2 §2.2). */
export interface PlaceOrderInput {
  readonly cartId: string
  /** Token of the summary that the buyer was shown; other prices since then decline the order. */
  readonly priceVerificationToken?: string
  /** The buyer lets the payment method be kept for charges to come. */
  readonly savePaymentMethod?: boolean
  readonly delayCapture?: boolean
  /** Method of the payment provider's. An extension of the embedded platform, as in its V1. */
  readonly payment?: { readonly method: string; readonly cardNumber?: string }
}
/**
 * Makes the cart an order. `CART_PRICES_OUT_OF_SYNC` where the prices are others than those of the token. `completed: false`
 * with a `paymentGatewayOrderId` leaves money to be collected: public clients saw it, no page declares it (Cart V2 §4.2).
 */
export const placeOrder = /* @__PURE__ */ defineCall<
  PlaceOrderInput,
  { orderId: string; paymentGatewayOrderId?: string | null | undefined; completed?: boolean | undefined }
>(operations.placeOrder, () =>
  z.object({
    orderId: z.string(),
    paymentGatewayOrderId: z.nullish(z.string()),
    completed: z.optional(z.boolean()),
  }),
)

/** For an order made elsewhere: the cart is answered with `orderPlaced` (Cart V2 §2.2). */
export const markCartAsCompleted = /* @__PURE__ */ defineCall<{ cartId: string; orderId?: string }, Answer>(
  operations.markCartAsCompleted,
  CartResponse,
)
