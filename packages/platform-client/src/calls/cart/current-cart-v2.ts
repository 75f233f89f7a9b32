import { defineCall, z } from '@galleria/platform-client'
import * as operations from '../../operations/cart/current-cart-v2.ts'
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

export type { CartLineItem, CartSummary, CartV2, CartViolation, CMoney } from '../../schemas/cart-v2.ts'
export type {
  AddLineItemsInput,
  CartFields,
  CartTipInput,
  CatalogItemInput,
  CreateCartInput,
  CustomItemInput,
  DeliveryMethodInput,
  EstimateCartInput,
  FormSubmissionInput,
  GiftCardInput,
  LineItemUpdate,
  MembershipInput,
  UpdateCartInput,
} from '../../schemas/cart-v2-inputs.ts'
export { STORES_APP_ID } from '../../schemas/common.ts'

const CartResponse = () => z.object({ cart: CartV2 })
const TotalsResponse = () => z.object({ cart: CartV2, summary: CartSummary })
type Answer = { cart: CartV2 }
type Totals = { cart: CartV2; summary: CartSummary }

/**
 * Begins the shopper's cart, with what is given; a cart that was there before gives way: an inference (Cart V2
 * §2.2).
 */
export const createCurrentCart = /* @__PURE__ */ defineCall<CreateCartInput | undefined, Answer>(
  operations.createCurrentCart,
  CartResponse,
)

/**
 * Answers 404 until something is added: `CURRENT_CART_NOT_FOUND` or `OWNED_CART_NOT_FOUND`, which clients saw and
 * no page declares (Cart V2 §2.4).
 */
export const getCurrentCart = /* @__PURE__ */ defineCall<undefined, Answer>(
  operations.getCurrentCart,
  CartResponse,
)

/**
 * Changes what stands beside the lines (Cart V2 §2.2): note, customer, addresses, location, page of the checkout.
 * Lines, coupon, gift card and delivery have calls of their own. Declined with `CART_ALREADY_ORDERED`,
 * `BUSINESS_LOCATION_NOT_FOUND`, `INVALID_ADDRESS_FORMAT`.
 */
export const updateCurrentCart = /* @__PURE__ */ defineCall<UpdateCartInput, Answer>(
  operations.updateCurrentCart,
  CartResponse,
)

/** Empties and forgets the cart (Cart V2 §2.2). */
export const deleteCurrentCart = /* @__PURE__ */ defineCall<undefined, object>(
  operations.deleteCurrentCart,
  () => z.object({}),
)

/** Takes prices and stock of every line from the catalog again (Cart V2 §2.2). */
export const refreshCurrentCart = /* @__PURE__ */ defineCall<undefined, Answer>(
  operations.refreshCurrentCart,
  CartResponse,
)

/** Totals of the parts that are asked for, for a cart's page; problems come as violations (Cart V2 §2.4). */
export const estimateCurrentCart = /* @__PURE__ */ defineCall<EstimateCartInput | undefined, Totals>(
  operations.estimateCurrentCart,
  TotalsResponse,
  { repeatable: true },
)

/** Totals of everything, and the token that ties PlaceOrder to them (Cart V2 §2.4). Problems come as violations. */
export const calculateCurrentCart = /* @__PURE__ */ defineCall<{ refreshCart?: boolean } | undefined, Totals>(
  operations.calculateCurrentCart,
  TotalsResponse,
  { repeatable: true },
)

/**
 * Adds lines, and begins the cart if there is none (Cart V2 §2.4). Declared are `ITEM_NOT_FOUND_IN_CATALOG` and
 * `INSUFFICIENT_INVENTORY`; public clients also saw the line missing, or with nothing confirmed: look at both.
 */
export const addLineItemsToCurrentCart = /* @__PURE__ */ defineCall<AddLineItemsInput, Answer>(
  operations.addLineItemsToCurrentCart,
  CartResponse,
)

