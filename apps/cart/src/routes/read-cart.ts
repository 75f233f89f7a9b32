import type { Session } from '@galleria/auth'
import { isPlatformError, type PlatformClient } from '@galleria/platform-client'
import { type Cart, getCurrentCart } from '@galleria/platform-client/cart'

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
    return cart.lineItems.length > 0 ? cart : null
  } catch (error) {
    if (isNoCart(error)) return null
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
