import { defineCall, z } from '@galleria/platform-client'
import type { ChannelType } from '../../enums/orders.ts'
import * as operations from '../../operations/cart/checkout.ts'
import { Checkout } from '../../schemas/checkout.ts'
import type { AddressWithContact } from '../../schemas/common.ts'
import type { CustomLineItemInput, LineItemInput } from './cart.ts'

export type { Checkout } from '../../schemas/checkout.ts'

const CheckoutResponse = () => z.object({ checkout: Checkout })

/** A checkout as it stands, priced anew (wire §3.2). */
export const getCheckout = /* @__PURE__ */ defineCall<{ id: string }, { checkout: Checkout }>(
  operations.getCheckout,
  CheckoutResponse,
)

/** Spec §3 "Tip types"; amounts are decimals in the checkout's currency. */
export type TipInput =
  | { readonly type: 'PERCENTAGE'; readonly percentage: number }
  | { readonly type: 'AMOUNT' | 'CUSTOM'; readonly amount: string }

/** Only what is given is changed (wire §3.2). */
export interface UpdateCheckoutInput {
  readonly checkout: {
    readonly id: string
    readonly buyerInfo?: { readonly email?: string }
    readonly billingInfo?: AddressWithContact
    readonly buyerNote?: string
    readonly shippingInfo?: {
      readonly shippingDestination?: AddressWithContact
      readonly selectedCarrierServiceOption?: { readonly carrierId?: string; readonly code: string }
    }
    /** Plans of the member that pay for lines. */
    readonly membershipOptions?: {
      readonly selectedMemberships: {
        readonly memberships: readonly {
          readonly id: string
          readonly appId: string
          readonly lineItemIds: readonly string[]
        }[]
      }
    }
    /** Answers to the shop's own questions; they go into the order. */
    readonly customFields?: readonly { readonly title: string; readonly value: unknown }[]
  }
  /** Paths of `checkout`, comma-joined: only these are changed, and cleared where they are not given (wire §1.6). */
  readonly fieldMask?: string
  /** Pays with a gift card as far as it goes; `null` takes it away. Refused with a GIFT_CARD_… code. */
  readonly giftCardCode?: string | null
  /** Pays with the member's store credit what a gift card leaves. An extension of the embedded platform. */
  readonly useStoreCredit?: boolean
  /** Comes on top of everything else; `null` takes it away. */
  readonly tip?: TipInput | null
}
/** Changes addresses, delivery, gift card, tip or note of a checkout (wire §3.2). */
export const updateCheckout = /* @__PURE__ */ defineCall<UpdateCheckoutInput, { checkout: Checkout }>(
  operations.updateCheckout,
  CheckoutResponse,
)

/** Neither cart nor page before it (wire §3.2). */
export interface CreateCheckoutInput {
  readonly channelType: ChannelType
  readonly lineItems?: readonly LineItemInput[]
  /** From the owner alone. */
  readonly customLineItems?: readonly CustomLineItemInput[]
  readonly checkoutInfo?: Omit<UpdateCheckoutInput['checkout'], 'id'>
  /** Refused with an ERROR_COUPON_… code. */
  readonly couponCode?: string
  readonly giftCardCode?: string
  /** At most so much of the card, decimal. */
  readonly giftCardRedeemAmount?: string
  /** A page of a registered origin. */
  readonly overrideCheckoutUrl?: string
}
/** A checkout of the caller's own, made from items (wire §3.2). */
export const createCheckout = /* @__PURE__ */ defineCall<CreateCheckoutInput, { checkout: Checkout }>(
  operations.createCheckout,
  CheckoutResponse,
)

/** 409 `CHECKOUT_IS_COMPLETE` once it is an order (wire §3.2). */
export const addToCheckout = /* @__PURE__ */ defineCall<
  {
    id: string
    lineItems?: readonly LineItemInput[]
    customLineItems?: readonly CustomLineItemInput[]
  },
  { checkout: Checkout }
>(operations.addToCheckout, CheckoutResponse)

/** Address of the checkout's page, for those whom the checkout belongs to (wire §3.2). */
export const getCheckoutUrl = /* @__PURE__ */ defineCall<{ id: string }, { checkoutUrl: string }>(
  operations.getCheckoutUrl,
  () => z.object({ checkoutUrl: z.string() }),
)

/** For the owner: it became an order elsewhere (wire §3.2). */
export const markCheckoutAsCompleted = /* @__PURE__ */ defineCall<{ id: string; orderId?: string }, object>(
  operations.markCheckoutAsCompleted,
  () => z.object({}),
)

/** Order of a checkout (wire §3.2). */
export interface CreateOrderInput {
  readonly id: string
  /** The buyer lets the payment method be kept for charges to come. */
  readonly savePaymentMethod?: boolean
  readonly delayCapture?: boolean
  /** Method of the payment provider's. An extension of the embedded platform. */
  readonly payment?: { readonly method: string; readonly cardNumber?: string }
}
/** Makes the checkout an order; a repeat answers the same one. Cart V2 has `placeOrder` in its place (wire §3.2). */
export const createOrder = /* @__PURE__ */ defineCall<
  CreateOrderInput,
  { orderId?: string | null | undefined; paymentGatewayOrderId?: string | null | undefined }
>(operations.createOrder, () =>
  z.object({ orderId: z.nullish(z.string()), paymentGatewayOrderId: z.nullish(z.string()) }),
)
