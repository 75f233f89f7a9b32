import type { PlatformClient } from '@galleria/platform-client'
import { createRedirectSession } from '@galleria/platform-client/redirect-session'

/** Address of the payment page, which returns to the thank-you page or to the cart. */
export async function paymentUrl(client: PlatformClient, checkoutId: string, shop: string): Promise<string> {
  const { redirectSession } = await createRedirectSession(client, {
    ecomCheckout: { checkoutId },
    callbacks: {
      thankYouPageUrl: `${shop}/checkout/thank-you`,
      cartPageUrl: `${shop}/cart`,
      postFlowUrl: `${shop}/checkout/review`,
    },
  })
  return redirectSession.fullUrl
}
