import { defineCall, type Service, z } from '@galleria/platform-client'
import { Checkout } from '../schemas/checkout.ts'
import type { AddressWithContact } from '../schemas/common.ts'

export type { Checkout } from '../schemas/checkout.ts'

const service: Service = {
  package: '@wix/auto_sdk_ecom_checkout',
  fqn: 'com.wix.ecom.checkout.api.v1.CheckoutService',
  entity: 'wix.ecom.v1.checkout',
}
const CheckoutResponse = () => z.object({ checkout: Checkout })

/** A checkout as it stands, priced anew (wire §3.2). */
export const getCheckout = /* @__PURE__ */ defineCall<{ id: string }, { checkout: Checkout }>({
  name: 'GetCheckout',
  service,
  method: 'GET',
  path: '/ecom/v1/checkouts/{id}',
  output: CheckoutResponse,
})

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
  }
  /** Pays with a gift card as far as it goes; `null` takes it away. Refused with a GIFT_CARD_… code. */
  readonly giftCardCode?: string | null
  /** Comes on top of everything else; `null` takes it away. */
  readonly tip?: TipInput | null
}
/** Changes addresses, delivery, gift card, tip or note of a checkout (wire §3.2). */
export const updateCheckout = /* @__PURE__ */ defineCall<UpdateCheckoutInput, { checkout: Checkout }>({
  name: 'UpdateCheckout',
  service,
  method: 'PATCH',
  path: '/ecom/v1/checkouts/{checkout.id}',
  output: CheckoutResponse,
})
