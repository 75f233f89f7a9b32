import type { Session } from '@galleria/auth'
import { destination } from '../state.ts'
import type { CartApi, Going, Look } from './purchase/cart-api.ts'
import { lastOf, see } from './read-cart.ts'

/** Cart with its totals; while the platform is away, the last cart that this page has seen, without totals. */
export async function lookAt(
  api: CartApi,
  session: Session,
  going: Going,
  signal: AbortSignal,
): Promise<Look> {
  if (session.role === 'none') return { cart: null, totals: null }
  try {
    const found = await api.look(going, signal)
    return { ...found, cart: see(session, found.cart) }
  } catch (error) {
    return { cart: lastOf(session, error, signal), totals: null }
  }
}

/** Place that the shopper said they want it delivered to; until they pick one, the first way of delivery there counts. */
export function estimatedGoing(): Going {
  const to = destination.get()
  if (!to) return {}
  const address = { country: to.country, ...(to.postalCode && { postalCode: to.postalCode }) }
  return { address, orFirst: true, ...(to.delivery && { delivery: { code: to.delivery } }) }
}
