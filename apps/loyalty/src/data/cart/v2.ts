import { isRemovedCall } from '@galleria/federation/cart-api'
import { isApplicationError, isPlatformError, type PlatformClient } from '@galleria/platform-client'
import {
  addCouponToCurrentCart,
  getCurrentCart,
  removeCouponFromCurrentCart,
} from '@galleria/platform-client/current-cart-v2'
import type { CartApi } from './cart-api.ts'

/** Current Cart V2: it takes one coupon, and lets it go by the id that it has in the cart. */
export const openCartApi = (client: PlatformClient): CartApi => ({
  async read(signal) {
    try {
      const { cart } = await getCurrentCart(client, undefined, signal ? { signal } : {})
      return { isEmpty: cart.lineItems.length === 0, code: cart.coupons[0]?.code ?? null }
    } catch (error) {
      if (isPlatformError(error) && error.status === 404 && !isRemovedCall(error)) return null
      throw error
    }
  },
  async putCoupon(code) {
    try {
      await addCouponToCurrentCart(client, { coupon: { code } })
    } catch (error) {
      if (isApplicationError(error, 'COUPON_ALREADY_EXISTS')) return
      if (!isApplicationError(error, 'MAX_COUPONS_PER_CART_EXCEEDED')) throw error
      await drop(client)
      await addCouponToCurrentCart(client, { coupon: { code } })
    }
  },
  dropCoupon: () => drop(client),
})

async function drop(client: PlatformClient): Promise<void> {
  const [coupon] = (await getCurrentCart(client)).cart.coupons
  if (coupon) await removeCouponFromCurrentCart(client, { couponId: coupon.id })
}
