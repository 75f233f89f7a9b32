import { isPlatformError, type PlatformClient } from '@galleria/platform-client'
import { type CheckoutFields, getCheckoutFields } from '@galleria/platform-client/checkout-settings'
import { usualFields } from '../rules/checkout/address-fields.ts'

/** Fields that the merchant asks for; the usual ones where the platform does not tell. The order is checked there. */
export async function askedFields(client: PlatformClient, signal?: AbortSignal): Promise<CheckoutFields> {
  try {
    return (await getCheckoutFields(client, undefined, signal ? { signal } : {})).checkoutFields
  } catch (error) {
    if (isPlatformError(error) && !signal?.aborted) return usualFields
    throw error
  }
}
