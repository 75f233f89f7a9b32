import type { Trx } from '../../../data/database.ts'
import { emitStockChanged, isAvailable, markChanged } from '../../catalog/index.ts'
import {
  findHeldStock,
  type Goods,
  insertHeldStock,
  lockVariants,
  orderAhead,
  returnToVariant,
  type Taken,
  takeFromStock,
  updateRestored,
} from './store.ts'

/** Lock order of goods, the same everywhere, so that two carts with the same goods cannot deadlock. */
const inOrder = (a: Goods, b: Goods) =>
  a.variantId < b.variantId ? -1 : a.variantId > b.variantId ? 1 : a.lineId < b.lineId ? -1 : 1

/** Takes what is counted, atomically, and says of what there was too little; the caller decides whether that undoes all. */
export async function takeStock(
  trx: Trx,
  { orderId, date }: { readonly orderId: string; readonly date: Date },
  wanted: readonly Goods[],
): Promise<{ readonly short: readonly Goods[] }> {
  if (wanted.length === 0) return { short: [] }
  const variants = await lockVariants(trx, wanted)
  const taken: Taken[] = []
  const short: Goods[] = []
  for (const goods of wanted.toSorted(inOrder)) {
    const variant = variants.find(({ id }) => id === goods.variantId)
    if (!variant || (!variant.trackQuantity && variant.inStock)) continue
    const source = isAvailable(variant) ? 'SHELF' : 'AHEAD'
    const done =
      source === 'SHELF' ? await takeFromStock(trx, goods) : await orderAhead(trx, goods, variant.preorder)
    if (done) taken.push({ ...goods, source })
    else short.push(goods)
  }
  if (taken.length) {
    await insertHeldStock(trx, orderId, taken)
    await markChanged(trx, new Set(taken.map(({ productId }) => productId)))
    const onShelf = counted(taken, (goods) => (goods.source === 'SHELF' ? -goods.quantity : 0))
    await emitStockChanged(trx, { onShelf, reason: 'ORDER', date })
  }
  return { short }
}

/** Puts goods back to where they came from: all that is still out, or so many of each line. */
export async function restock(
  trx: Trx,
  { orderId, date }: { readonly orderId: string; readonly date: Date },
  lines?: readonly { readonly id: string; readonly quantity: number }[],
): Promise<ReadonlyMap<string, number>> {
  const out = await findHeldStock(trx, orderId)
  const back = new Map<string, number>()
  for (const row of out.toSorted(inOrder)) {
    const asked = lines
      ? lines.filter(({ id }) => id === row.lineId).reduce((sum, { quantity }) => sum + quantity, 0)
      : row.quantity
    const quantity = Math.min(asked, row.quantity - row.restored)
    if (quantity <= 0) continue
    await returnToVariant(trx, row.variantId, row.source, quantity)
    await updateRestored(trx, orderId, row.lineId, quantity)
    back.set(row.lineId, quantity)
  }
  const restored = out.filter(({ lineId }) => back.has(lineId))
  await markChanged(trx, new Set(restored.map(({ productId }) => productId)))
  const onShelf = counted(restored, (row) => (row.source === 'SHELF' ? (back.get(row.lineId) ?? 0) : 0))
  await emitStockChanged(trx, { onShelf, reason: 'REVERT_INVENTORY_CHANGE', date })
  return back
}

function counted<Row extends { readonly variantId: string }>(rows: readonly Row[], of: (row: Row) => number) {
  const sums = new Map<string, number>()
  for (const row of rows) sums.set(row.variantId, (sums.get(row.variantId) ?? 0) + of(row))
  return sums
}
