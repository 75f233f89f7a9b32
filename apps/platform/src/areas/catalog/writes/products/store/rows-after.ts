import type { Trx } from '../../../../../data/database.ts'

export function findNames(trx: Trx, table: 'brands' | 'ribbons', ids: readonly string[]) {
  return trx.selectFrom(table).select(['id', 'name']).where('id', 'in', ids).execute()
}

export async function findVisibleCollections(trx: Trx, ids: readonly string[]): Promise<string[]> {
  const rows = await trx
    .selectFrom('collections')
    .select('id')
    .where('id', 'in', ids)
    .where('visible', '=', true)
    .execute()
  return rows.map(({ id }) => id)
}

export function findSubscriptions(trx: Trx, productIds: readonly string[]) {
  return trx
    .selectFrom('subscriptionOptions')
    .selectAll()
    .where('productId', 'in', productIds)
    .orderBy('position')
    .orderBy('id')
    .execute()
}
