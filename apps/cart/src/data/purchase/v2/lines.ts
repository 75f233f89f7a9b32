import { isApplicationError, type PlatformClient, type PlatformError } from '@galleria/platform-client'
import {
  addLineItemsToCurrentCart,
  type CatalogItemInput,
  removeLineItemsFromCurrentCart,
  updateLineItemsInCurrentCart,
} from '@galleria/platform-client/current-cart-v2'
import type { Cart, CatalogReference, WantedLine } from '../../../rules/model/index.ts'
import { cartView } from './cart-view.ts'
import { keep, lastAnswer } from './last-answer.ts'
import { read } from './read.ts'

/** Most lines that an add takes, and that a removal takes (Cart V2 §2.1). */
const MOST_ADDED = 300
const MOST_REMOVED = 100

/** V2 refuses an add whole where a part of it cannot be had: what can be had is asked for then. */
export async function add(client: PlatformClient, lines: readonly WantedLine[]): Promise<Cart | null> {
  let after: Cart | null | undefined
  for (let start = 0; start < lines.length; start += MOST_ADDED)
    after = (await addWhatThereIs(client, lines.slice(start, start + MOST_ADDED))) ?? after
  return after ?? read(client)
}

/** An item that is gone may be told before one of which there are too few. */
const TRIES = 3

async function addWhatThereIs(
  client: PlatformClient,
  lines: readonly WantedLine[],
): Promise<Cart | undefined> {
  let wanted = lines
  for (let tried = 1; wanted.length > 0; tried++) {
    try {
      const { cart } = await addLineItemsToCurrentCart(client, { catalogItems: wanted.map(inputOf) })
      return cartView(keep(client, cart))
    } catch (error) {
      const isShort = isApplicationError(error, 'INSUFFICIENT_INVENTORY', 'ITEM_NOT_FOUND_IN_CATALOG')
      if (!isShort || tried === TRIES) throw error
      wanted = whatThereIs(wanted, error)
    }
  }
  return undefined
}

function inputOf({ catalogReference, quantity, selectedMembership: plan }: WantedLine): CatalogItemInput {
  return {
    catalogReference,
    quantity,
    ...(plan && {
      membershipPayment: { existingMembership: { appId: plan.appId, membershipId: plan.id } },
    }),
  }
}

interface Invalid {
  readonly lineItemId?: string
  readonly catalogReference?: CatalogReference
}
interface Short {
  readonly id?: Invalid
  readonly requestedQuantity?: number
  readonly availableQuantity?: number
}

/** `data.invalidItems` of the two errors (Cart V2 §2.6): the one names the items alone. */
const invalidItems = ({ details }: PlatformError) =>
  (details.applicationError?.data.invalidItems ?? []) as readonly (Invalid & Short)[]

/** Tells what was asked for together and what there is: the rest of it cannot be had. */
const missingOf = ({ requestedQuantity = 0, availableQuantity = 0 }: Short) =>
  requestedQuantity - availableQuantity

function whatThereIs(lines: readonly WantedLine[], error: PlatformError): readonly WantedLine[] {
  const missing = new Map(
    invalidItems(error).map((item) => [
      keyOf(item.id?.catalogReference ?? item.catalogReference),
      item.id ? missingOf(item) : Number.POSITIVE_INFINITY,
    ]),
  )
  const left = lines.flatMap((line) => {
    const quantity = line.quantity - (missing.get(keyOf(line.catalogReference)) ?? 0)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
  const same = left.length === lines.length && left.every((line, at) => line.quantity === lines[at]?.quantity)
  // An answer that names none of them would be asked for again and again.
  if (same) throw error
  return left
}

const keyOf = (reference: CatalogReference | undefined) =>
  JSON.stringify([
    reference?.catalogItemId,
    Object.entries(reference?.options ?? {}).toSorted(([a], [b]) => a.localeCompare(b)),
  ])

/** More than there is is refused: as many as there are is asked for then, and told. */
export async function changeQuantity(
  client: PlatformClient,
  lineItemId: string,
  quantity: number,
): Promise<number | undefined> {
  try {
    return await setQuantity(client, lineItemId, quantity)
  } catch (error) {
    if (!isApplicationError(error, 'INSUFFICIENT_INVENTORY')) throw error
    const item = invalidItems(error).find(({ id }) => id?.lineItemId === lineItemId)
    const most = item ? quantity - missingOf(item) : 0
    const now = lastAnswer(client)?.lineItems.find(({ id }) => id === lineItemId)?.quantityInfo
    return most > 0 && most < quantity
      ? setQuantity(client, lineItemId, most)
      : (now?.requestedQuantity ?? undefined)
  }
}

async function setQuantity(client: PlatformClient, lineItemId: string, newQuantity: number) {
  const lineItems = [{ lineItemId, quantity: { newQuantity } }]
  const cart = keep(client, (await updateLineItemsInCurrentCart(client, { lineItems })).cart)
  return cart.lineItems.find(({ id }) => id === lineItemId)?.quantityInfo.requestedQuantity
}

export async function remove(client: PlatformClient, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += MOST_REMOVED)
    await removeSome(client, ids.slice(start, start + MOST_REMOVED))
}

/** A line that is gone already is as good as removed. */
async function removeSome(client: PlatformClient, lineItemIds: readonly string[]): Promise<void> {
  try {
    keep(client, (await removeLineItemsFromCurrentCart(client, { lineItemIds })).cart)
  } catch (error) {
    if (!isApplicationError(error, 'LINE_ITEM_NOT_FOUND_IN_CART')) throw error
    const gone = (error.details.applicationError?.data.lineItemIds ?? []) as readonly string[]
    const left = lineItemIds.filter((id) => !gone.includes(id))
    if (left.length === lineItemIds.length) throw error
    if (left.length > 0) await removeSome(client, left)
  }
}
