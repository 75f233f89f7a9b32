import type { PlatformClient } from '@galleria/platform-client'
import { type Cart, createCheckoutFromCurrentCart } from '@galleria/platform-client/cart'
import { updateCheckout } from '@galleria/platform-client/checkout'
import { createRedirectSession } from '@galleria/platform-client/redirect-session'
import {
  type CheckoutDraft,
  checkoutKey,
  toAddress,
  toContactInfo,
} from '../rules/checkout/checkout-draft.ts'
import { type MadeCheckout, madeCheckout } from '../state.ts'

let underway: { readonly key: string; readonly made: Promise<MadeCheckout> } | undefined

/** One checkout per cart revision, however often it is asked for: two clicks, a reload, Back from the payment. */
export async function makeCheckout(
  client: PlatformClient,
  cart: Cart,
  draft: CheckoutDraft,
): Promise<MadeCheckout> {
  const key = checkoutKey(cart, draft)
  const stored = madeCheckout.get()
  if (stored?.key === key) return stored
  if (underway?.key === key) return underway.made
  const made = create(client, key, draft)
  underway = { key, made }
  try {
    return await made
  } finally {
    if (underway?.made === made) underway = undefined
  }
}

async function create(
  client: PlatformClient,
  key: string,
  { form, billing, delivery, tip }: CheckoutDraft,
): Promise<MadeCheckout> {
  const address = toAddress(form)
  const { checkoutId } = await createCheckoutFromCurrentCart(client, {
    channelType: 'WEB',
    email: form.email,
    shippingAddress: address,
    billingAddress: billing ? toAddress(billing) : address,
    ...(delivery && { selectedShippingOption: delivery }),
  })
  // The call carries neither a name for the bill, which by itself is the one on the parcel, nor a tip.
  if (billing || tip || madeCheckout.get()?.tipped)
    await updateCheckout(client, {
      checkout: { id: checkoutId, ...(billing && { billingInfo: toContactInfo(billing) }) },
      tip: tip ?? null,
    })
  const made = { key, checkoutId, ...(tip && { tipped: true }) }
  madeCheckout.set(made)
  return made
}

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
