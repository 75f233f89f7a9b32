import { tellPurchase } from '@galleria/federation/told-purchases'
import type { PlatformClient } from '@galleria/platform-client'
import { createOrder, getCheckout } from '@galleria/platform-client/checkout'
import { checkoutKey } from '../../../rules/checkout/checkout-draft.ts'
import { isSettled } from '../../../rules/checkout/due.ts'
import type { Order, Placement } from '../cart-api.ts'
import { isNoCart } from '../faults.ts'
import { placeAs, placed } from '../placing.ts'
import { makeCheckout } from './checkout.ts'
import { payableView } from './totals-view.ts'

/** V1 has no token for the prices: the checkout is read once more before it is ordered. */
export async function place(
  client: PlatformClient,
  order: Order,
  shownTotal: string | undefined,
): Promise<Placement> {
  const { checkoutId: id } = await makeCheckout(client, order)
  const { checkout } = await getCheckout(client, { id })
  if (checkout.completed) return placed(checkout)
  const payable = payableView(checkout)
  const isSame = shownTotal === undefined || Number(shownTotal) === Number(payable.priceSummary.total.amount)
  if (!isSame || !isSettled(payable)) return { pricesChanged: true }
  const key = checkoutKey(order.cart, order.draft)
  const placement = await placeAs({ key, checkoutId: id }, () => createOrder(client, { id }))
  if ('placed' in placement) tellPurchase('v1')
  return placement
}

export async function orderOf(client: PlatformClient, id: string): Promise<string | undefined> {
  try {
    return (await getCheckout(client, { id })).checkout.orderId ?? undefined
  } catch (error) {
    if (isNoCart(error)) return undefined
    throw error
  }
}
