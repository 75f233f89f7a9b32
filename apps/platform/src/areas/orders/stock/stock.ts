import type { Trx } from '../../../data/database.ts'
import type { Caller } from '../../../http/caller.ts'
import {
  type Elsewhere,
  emitStockChanged,
  isAvailable,
  type LoggedChange,
  lockVariants,
  logStock,
  markChanged,
  takenInOrder,
} from '../../catalog/index.ts'
import {
  cancelAhead,
  findHeldStock,
  findVariants,
  type Goods,
  insertHeldStock,
  orderAhead,
  returnToShelf,
  type Taken,
  takeFromStock,
  updateElsewhere,
  updateRestored,
} from './store.ts'

/** Lock order of goods, the same everywhere, so that two carts with the same goods cannot deadlock. */
const inOrder = (a: Goods, b: Goods) => compare(a.variantId, b.variantId) || compare(a.lineId, b.lineId)
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

export interface OrderNow {
  readonly orderId: string
  readonly date: Date
  /** Person who changes it, for the stock log. */
  readonly caller?: Caller | undefined
}

/** Takes what is counted, atomically, and says of what there was too little; the caller decides whether that undoes all. */
export async function takeStock(
  trx: Trx,
  { orderId, date, caller }: OrderNow,
  wanted: readonly Goods[],
  kind: 'SALE' | 'ORDER_CHANGE' = 'SALE',
): Promise<{ readonly short: readonly Goods[] }> {
  if (wanted.length === 0) return { short: [] }
  const variants = await findVariants(trx, wanted)
  const taken: Taken[] = []
  const log: LoggedChange[] = []
  const short: Goods[] = []
  const elsewhere = new Map<string, Elsewhere | null>()
  for (const goods of wanted.toSorted(inOrder)) {
    const variant = variants.find(({ id }) => id === goods.variantId)
    if (!variant || (!variant.trackQuantity && variant.inStock)) continue
    if (!isAvailable(variant)) {
      // Goods that are ordered ahead are on no shelf.
      if (await orderAhead(trx, goods, variant.preorder))
        taken.push({ ...goods, part: 0, source: 'AHEAD', locationId: undefined })
      else short.push(goods)
      continue
    }
    const done = await takeFromStock(trx, goods)
    if (!done) {
      short.push(goods)
      continue
    }
    // Another line of this order may have taken some of what the row says.
    const { variantId } = goods
    const there = elsewhere.has(variantId) ? (elsewhere.get(variantId) ?? null) : done.elsewhere
    let left = (done.quantity ?? 0) + goods.quantity
    const found = takenInOrder({ quantity: left, elsewhere: there }, goods.quantity, done.order ?? [])
    if (found.elsewhere !== there) elsewhere.set(variantId, found.elsewhere)
    for (const [part, { id: locationId, pieces }] of found.parts.entries()) {
      left -= pieces
      taken.push({ ...goods, part, quantity: pieces, source: 'SHELF', locationId })
      log.push({ ...changeOf(goods, -pieces, left), locationId })
    }
  }
  if (elsewhere.size) await updateElsewhere(trx, elsewhere)
  if (taken.length) {
    await insertHeldStock(trx, orderId, taken)
    await logStock(trx, log, { kind, date, orderId, caller })
    await markChanged(trx, new Set(taken.map(({ productId }) => productId)))
    const onShelf = counted(taken, (goods) => (goods.source === 'SHELF' ? -goods.quantity : 0))
    await emitStockChanged(trx, { onShelf, reason: 'ORDER', date })
  }
  return { short }
}

/**
 * Puts goods back to where they came from, or to the location that is named: all that is still out, or so many of each line.
 * Goods of a line from several locations leave the last one last: what was never sent goes back there first.
 */
export async function restock(
  trx: Trx,
  { orderId, date, caller }: OrderNow,
  kind: 'CANCELLATION' | 'RETURN' | 'ORDER_CHANGE',
  lines?: readonly { readonly id: string; readonly quantity: number }[],
  locationId?: string,
): Promise<ReadonlyMap<string, number>> {
  const out = await findHeldStock(trx, orderId)
  await lockVariants(
    trx,
    out.map(({ variantId }) => variantId),
  )
  const back = new Map<string, number>()
  const log: LoggedChange[] = []
  const restored: { productId: string; variantId: string; onShelf: number }[] = []
  const sign = kind === 'RETURN' ? 1 : -1
  for (const row of out.toSorted((a, b) => inOrder(a, b) || sign * (a.part - b.part))) {
    const { productId, variantId, lineId, source } = row
    const asked = lines
      ? lines.filter(({ id }) => id === lineId).reduce((sum, { quantity }) => sum + quantity, 0) -
        (back.get(lineId) ?? 0)
      : row.quantity
    const quantity = Math.min(asked, row.quantity - row.restored)
    if (quantity <= 0) continue
    if (source === 'SHELF') {
      const shelf = await returnToShelf(trx, variantId, quantity, locationId ?? row.locationId)
      if (shelf.quantity !== null)
        log.push({ ...changeOf(row, quantity, shelf.quantity), locationId: shelf.locationId })
    } else await cancelAhead(trx, variantId, quantity)
    await updateRestored(trx, row, quantity)
    back.set(lineId, (back.get(lineId) ?? 0) + quantity)
    restored.push({ productId, variantId, onShelf: source === 'SHELF' ? quantity : 0 })
  }
  await logStock(trx, log, { kind, date, orderId, caller })
  await markChanged(trx, new Set(restored.map(({ productId }) => productId)))
  const onShelf = counted(restored, (row) => row.onShelf)
  await emitStockChanged(trx, { onShelf, reason: 'REVERT_INVENTORY_CHANGE', date })
  return back
}

const changeOf = ({ productId, variantId }: Goods, change: number, after: number | null): LoggedChange => ({
  productId,
  variantId,
  change,
  after: after ?? 0,
})

function counted<Row extends { readonly variantId: string }>(rows: readonly Row[], of: (row: Row) => number) {
  const sums = new Map<string, number>()
  for (const row of rows) sums.set(row.variantId, (sums.get(row.variantId) ?? 0) + of(row))
  return sums
}
