import type { Session } from '@galleria/auth'
import { isPlatformError, type PlatformClient } from '@galleria/platform-client'
import { type Cart, getCurrentCart } from '@galleria/platform-client/cart'

/** Answer of the route `/cart/current`; `problem` is a sentence to show. */
export type CurrentCart = { readonly cart: Cart | null; readonly problem?: string }

const seen = new WeakMap<Session, Cart | null>()

/** The cart as it was last read or answered; what an add is compared with, since asking first would delay the add. */
export const lastSeen = (session: Session): Cart | null => seen.get(session) ?? null

export function see(session: Session, cart: Cart | null): Cart | null {
  seen.set(session, cart)
  return cart
}

/** Null for an empty cart: the platform answers 404 until something is added. */
export async function readCart(
  client: PlatformClient,
  session: Session,
  signal?: AbortSignal,
): Promise<Cart | null> {
  // A browser without a session has never added anything; asking would only make one.
  if (session.role === 'none') return null
  try {
    const { cart } = await getCurrentCart(client, undefined, signal ? { signal } : {})
    return see(session, cart.lineItems.length > 0 ? cart : null)
  } catch (error) {
    if (isNoCart(error)) return see(session, null)
    throw error
  }
}

/** Cart as from `readCart`; while the platform is away, the last one that this page has seen. */
export async function readCartOrLast(
  client: PlatformClient,
  session: Session,
  signal: AbortSignal,
): Promise<Cart | null> {
  try {
    return await readCart(client, session, signal)
  } catch (error) {
    const last = lastSeen(session)
    if (last && isOutage(error) && !signal.aborted) return last
    throw error
  }
}

export function isNoCart(error: unknown): boolean {
  return isPlatformError(error) && error.status === 404
}

/** The platform did not answer, or answered that it cannot; trying again later may work. */
export function isOutage(error: unknown): boolean {
  return isPlatformError(error) && (error.status === 0 || error.status === 429 || error.status >= 500)
}
