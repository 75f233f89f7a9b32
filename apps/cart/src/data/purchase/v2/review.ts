import { tellPurchase } from '@galleria/federation/told-purchases'
import type { PlatformClient } from '@galleria/platform-client'
import {
  type CartSummary,
  type CartV2,
  calculateCurrentCart,
  getCurrentCart,
} from '@galleria/platform-client/current-cart-v2'
import { checkoutKey, needsDelivery, toContactInfo } from '../../../rules/checkout/checkout-draft.ts'
import { madeCheckout } from '../../../state.ts'
import type { Buyer, Handover, Order, Review } from '../cart-api.ts'
import { isPassable } from '../faults.ts'
import { giveTip } from './beside.ts'
import { isBuyerOf, writeBuyer } from './buyer.ts'
import { deliveryChoices } from './deliveries.ts'
import { keep, lastAnswer } from './last-answer.ts'
import { writeDelivery } from './read.ts'
import { payableView, tipOf, totalsView } from './totals-view.ts'

interface Calculated {
  readonly cart: CartV2
  readonly summary: CartSummary
}

/** The whole is computed for the purchase as it would be ordered, and told with all that pays for it. */
export async function review(client: PlatformClient, order: Order, signal?: AbortSignal): Promise<Review> {
  try {
    const found = await calculate(client, order, signal)
    const { address } = found.cart.deliveryInfo ?? {}
    const choices =
      address && needsDelivery(order.cart)
        ? await deliveryChoices(client, found.cart, address, signal).catch(() => [])
        : []
    return { totals: totalsView(found, { choices, placed: true }), payable: payableView(found) }
  } catch (error) {
    if (isPassable(error) && !signal?.aborted) return { totals: null, payable: null }
    throw error
  }
}

/** The cart's id is the checkout's (Cart V2 §4.1). Other sums than were shown are told before the shopper leaves. */
export async function checkOut(
  client: PlatformClient,
  order: Order,
  shownTotal: string | undefined,
): Promise<Handover> {
  const { cart, summary } = await calculate(client, order)
  if (isOther(summary, shownTotal)) return { pricesChanged: true }
  madeCheckout.set({ key: checkoutKey(order.cart, order.draft), checkoutId: cart.id })
  tellPurchase('v2')
  return { checkoutId: cart.id }
}

export const isOther = ({ priceSummary }: CartSummary, shownTotal: string | undefined): boolean =>
  shownTotal !== undefined && Number(shownTotal) !== Number(priceSummary.total.amount)

export async function calculate(
  client: PlatformClient,
  order: Order,
  signal?: AbortSignal,
): Promise<Calculated> {
  await bringUpToDate(client, order)
  const found = await calculateCurrentCart(client, undefined, signal ? { signal } : {})
  const isTipped = tipOf(found.summary) !== undefined
  keep(client, found.cart)
  if (isTipped === (order.draft.tip !== undefined)) return found
  // A tip that this tab knows of is not in the cart, or no more.
  await giveTip(client, order.draft.tip ?? null)
  const again = await calculateCurrentCart(client, undefined, signal ? { signal } : {})
  keep(client, again.cart)
  return again
}

/** Writes what this tab has gathered, where the cart has something else. */
async function bringUpToDate(client: PlatformClient, { draft }: Order): Promise<void> {
  const { form, billing, delivery } = draft
  const buyer: Buyer = {
    ...{ email: form.email, contact: toContactInfo(form) },
    ...(billing && { billing: toContactInfo(billing) }),
  }
  let cart = lastAnswer(client) ?? keep(client, (await getCurrentCart(client)).cart)
  if (!isBuyerOf(cart, buyer)) {
    await writeBuyer(client, buyer)
    cart = lastAnswer(client) ?? cart
  }
  if (delivery) await writeDelivery(client, cart, delivery)
}
