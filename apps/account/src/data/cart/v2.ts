import { isRemovedCall } from '@galleria/federation/cart-api'
import { isApplicationError, isPlatformError, type PlatformClient } from '@galleria/platform-client'
import {
  addLineItemsToCurrentCart,
  type CartV2,
  getCurrentCart,
} from '@galleria/platform-client/current-cart-v2'
import type { NamedLine, WantedLine } from '../../rules/carry-over.ts'
import type { CartApi } from './cart-api.ts'

/** Current Cart V2, which refuses an add whole where a part of it cannot be had: each line is then added alone. */
export const openCartApi = (client: PlatformClient): CartApi => ({
  lines: () => linesOf(client),
  async add(wanted) {
    try {
      return await put(client, wanted)
    } catch (error) {
      if (!isShort(error)) throw error
      for (const line of wanted) await putWhatThereIs(client, line)
      return (await linesOf(client)) ?? []
    }
  },
})

const isShort = (error: unknown) =>
  isApplicationError(error, 'INSUFFICIENT_INVENTORY', 'ITEM_NOT_FOUND_IN_CATALOG')

async function linesOf(client: PlatformClient): Promise<readonly NamedLine[] | null> {
  try {
    return named((await getCurrentCart(client)).cart)
  } catch (error) {
    if (isPlatformError(error) && error.status === 404 && !isRemovedCall(error)) return null
    throw error
  }
}

const put = async (client: PlatformClient, catalogItems: readonly WantedLine[]) =>
  named((await addLineItemsToCurrentCart(client, { catalogItems })).cart)

interface Short {
  readonly requestedQuantity?: number
  readonly availableQuantity?: number
}

/** The answer tells what was asked for together, and what there is (Cart V2 §2.6). */
async function putWhatThereIs(client: PlatformClient, line: WantedLine): Promise<void> {
  try {
    await put(client, [line])
  } catch (error) {
    if (!isShort(error) || !isPlatformError(error)) throw error
    const { invalidItems = [] } = (error.details.applicationError?.data ?? {}) as { invalidItems?: Short[] }
    const { requestedQuantity, availableQuantity } = invalidItems[0] ?? {}
    const quantity = line.quantity - ((requestedQuantity ?? line.quantity) - (availableQuantity ?? 0))
    if (quantity > 0 && quantity < line.quantity) await put(client, [{ ...line, quantity }])
  }
}

const named = ({ lineItems }: CartV2): readonly NamedLine[] =>
  lineItems.flatMap(({ source, quantityInfo, name }) =>
    source?.catalogReference
      ? [
          {
            catalogReference: source.catalogReference,
            quantity: quantityInfo.requestedQuantity,
            name: name.translated || name.original,
          },
        ]
      : [],
  )
