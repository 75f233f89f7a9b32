import { openCartApi } from '@galleria/federation/cart-api'
import type { RouterContextProvider } from '@galleria/router'
import type { CartApi } from './cart-api.ts'

/** Loads the calls by which this shop's carts are bought. */
export const cartApi = (context: Pick<RouterContextProvider, 'get'>): Promise<CartApi> =>
  openCartApi<CartApi>(context, {
    v1: () => import('./v1/index.ts'),
    v2: () => import('./v2/index.ts'),
  })
