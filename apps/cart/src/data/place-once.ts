import { checkoutKey } from '../rules/checkout/checkout-draft.ts'
import { madeCheckout } from '../state.ts'
import type { CartApi, Order, Placement } from './purchase/cart-api.ts'

let underway: { readonly key: string; readonly placement: Promise<Placement> } | undefined

/** Places an order once, however often its button is pressed: a press meanwhile gets the same answer. */
export async function placeOnce(
  api: CartApi,
  order: Order,
  shownTotal: string | undefined,
): Promise<Placement> {
  const key = `${checkoutKey(order.cart, order.draft)} ${shownTotal}`
  if (underway?.key === key) return underway.placement
  const placement = api.place(order, shownTotal)
  underway = { key, placement }
  try {
    return await placement
  } finally {
    if (underway?.placement === placement) underway = undefined
  }
}

/** Address of the thank-you page, where this tab asked for an order and the answer was lost; undefined where it is none. */
export async function lostOrder(api: CartApi): Promise<string | undefined> {
  const made = madeCheckout.get()
  if (!made?.placing) return undefined
  const orderId = await api.orderOf(made.checkoutId)
  return orderId && thankYouPath(orderId)
}

export const thankYouPath = (orderId: string | undefined): string =>
  orderId ? `/checkout/thank-you?${new URLSearchParams({ orderId })}` : '/checkout/thank-you'
