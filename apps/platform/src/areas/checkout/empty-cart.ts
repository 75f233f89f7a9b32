import { randomUUID } from 'node:crypto'
import type { Trx } from '../../data/database.ts'
import type { Services } from '../../data/services.ts'
import type { Caller } from '../../http/caller.ts'
import {
  type CartRow,
  deleteCart,
  emitCartCreated,
  emitCartDeleted,
  putLine,
  readLines,
  type StoredLine,
  textsKey,
  viewCart,
} from '../cart/index.ts'
import { insertCart } from './store.ts'

const keyOf = ({ variantId, options }: StoredLine) => variantId + textsKey(options)

/** The ordered cart ends; what another tab put in meanwhile goes on in a new one. */
export async function emptyCart(
  trx: Trx,
  { config }: Pick<Services, 'config'>,
  cart: CartRow,
  ordered: readonly StoredLine[],
  date: Date,
  caller: Caller,
): Promise<void> {
  const bought = new Map(ordered.map((line) => [keyOf(line), line.quantity]))
  const left = (await readLines(trx, cart.id))
    .map((line) => ({ ...line, quantity: line.quantity - (bought.get(keyOf(line)) ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
  await deleteCart(trx, cart.id)
  await emitCartDeleted(trx, { row: cart, date, caller })
  if (left.length === 0) return
  const id = randomUUID()
  const next = { couponCode: null, checkoutId: null, revision: 1, createdAt: date, updatedAt: date }
  const row = { ...cart, id, ...next }
  await insertCart(trx, row)
  for (const { id: _, ...line } of left) await putLine(trx, id, line)
  const view = await viewCart({ db: trx, config }, row, await readLines(trx, id), date)
  await emitCartCreated(trx, { cart: view, row, date, caller })
}
