import { openCartApi } from '@galleria/federation/cart-api'
import type { RouterContextProvider } from '@galleria/router'

/** The part of a cart that a reward is about. */
interface CouponCart {
  readonly isEmpty: boolean
  /** Code that it has; null where it has none. */
  readonly code: string | null
}

/** Calls by which a reward gets into the cart, the same for each cart API of the platform. */
export interface CartApi {
  /** Null where nothing was ever put in. */
  read(signal?: AbortSignal): Promise<CouponCart | null>
  /** In place of the code that is there. */
  putCoupon(code: string): Promise<void>
  dropCoupon(): Promise<void>
}

export const cartApi = (context: Pick<RouterContextProvider, 'get'>): Promise<CartApi> =>
  openCartApi<CartApi>(context, { v1: () => import('./v1.ts'), v2: () => import('./v2.ts') })
