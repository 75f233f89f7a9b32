import type { PlatformClient } from '@galleria/platform-client'
import { type EstimateInput, estimateCurrentCartTotals, getCurrentCart } from '@galleria/platform-client/cart'
import type { Cart, ChosenDelivery, DeliveryChoice, Totals } from '../../../rules/model/index.ts'
import type { Going, Look } from '../cart-api.ts'
import { isNoCart, isPassable } from '../faults.ts'
import { cartView } from './cart-view.ts'
import { totalsView } from './totals-view.ts'

export async function read(client: PlatformClient, signal?: AbortSignal): Promise<Cart | null> {
  try {
    const { cart } = await getCurrentCart(client, undefined, signal ? { signal } : {})
    return cart.lineItems.length > 0 ? cartView(cart) : null
  } catch (error) {
    if (isNoCart(error)) return null
    throw error
  }
}

export async function look(client: PlatformClient, going: Going, signal?: AbortSignal): Promise<Look> {
  const [cart, totals] = await Promise.all([read(client, signal), totalsFor(client, going, signal)])
  return { cart, totals: cart && totals }
}

/** Totals for a way of delivery that is offered: asked for again where the one that was wanted is not. */
export async function totalsFor(
  client: PlatformClient,
  going: Going,
  signal?: AbortSignal,
): Promise<Totals | null> {
  const { address, delivery, orFirst } = going
  const asked = await estimate(client, going, signal)
  if (!asked || !address || !orFirst) return asked
  const chosen = asked.deliveries.find(({ option }) => option.code === delivery?.code) ?? asked.deliveries[0]
  if (!chosen || chosen.option.code === delivery?.code) return asked
  return estimate(client, { address, delivery: chosenOf(chosen) }, signal)
}

const chosenOf = ({ carrierId, option }: DeliveryChoice) => ({ carrierId, code: option.code })

export const optionOf = ({ carrierId, code }: ChosenDelivery) => ({ code, ...(carrierId && { carrierId }) })

/** Totals as the server computes them; null when there is nothing to total or it cannot say now. */
export async function estimate(
  client: PlatformClient,
  { address, delivery }: Going,
  signal?: AbortSignal,
): Promise<Totals | null> {
  const input: EstimateInput = {
    // Without an address it costs nothing yet, and how far a free one is comes along.
    calculateShipping: true,
    // Neither is shown before it is known where it goes.
    calculateTax: address !== undefined,
    calculateAdditionalFees: address !== undefined,
    ...(address && { shippingAddress: address }),
    ...(address && delivery && { selectedShippingOption: optionOf(delivery) }),
  }
  try {
    return totalsView(await estimateCurrentCartTotals(client, input, signal ? { signal } : {}))
  } catch (error) {
    if (isPassable(error) && !signal?.aborted) return null
    throw error
  }
}
