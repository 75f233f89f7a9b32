import { isRemovedCall } from '@galleria/federation/cart-api'
import { isPlatformError } from '@galleria/platform-client'
import { madeCheckout } from '../../state.ts'
import type { Placement } from './cart-api.ts'

/** Other prices than were agreed on, in the codes of either API; a gift card that pays less is one too. */
const CHANGED = new Set([
  'CHECKOUT_CHANGED',
  'REDEEM_GIFT_CARD_ERROR',
  'CART_PRICES_OUT_OF_SYNC',
  'INVALID_PRICE_VERIFICATION_TOKEN',
  'GIFT_CARD_REDEEM_ERROR',
])

interface Ordered {
  readonly orderId?: string | null | undefined
}

/** Orders what was made for `checkoutId`, in one call; a lost answer is asked for once more, because one checkout becomes one order. */
export async function placeAs(
  { key, checkoutId }: { readonly key: string; readonly checkoutId: string },
  call: () => Promise<Ordered>,
): Promise<Placement> {
  const made = madeCheckout.get()
  madeCheckout.set({ ...(made?.key === key && made), key, checkoutId, placing: true })
  try {
    return placed(await repeatLost(call))
  } catch (error) {
    const known = placementOf(error)
    if (!known) throw error
    return known
  }
}

export const placed = ({ orderId }: Ordered): Placement => ({
  placed: true,
  ...(orderId && { orderId }),
})

async function repeatLost<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    if (!isPlatformError(error) || (error.status > 0 && error.status < 500)) throw error
    return call()
  }
}

/** Reads a refusal that the shopper can go on from; undefined for any other. */
function placementOf(error: unknown): Placement | undefined {
  if (!isPlatformError(error) || isRemovedCall(error)) return undefined
  const { status, code = '', details } = error
  if (CHANGED.has(code)) return { pricesChanged: true }
  if (code === 'CART_ALREADY_ORDERED' || code === 'CHECKOUT_ALREADY_PAID') {
    const { orderId } = details.applicationError?.data ?? {}
    return placed({ orderId: typeof orderId === 'string' ? orderId : undefined })
  }
  return status === 401 || status === 403 ? { paymentPage: true } : undefined
}
