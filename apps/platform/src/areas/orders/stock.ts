import type { Trx } from '../../data/database.ts'
import { emitStockChanged, isAvailable, markChanged } from '../catalog/index.ts'

export interface Goods {
  readonly lineId: string
  readonly productId: string
  readonly variantId: string
  readonly quantity: number
}

type TakenGoods = Goods & { readonly source: 'SHELF' | 'AHEAD' }

/** In one order everywhere, so that two baskets with the same goods never wait for each other. */
const inOrder = (a: Goods, b: Goods) =>
  a.variantId < b.variantId ? -1 : a.variantId > b.variantId ? 1 : a.lineId < b.lineId ? -1 : 1

/** Takes what is counted, atomically, and says of what there was too little; the caller decides whether that undoes all. */
export async function takeStock(
  trx: Trx,
  { orderId, date }: { readonly orderId: string; readonly date: Date },
  wanted: readonly Goods[],
): Promise<{ readonly short: readonly Goods[] }> {
  if (wanted.length === 0) return { short: [] }
  const variants = await trx
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.productId')
    .select(['variants.id', 'trackQuantity', 'quantity', 'inStock', 'variants.preorder'])
    .where('variants.id', 'in', [...new Set(wanted.map(({ variantId }) => variantId))])
    .execute()
  const taken: TakenGoods[] = []
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
    await trx
      .insertInto('orderStock')
      .values(taken.map((goods) => ({ orderId, ...goods })))
      .execute()
    await markChanged(trx, new Set(taken.map(({ productId }) => productId)))
    const onShelf = counted(taken, (goods) => (goods.source === 'SHELF' ? -goods.quantity : 0))
    await emitStockChanged(trx, { onShelf, reason: 'ORDER', date })
  }
  return { short }
}

function takeFromStock(trx: Trx, { variantId, quantity }: Goods) {
  return trx
    .updateTable('variants')
    .set((column) => ({
      quantity: column('quantity', '-', quantity),
      stockRevision: column('stockRevision', '+', 1),
    }))
    .where('id', '=', variantId)
    .where('quantity', '>=', quantity)
    .returning('id')
    .executeTakeFirst()
}

/** Counted against the limit in the row itself: two at once cannot both have the last. */
function orderAhead(
  trx: Trx,
  { variantId, quantity }: Goods,
  preorder: { readonly enabled: boolean; readonly limit?: number } | null,
) {
  return trx
    .updateTable('variants')
    .set((column) => ({
      preordered: column('preordered', '+', quantity),
      stockRevision: column('stockRevision', '+', 1),
    }))
    .where('id', '=', variantId)
    .where('preordered', '<=', preorder?.enabled ? (preorder.limit ?? 2 ** 30) - quantity : -1)
    .returning('id')
    .executeTakeFirst()
}

/** Puts goods back to where they came from: all that is still out, or so many of each line. */
export async function restock(
  trx: Trx,
  { orderId, date }: { readonly orderId: string; readonly date: Date },
  lines?: readonly { readonly id: string; readonly quantity: number }[],
): Promise<ReadonlyMap<string, number>> {
  const out = await trx.selectFrom('orderStock').selectAll().where('orderId', '=', orderId).execute()
  const back = new Map<string, number>()
  for (const row of out.toSorted(inOrder)) {
    const asked = lines
      ? lines.filter(({ id }) => id === row.lineId).reduce((sum, { quantity }) => sum + quantity, 0)
      : row.quantity
    const quantity = Math.min(asked, row.quantity - row.restored)
    if (quantity <= 0) continue
    await trx
      .updateTable('variants')
      .set((column) => ({
        stockRevision: column('stockRevision', '+', 1),
        ...(row.source === 'SHELF'
          ? { quantity: column('quantity', '+', quantity) }
          : { preordered: column('preordered', '-', quantity) }),
      }))
      .where('id', '=', row.variantId)
      .execute()
    await trx
      .updateTable('orderStock')
      .set((column) => ({ restored: column('restored', '+', quantity) }))
      .where('orderId', '=', orderId)
      .where('lineId', '=', row.lineId)
      .execute()
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