/** Takes lines out, 1 to 100. An unknown one is declined: `LINE_ITEM_NOT_FOUND_IN_CART` (Cart V2 §3.1). */
export const removeLineItemsFromCurrentCart = /* @__PURE__ */ defineCall<
  { lineItemIds: readonly string[] },
  Answer
>(operations.removeLineItemsFromCurrentCart, CartResponse)

/**
 * Changes lines, 1 to 100. More than the stock is declined with `INSUFFICIENT_INVENTORY`, and never lowered (Cart
 * V2 §2.4).
 */
export const updateLineItemsInCurrentCart = /* @__PURE__ */ defineCall<
  { lineItems: readonly LineItemUpdate[] },
  Answer
>(operations.updateLineItemsInCurrentCart, CartResponse)

/**
 * Declined at once where it does not count: `INVALID_COUPON_CODE`, `INVALID_COUPON_STATUS`;
 * `COUPON_ALREADY_EXISTS` where it is there (Cart V2 §2.4).
 */
export const addCouponToCurrentCart = /* @__PURE__ */ defineCall<
  { coupon: { readonly code: string } },
  Answer
>(operations.addCouponToCurrentCart, CartResponse)

/** Takes the coupon out, by `cart.coupons[0].id` (Cart V2 §2.4). */
export const removeCouponFromCurrentCart = /* @__PURE__ */ defineCall<{ couponId: string }, Answer>(
  operations.removeCouponFromCurrentCart,
  CartResponse,
)

/**
 * Chooses a way of delivery. The cart needs lines and an address: `DELIVERY_METHOD_MISSING_LINE_ITEMS`,
 * `DELIVERY_METHOD_MISSING_ADDRESS`. No call of a cart lists the ways (Cart V2 §2.4): see `getDeliverySolutions`.
 */
export const setDeliveryMethodForCurrentCart = /* @__PURE__ */ defineCall<
  { deliveryMethod: DeliveryMethodInput },
  Answer
>(operations.setDeliveryMethodForCurrentCart, CartResponse)

/** Lets go of the way of delivery (Cart V2 §2.2). */
export const removeDeliveryMethodFromCurrentCart = /* @__PURE__ */ defineCall<undefined, Answer>(
  operations.removeDeliveryMethodFromCurrentCart,
  CartResponse,
)

/**
 * Pays with a gift card as far as it goes, when the order is placed (Cart V2 §2.4). Declined with
 * `INVALID_GIFT_CARD_CODE`, `INVALID_GIFT_CARD_STATUS`, `MAX_GIFT_CARDS_PER_CART_EXCEEDED`.
 */
export const addGiftCardToCurrentCart = /* @__PURE__ */ defineCall<{ giftCard: GiftCardInput }, Answer>(
  operations.addGiftCardToCurrentCart,
  CartResponse,
)

/** Takes the gift card out, by `cart.paymentInfo.giftCards[0].id` (Cart V2 §2.2). */
export const removeGiftCardFromCurrentCart = /* @__PURE__ */ defineCall<{ giftCardId: string }, Answer>(
  operations.removeGiftCardFromCurrentCart,
  CartResponse,
)

/** Names the submissions of forms that lines ask for (Cart V2 §2.2). */
export const updateFormSubmissionsInCurrentCart = /* @__PURE__ */ defineCall<
  { formSubmissions: readonly FormSubmissionInput[] },
  Answer
>(operations.updateFormSubmissionsInCurrentCart, CartResponse)

/**
 * Offers beside the lines. No function of the packages makes this call: it is in their transport alone (Cart V2
 * §2.2).
 */
export const getUpsellOptionsForCurrentCart = /* @__PURE__ */ defineCall<
  undefined,
  { itemsUpsells: ItemUpsells[] }
>(operations.getUpsellOptionsForCurrentCart, () => z.object({ itemsUpsells: z.array(ItemUpsells) }))
