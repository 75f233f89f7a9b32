import { sql } from 'kysely'
import type { Db } from '../../../data/database.ts'
import type { StoredRelated } from '../tables.ts'

/** Choices of merchants by product; products without a choice are left out. */
export async function findRelated(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredRelated>> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'related'])
    .where('id', 'in', ids)
    .where('related', 'is not', null)
    .execute()
  return new Map(rows.flatMap(({ id, related }) => (related ? [[id, related] as const] : [])))
}

/** Products beside which this one is shown, by name. */
export function findRelating(db: Db, id: string, most: number) {
  return db
    .selectFrom('products')
    .select(['id', 'name', 'visible'])
    .where('related', 'is not', null)
    .where(sql<boolean>`related -> 'productIds' @> ${JSON.stringify([id])}::jsonb`)
    .orderBy('nameKey')
    .orderBy('id')
    .limit(most)
    .execute()
}
