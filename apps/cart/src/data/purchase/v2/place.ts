import { tellPurchase } from '@galleria/federation/told-purchases'
import type { PlatformClient } from '@galleria/platform-client'
import { getCart, placeOrder } from '@galleria/platform-client/cart-v2'
import { checkoutKey } from '../../../rules/checkout/checkout-draft.ts'
import { isSettled } from '../../../rules/checkout/due.ts'
import type { Order, Placement } from '../cart-api.ts'
import { isNoCart } from '../faults.ts'
import { placeAs } from '../placing.ts'
import { forget } from './last-answer.ts'
import { calculate, isOther } from './review.ts'
import { payableView } from './totals-view.ts'

/** Orders at the prices of the token, which are those that were shown; what is to be paid is part of it. */
export async function place(
  client: PlatformClient,
  order: Order,
  shownTotal: string | undefined,
): Promise<Placement> {
  const { cart, summary } = await calculate(client, order)
  const isOwed = summary.paymentSummary?.requiresPaymentAfterGiftCard ?? true
  if (isOther(summary, shownTotal) || isOwed || !isSettled(payableView({ cart, summary })))
    return { pricesChanged: true }
  const { priceVerificationToken } = summary
  const input = { cartId: cart.id, ...(priceVerificationToken && { priceVerificationToken }) }
  const made = { key: checkoutKey(order.cart, order.draft), checkoutId: cart.id }
  const placement = await placeAs(made, () => placeOrder(client, input))
  if ('placed' in placement) {
    forget(client)
    tellPurchase('v2')
  }
  return placement
}

export async function orderOf(client: PlatformClient, cartId: string): Promise<string | undefined> {
  try {
    return (await getCart(client, { cartId })).cart.orderId ?? undefined
  } catch (error) {
    if (isNoCart(error)) return undefined
    throw error
  }
}
