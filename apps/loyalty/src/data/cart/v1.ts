import { isRemovedCall } from '@galleria/federation/cart-api'
import { isPlatformError, type PlatformClient } from '@galleria/platform-client'
import {
  getCurrentCart,
  removeCouponFromCurrentCart,
  updateCurrentCart,
} from '@galleria/platform-client/cart'
import type { CartApi } from './cart-api.ts'

/** Current Cart V1, which the hosted platform removes on 1 February 2027. */
export const openCartApi = (client: PlatformClient): CartApi => ({
  async read(signal) {
    try {
      const { cart } = await getCurrentCart(client, undefined, signal ? { signal } : {})
      const coupon = cart.appliedDiscounts?.find((discount) => discount.coupon)?.coupon
      return { isEmpty: cart.lineItems.length === 0, code: coupon?.code ?? null }
    } catch (error) {
      if (isPlatformError(error) && error.status === 404 && !isRemovedCall(error)) return null
      throw error
    }
  },
  async putCoupon(couponCode) {
    await updateCurrentCart(client, { couponCode })
  },
  async dropCoupon() {
    await removeCouponFromCurrentCart(client)
  },
})
