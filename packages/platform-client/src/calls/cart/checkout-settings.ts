import { defineCall, z } from '@galleria/platform-client'
import { CheckoutFields, CheckoutSettings } from '../../entities/checkout/settings.ts'
import * as operations from '../../operations/cart/checkout-settings.ts'

export type { CheckoutFields, CheckoutSettings } from '../../entities/checkout/settings.ts'

const Response = () => z.object({ checkoutSettings: CheckoutSettings })

/** Settings of every checkout. For the owner; the wire reference names only the event. */
export const getCheckoutSettings = /* @__PURE__ */ defineCall<
  undefined,
  { checkoutSettings: CheckoutSettings }
>(operations.getCheckoutSettings, Response)

/** Fields that the checkout asks for, for the page that asks. Of the embedded platform. */
export const getCheckoutFields = /* @__PURE__ */ defineCall<undefined, { checkoutFields: CheckoutFields }>(
  operations.getCheckoutFields,
  () => z.object({ checkoutFields: CheckoutFields }),
)

/** Fields of the settings that are to change; those that are left out stay. */
export interface CheckoutSettingsChanges {
  /** REQUIRED or OPTIONAL, by field; company and tax id may be HIDDEN too. */
  readonly checkoutFields?: {
    readonly phone?: string
    readonly company?: string
    readonly addressLine2?: string
    readonly taxId?: string
  }
  readonly payments?: { readonly online?: boolean; readonly offline?: boolean }
  readonly validations?: {
    /** A decimal such as "25.00"; null takes the bound away. */
    readonly minimumSubtotal?: string | null
    readonly maximumQuantity?: number | null
    /** ON or FAILING. */
    readonly state?: string
  }
  /** 10 to 10,080. */
  readonly abandonedAfterMinutes?: number
}

/**
 * Keeps fields that are left out. `seen`: fields as the caller has seen them.
 * @throws PlatformError 409 where a field of `seen` is another by now
 */
export const updateCheckoutSettings = /* @__PURE__ */ defineCall<
  { checkoutSettings: CheckoutSettingsChanges; seen?: CheckoutSettingsChanges },
  { checkoutSettings: CheckoutSettings }
>(operations.updateCheckoutSettings, Response)
