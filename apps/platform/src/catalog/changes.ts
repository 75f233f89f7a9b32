import { sql } from 'kysely'
import type { Trx } from '../database.ts'

/**
 * In the transaction of any change of these products, stock included. By the database's clock, which all servers share,
 * and when it is written: the transaction may have begun long before.
 */
export async function markChanged(trx: Trx, productIds: Iterable<string>): Promise<void> {
  const ids = [...productIds].sort()
  if (!ids.length) return
  await trx
    .updateTable('products')
    .set({ changedAt: sql<Date>`clock_timestamp()` })
    .where('id', 'in', ids)
    .execute()
}

/** Text, because a JavaScript date drops the microseconds, and in an order that text has too. */
export const changeMark = sql<string>`to_char(products.changed_at at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS.US')`
