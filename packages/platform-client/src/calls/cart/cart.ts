import { defineCall, z } from '@galleria/platform-client'
import type { ChannelType } from '../../enums/orders.ts'
import * as operations from '../../operations/cart/cart.ts'
import { Cart, EstimateTotals } from '../../schemas/cart.ts'
import type { Address, AddressWithContact, CatalogReference } from '../../schemas/common.ts'

export type {
  Cart,
  EstimateTotals,
  FreeShipping,
  LineItem,
  Membership,
  MembershipOptions,
  PriceSummary,
  ShippingOption,
} from '../../schemas/cart.ts'
export { STORES_APP_ID } from '../../schemas/common.ts'

const CartResponse = () => z.object({ cart: Cart })

/** Item and quantity to put into a cart; the platform fills in the rest (wire §4.2). */
export interface LineItemInput {
  readonly catalogReference: CatalogReference
  readonly quantity: number
  /** A membership of the buyer's that shall pay for it. */
  readonly selectedMembership?: { readonly id: string; readonly appId: string }
}

/** Line without a catalog item. Refused from shoppers: only the merchant sets a price (wire §4.2). */
export interface CustomLineItemInput {
  /** Decimal, in the store's currency. */
  readonly price: string
  readonly quantity?: number
  readonly productName?: { readonly original: string }
  /** A picture of the shop by `id`, or of anywhere by `url`. */
  readonly media?: { readonly id?: string; readonly url?: string; readonly altText?: string }
  readonly itemType: { readonly preset?: string; readonly custom?: string }
  readonly taxGroupId?: string
  readonly paymentOption?: string
  readonly depositAmount?: string
}

/** Refused from shoppers; an amount or a percentage, off all lines or those named (wire §3.1). */
export interface MerchantDiscountInput {
  readonly amount?: string
  readonly percentage?: number
  readonly lineItemIds?: readonly string[]
}

/** Shipping option, as an estimate offered it (wire §4.2). */
export interface SelectedShippingOption {
  readonly carrierId?: string
  readonly code: string
}

/** Answers 404 `OWNED_CART_NOT_FOUND` until something is added. */
export const getCurrentCart = /* @__PURE__ */ defineCall<undefined, { cart: Cart }>(
  operations.getCurrentCart,
  CartResponse,
)

/** Spec §3 "Cart update". */
export interface UpdateCurrentCartInput {
  readonly cartInfo?: {
    readonly buyerNote?: string
    readonly contactInfo?: AddressWithContact
    readonly buyerInfo?: { readonly email?: string; readonly contactId?: string }
    readonly selectedShippingOption?: SelectedShippingOption
    /** A page of a registered origin. */
    readonly overrideCheckoutUrl?: string
    readonly businessLocationId?: string
    readonly extendedFields?: { readonly namespaces?: Readonly<Record<string, object>> }
  }
  readonly couponCode?: string
  readonly merchantDiscounts?: readonly MerchantDiscountInput[]
  readonly lineItems?: readonly LineItemInput[]
  readonly customLineItems?: readonly CustomLineItemInput[]
  /** Comma-joined paths of `cartInfo` (wire §1.6). */
  readonly cartFieldmask?: string
}
/** Changes what stands beside the lines: address, note, coupon (wire §3.1). */
export const updateCurrentCart = /* @__PURE__ */ defineCall<UpdateCurrentCartInput, { cart: Cart }>(
  operations.updateCurrentCart,
  CartResponse,
)

/** Adds lines, or to lines that are there; makes the cart if there is none (wire §3.1). */
export const addToCurrentCart = /* @__PURE__ */ defineCall<
  {
    lineItems?: readonly LineItemInput[]
    customLineItems?: readonly CustomLineItemInput[]
    businessLocationId?: string
  },
  { cart: Cart }
>(operations.addToCurrentCart, CartResponse)

/** Takes lines out, by their ids in the cart (wire §3.1). */
export const removeLineItemsFromCurrentCart = /* @__PURE__ */ defineCall<
  { lineItemIds: readonly string[] },
  { cart: Cart }
>(operations.removeLineItemsFromCurrentCart, CartResponse)

/** A quantity above the stock comes back lowered to what is left. */
export const updateCurrentCartLineItemQuantity = /* @__PURE__ */ defineCall<
  { lineItems: readonly { id: string; quantity: number }[] },
  { cart: Cart }
>(operations.updateCurrentCartLineItemQuantity, CartResponse)

/** Takes the coupon out (wire §3.1). */
export const removeCouponFromCurrentCart = /* @__PURE__ */ defineCall<undefined, { cart: Cart }>(
  operations.removeCouponFromCurrentCart,
  CartResponse,
)

/** Spec §3 "Estimate totals request". */
export interface EstimateInput {
  readonly selectedShippingOption?: SelectedShippingOption
  readonly shippingAddress?: Address
  readonly billingAddress?: Address
  /** As the next two: calculated unless `false`; without an address there is nothing to ship to. */
  readonly calculateTax?: boolean
  readonly calculateShipping?: boolean
  readonly calculateAdditionalFees?: boolean
  /** Memberships of the buyer that pay for lines. */
  readonly selectedMemberships?: {
    readonly memberships: readonly { id: string; appId: string; lineItemIds: readonly string[] }[]
  }
}
/** Totals of the cart; failed parts are listed in `calculationErrors` (wire §3.1). */
export const estimateCurrentCartTotals = /* @__PURE__ */ defineCall<EstimateInput, EstimateTotals>(
  operations.estimateCurrentCartTotals,
  () => EstimateTotals,
  { repeatable: true },
)

/** Spec §3 "Create checkout". */
export interface CreateCheckoutInput {
  /** `WEB` and `OTHER_PLATFORM` for shoppers; any with privileged credentials. */
  readonly channelType: ChannelType
  readonly email?: string
  readonly shippingAddress?: Address
  readonly billingAddress?: Address
  readonly selectedShippingOption?: SelectedShippingOption
}
/** A second call on the same cart updates the existing checkout. */
export const createCheckoutFromCurrentCart = /* @__PURE__ */ defineCall<
  CreateCheckoutInput,
  { checkoutId: string }
>(operations.createCheckoutFromCurrentCart, () => z.object({ checkoutId: z.string() }))

/** Empties and forgets the cart (wire §3.1). */
export const deleteCurrentCart = /* @__PURE__ */ defineCall<undefined, object>(
  operations.deleteCurrentCart,
  () => z.looseObject({}),
)
