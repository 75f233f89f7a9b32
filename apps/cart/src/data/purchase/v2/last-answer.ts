import type { PlatformClient } from '@galleria/platform-client'
import type { CartV2 } from '@galleria/platform-client/current-cart-v2'

const last = new WeakMap<PlatformClient, CartV2>()

/** Cart of the last answer: what stands in it need not be written again. */
export const lastAnswer = (client: PlatformClient): CartV2 | undefined => last.get(client)

export function keep(client: PlatformClient, cart: CartV2): CartV2 {
  last.set(client, cart)
  return cart
}

export function forget(client: PlatformClient): void {
  last.delete(client)
}
