import { isRemovedCall } from '@galleria/federation/cart-api'
import { isPlatformError, type PlatformClient } from '@galleria/platform-client'
import { addToCurrentCart, type Cart, getCurrentCart } from '@galleria/platform-client/cart'
import type { NamedLine } from '../../rules/carry-over.ts'
import type { CartApi } from './cart-api.ts'

/** Current Cart V1, which the hosted platform removes on 1 February 2027. */
export const openCartApi = (client: PlatformClient): CartApi => ({
  async lines() {
    try {
      return named((await getCurrentCart(client)).cart)
    } catch (error) {
      if (isPlatformError(error) && error.status === 404 && !isRemovedCall(error)) return null
      throw error
    }
  },
  add: async (lineItems) => named((await addToCurrentCart(client, { lineItems })).cart),
})

const named = ({ lineItems }: Cart): readonly NamedLine[] =>
  lineItems.flatMap(({ catalogReference, quantity, productName }) =>
    catalogReference
      ? [{ catalogReference, quantity, name: productName.translated || productName.original }]
      : [],
  )
