import { randomUUID } from 'node:crypto'
import type { Caller } from '../caller.ts'
import { textsKey } from '../cart/custom-texts.ts'
import { type CartRow, deleteCart, putLine, readLines } from '../cart/store.ts'
import { jsonb, type Trx } from '../database.ts'
import { emit } from '../outbox.ts'
import type { StoredCheckoutLine } from './tables.ts'

const keyOf = ({ variantId, options }: StoredCheckoutLine) => variantId + textsKey(options)

/** The ordered cart ends; what another tab put in meanwhile goes on in a new one. */
export async function emptyCart(
  trx: Trx,
  cart: CartRow,
  ordered: readonly StoredCheckoutLine[],
  date: Date,
  caller: Caller,
): Promise<void> {
  const bought = new Map(ordered.map((line) => [keyOf(line), line.quantity]))
  const left = (await readLines(trx, cart.id))
    .map((line) => ({ ...line, quantity: line.quantity - (bought.get(keyOf(line)) ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
  await deleteCart(trx, cart.id)
  await emit(trx, { type: 'wix.ecom.v1.cart_deleted', entityId: cart.id, date, caller })
  if (left.length === 0) return
  const id = randomUUID()
  const { contactInfo } = cart
  await trx
    .insertInto('carts')
    .values({
      ...cart,
      id,
      contactInfo: contactInfo ? jsonb(contactInfo) : null,
      couponCode: null,
      checkoutId: null,
      revision: 1,
      createdAt: date,
      updatedAt: date,
    })
    .execute()
  for (const [position, { id: _, ...line }] of left.entries()) await putLine(trx, id, { ...line, position })
  await emit(trx, { type: 'wix.ecom.v1.cart_created', entityId: id, date, caller })
}
