import type { PlatformClient } from '@galleria/platform-client'
import { createCheckoutFromCurrentCart } from '@galleria/platform-client/cart'
import { getCheckout, updateCheckout } from '@galleria/platform-client/checkout'
import {
  type CheckoutDraft,
  checkoutKey,
  toAddress,
  toContactInfo,
} from '../../../rules/checkout/checkout-draft.ts'
import type { Tip } from '../../../rules/checkout/tip.ts'
import type { GiftCardReason, Payable } from '../../../rules/model/index.ts'
import { type MadeCheckout, madeCheckout } from '../../../state.ts'
import type { Order, Review } from '../cart-api.ts'
import { isPassable } from '../faults.ts'
import { giftCardReasonOf } from './gift-card-reasons.ts'
import { estimate, optionOf } from './read.ts'
import { payableView } from './totals-view.ts'

let underway: { readonly key: string; readonly made: Promise<MadeCheckout> } | undefined

/** One checkout per cart revision, however often it is asked for: two clicks, a reload, Back from the payment. */
export async function makeCheckout(client: PlatformClient, { cart, draft }: Order): Promise<MadeCheckout> {
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
    ...(delivery && { selectedShippingOption: optionOf(delivery) }),
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

/** The checkout is read where there is one: only it knows what a gift card pays, and what it comes to with a tip. */
export async function review(
  client: PlatformClient,
  order: Order,
  begun: boolean,
  signal?: AbortSignal,
): Promise<Review> {
  const { form, delivery, tip } = order.draft
  const [totals, payable] = await Promise.all([
    estimate(client, { address: toAddress(form), delivery }, signal),
    begun || tip ? readCheckout(client, order, signal) : null,
  ])
  return { totals, payable }
}

/** One that cannot be made or read now is made when it is needed. */
async function readCheckout(
  client: PlatformClient,
  order: Order,
  signal?: AbortSignal,
): Promise<Payable | null> {
  try {
    const { checkoutId } = await makeCheckout(client, order)
    const { checkout } = await getCheckout(client, { id: checkoutId }, signal ? { signal } : {})
    return payableView(checkout)
  } catch (error) {
    if (isPassable(error)) return null
    throw error
  }
}

export async function giveTip(client: PlatformClient, order: Order, tip: Tip | null): Promise<void> {
  const made = await makeCheckout(client, order)
  await updateCheckout(client, { checkout: { id: made.checkoutId }, tip })
  madeCheckout.set({ ...made, tipped: Boolean(tip) })
}

export async function useGiftCard(
  client: PlatformClient,
  order: Order,
  giftCardCode: string | null,
): Promise<GiftCardReason | undefined> {
  const { checkoutId: id } = await makeCheckout(client, order)
  try {
    await updateCheckout(client, { checkout: { id }, giftCardCode })
    return undefined
  } catch (error) {
    const reason = giftCardReasonOf(error)
    if (reason) return reason
    throw error
  }
}

export async function useStoreCredit(client: PlatformClient, order: Order, use: boolean): Promise<void> {
  const { checkoutId: id } = await makeCheckout(client, order)
  await updateCheckout(client, { checkout: { id }, useStoreCredit: use })
}
