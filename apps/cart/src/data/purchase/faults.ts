import { isRemovedCall } from '@galleria/federation/cart-api'
import { isPlatformError } from '@galleria/platform-client'

/** Tells whether there is no cart, or none any more: it was ordered meanwhile. */
export function isNoCart(error: unknown): boolean {
  if (!isPlatformError(error) || isRemovedCall(error)) return false
  return error.status === 404 || error.code === 'CART_ALREADY_ORDERED'
}

/** Tells whether a part may be left out for now; a call that is gone is asked of the other API instead. */
export const isPassable = (error: unknown): boolean => isPlatformError(error) && !isRemovedCall(error)

/** The platform did not answer, or answered that it cannot; trying again later may work. */
export function isOutage(error: unknown): boolean {
  return isPlatformError(error) && (error.status === 0 || error.status === 429 || error.status >= 500)
}
