import type { Trx } from '../../../data/database.ts'

export async function deleteHeldStock(trx: Trx, orderId: string): Promise<void> {
  await trx.deleteFrom('orderStock').where('orderId', '=', orderId).execute()
}

export function findHeldLine(trx: Trx, orderId: string) {
  return trx.selectFrom('orderStock').select('lineId').where('orderId', '=', orderId).executeTakeFirst()
}

export function lockVariants(trx: Trx, wanted: readonly Goods[]) {
  return trx
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.productId')
    .select(['variants.id', 'trackQuantity', 'quantity', 'inStock', 'variants.preorder'])
    .where('variants.id', 'in', [...new Set(wanted.map(({ variantId }) => variantId))])
    .execute()
}

export interface Goods {
  readonly lineId: string
  readonly productId: string
  readonly variantId: string
  readonly quantity: number
}

export async function insertHeldStock(trx: Trx, orderId: string, taken: readonly Taken[]): Promise<void> {
  await trx
    .insertInto('orderStock')
    .values(taken.map((goods) => ({ orderId, ...goods })))
    .execute()
}

export type Taken = Goods & { readonly source: 'SHELF' | 'AHEAD' }

export function findHeldStock(trx: Trx, orderId: string) {
  return trx.selectFrom('orderStock').selectAll().where('orderId', '=', orderId).execute()
}

export async function returnToVariant(
  trx: Trx,
  variantId: string,
  source: 'SHELF' | 'AHEAD',
  quantity: number,
): Promise<void> {
  await trx
    .updateTable('variants')
    .set((column) => ({
      stockRevision: column('stockRevision', '+', 1),
      ...(source === 'SHELF'
        ? { quantity: column('quantity', '+', quantity) }
        : { preordered: column('preordered', '-', quantity) }),
    }))
    .where('id', '=', variantId)
    .execute()
}

export async function updateRestored(
  trx: Trx,
  orderId: string,
  lineId: string,
  quantity: number,
): Promise<void> {
  await trx
    .updateTable('orderStock')
    .set((column) => ({ restored: column('restored', '+', quantity) }))
    .where('orderId', '=', orderId)
    .where('lineId', '=', lineId)
    .execute()
}

export function takeFromStock(trx: Trx, { variantId, quantity }: Goods) {
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
export function orderAhead(
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
