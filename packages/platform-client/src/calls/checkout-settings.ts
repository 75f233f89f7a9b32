import { defineCall, type Service, z } from '@galleria/platform-client'
import { CheckoutSettings } from '../entities/checkout/settings.ts'

export type { CheckoutSettings } from '../entities/checkout/settings.ts'

const service: Service = {
  package: '@wix/auto_sdk_ecom_checkout-settings',
  fqn: 'wix.ecom.checkout_settings.v1.CheckoutSettingsService',
  entity: 'wix.ecom.v1.checkout_settings',
}
const path = '/ecom/v1/checkout-settings'
const Response = () => z.object({ checkoutSettings: CheckoutSettings })

/** Settings of every checkout. For the owner; the wire reference names only the event. */
export const getCheckoutSettings = /* @__PURE__ */ defineCall<
  undefined,
  { checkoutSettings: CheckoutSettings }
>({ name: 'GetCheckoutSettings', service, method: 'GET', path, output: Response })

/** Keeps fields that are left out. */
export const updateCheckoutSettings = /* @__PURE__ */ defineCall<
  {
    checkoutSettings: {
      /** Each REQUIRED or OPTIONAL. */
      readonly checkoutFields?: {
        readonly phone?: string
        readonly company?: string
        readonly addressLine2?: string
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
  },
  { checkoutSettings: CheckoutSettings }
>({ name: 'UpdateCheckoutSettings', service, method: 'PATCH', path, output: Response })
