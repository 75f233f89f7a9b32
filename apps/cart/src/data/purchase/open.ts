import { platform } from '@galleria/federation'
import type { RouterContextProvider } from '@galleria/router'
import type { CartApi } from './cart-api.ts'

/** Loads the calls by which this shop's carts are bought. */
export async function cartApi(context: Pick<RouterContextProvider, 'get'>): Promise<CartApi> {
  const { openCartApi } = await import('./v1/index.ts')
  return openCartApi(context.get(platform))
}
