import type { PlatformClient } from '@galleria/platform-client'
import {
  type CartSummary,
  type CartV2,
  estimateCurrentCart,
  getCurrentCart,
  setDeliveryMethodForCurrentCart,
  updateCurrentCart,
} from '@galleria/platform-client/current-cart-v2'
import { needsDelivery } from '../../../rules/checkout/checkout-draft.ts'
import type { Cart, ChosenDelivery, DeliveryChoice, Totals } from '../../../rules/model/index.ts'
import type { Going, Look } from '../cart-api.ts'
import { isNoCart, isPassable } from '../faults.ts'
import { cartView } from './cart-view.ts'
import { deliveryChoices } from './deliveries.ts'
import { forget, keep, lastAnswer } from './last-answer.ts'
import { goesTo } from './same-address.ts'
import { totalsView } from './totals-view.ts'

interface Estimated {
  readonly cart: CartV2
  readonly summary: CartSummary
}

/** One call answers the cart and its totals: its discounts stand in the totals alone. */
export async function read(client: PlatformClient, signal?: AbortSignal): Promise<Cart | null> {
  const found = await estimate(client, { validationConfig: 'SKIP_VALIDATIONS' }, signal)
  return found && cartView(found.cart, found.summary)
}

export async function look(client: PlatformClient, going: Going, signal?: AbortSignal): Promise<Look> {
  try {
    return await lookUp(client, going, signal)
  } catch (error) {
    if (!isPassable(error) || signal?.aborted) throw error
    // Lines that cannot be totaled may still be seen.
    return { cart: await readAlone(client, signal), totals: null }
  }
}

export async function totals(
  client: PlatformClient,
  going: Going,
  signal?: AbortSignal,
): Promise<Totals | null> {
  try {
    return (await lookUp(client, going, signal)).totals
  } catch (error) {
    if (isPassable(error) && !signal?.aborted) return null
    throw error
  }
}

async function readAlone(client: PlatformClient, signal?: AbortSignal): Promise<Cart | null> {
  try {
    const { cart } = await getCurrentCart(client, undefined, signal ? { signal } : {})
    return cart.lineItems.length > 0 ? cartView(keep(client, cart)) : null
  } catch (error) {
    if (isNoCart(error)) return null
    throw error
  }
}

async function lookUp(client: PlatformClient, going: Going, signal?: AbortSignal): Promise<Look> {
  const found = going.address
    ? await estimateThere(client, { ...going, address: going.address }, signal)
    : await estimateAlone(client, signal)
  if (!found) return { cart: null, totals: null }
  const placed = going.address !== undefined
  const { choices } = found
  return { cart: cartView(found.cart, found.summary), totals: totalsView(found, { choices, placed }) }
}

type Found = Estimated & { readonly choices: readonly DeliveryChoice[] }

/** How far a free delivery is comes along with what one costs. */
async function estimateAlone(client: PlatformClient, signal?: AbortSignal): Promise<Found | null> {
  const found = await estimate(client, { calculateDelivery: true }, signal)
  return found && { ...found, choices: [] }
}

type Placed = Going & { readonly address: NonNullable<Going['address']> }

/**
 * Totals for a place: V2 takes them from the cart, so that address and delivery are written to it where they are
 * others there (Cart V2 §3.6). The last answer tells; where another tab changed the cart meanwhile, once more.
 */
async function estimateThere(
  client: PlatformClient,
  going: Placed,
  signal?: AbortSignal,
  again = false,
): Promise<Found | null> {
  const everything = { calculateDelivery: true, calculateTax: true, calculateAdditionalFees: true }
  let found = lastAnswer(client) ? undefined : await estimate(client, everything, signal)
  if (found === null) return null
  const start = found?.cart ?? lastAnswer(client)
  if (!start) return null
  const put = await putThere(client, start, going, signal)
  if (put.cart !== start) found = undefined
  found ??= await estimate(client, everything, signal)
  if (!found) return null
  const { method, address } = found.cart.deliveryInfo ?? {}
  const isThere = goesTo(address, going.address) && method?.code === put.cart.deliveryInfo?.method?.code
  if (isThere || again)
    return { ...found, choices: await choicesFor(client, found.cart, going.address, signal) }
  return estimateThere(client, going, signal, true)
}

const choicesFor = async (
  client: PlatformClient,
  cart: CartV2,
  address: Placed['address'],
  signal?: AbortSignal,
) => (needsDelivery(cartView(cart)) ? deliveryChoices(client, cart, address, signal) : [])

async function putThere(client: PlatformClient, start: CartV2, going: Placed, signal?: AbortSignal) {
  const { address, delivery, orFirst } = going
  const cart = goesTo(start.deliveryInfo?.address, address) ? start : await writeAddress(client, address)
  const choices = await choicesFor(client, cart, address, signal)
  const chosen =
    choices.find(({ option }) => option.code === delivery?.code) ?? (orFirst ? choices[0] : undefined)
  return { cart: chosen ? await writeDelivery(client, cart, chosenOf(chosen)) : cart }
}

const chosenOf = ({ carrierId, option }: DeliveryChoice): ChosenDelivery => ({
  carrierId,
  code: option.code,
})

async function writeAddress(client: PlatformClient, address: Placed['address']): Promise<CartV2> {
  return keep(client, (await updateCurrentCart(client, { cart: { deliveryInfo: { address } } })).cart)
}

/** Chooses a way of delivery where another is chosen, or none. */
export async function writeDelivery(
  client: PlatformClient,
  cart: CartV2,
  { carrierId, code }: ChosenDelivery,
): Promise<CartV2> {
  if (cart.deliveryInfo?.method?.code === code) return cart
  const deliveryMethod = { code, ...(carrierId && { appId: carrierId }) }
  return keep(client, (await setDeliveryMethodForCurrentCart(client, { deliveryMethod })).cart)
}

/** Null for an empty cart, and where there is none. */
async function estimate(
  client: PlatformClient,
  input: Parameters<typeof estimateCurrentCart>[1],
  signal?: AbortSignal,
): Promise<Estimated | null> {
  try {
    const found = await estimateCurrentCart(client, input, signal ? { signal } : {})
    keep(client, found.cart)
    return found.cart.lineItems.length > 0 ? found : null
  } catch (error) {
    if (!isNoCart(error)) throw error
    forget(client)
    return null
  }
}
