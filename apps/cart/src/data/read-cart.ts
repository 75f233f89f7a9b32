import type { Session } from '@galleria/auth'
import type { Cart } from '../rules/model/index.ts'
import type { CartApi } from './purchase/cart-api.ts'
import { isOutage } from './purchase/faults.ts'

/** Answer of the route `/cart/current`; `problem` is a sentence to show, beside the cart as last seen. */
export type CurrentCart = { readonly cart: Cart | null; readonly problem?: string }

const seen = new WeakMap<Session, Cart | null>()

/** The cart as it was last read or answered; what an add is compared with, since asking first would delay the add. */
export const lastSeen = (session: Session): Cart | null => seen.get(session) ?? null

export function see(session: Session, cart: Cart | null): Cart | null {
  seen.set(session, cart)
  return cart
}

/** Null for an empty cart: the platform answers 404 until something is added. */
export async function readCart(api: CartApi, session: Session, signal?: AbortSignal): Promise<Cart | null> {
  // A browser without a session has never added anything; asking would only make one.
  if (session.role === 'none') return null
  return see(session, await api.read(signal))
}

/** Cart as from `readCart`; while the platform is away, the last one that this page has seen. */
export async function readCartOrLast(
  api: CartApi,
  session: Session,
  signal: AbortSignal,
): Promise<Cart | null> {
  try {
    return await readCart(api, session, signal)
  } catch (error) {
    return lastOf(session, error, signal)
  }
}

/** Cart that this page has seen, where a read failed because the platform is away. */
export function lastOf(session: Session, error: unknown, signal: AbortSignal): Cart {
  const last = lastSeen(session)
  if (last && isOutage(error) && !signal.aborted) return last
  throw error
}
