import { sql } from 'kysely'
import type { Db } from '../../../../../data/database.ts'

/** Ids of products whose date has come, the earliest first. Dates are text in UTC, all of one length. */
export async function findScheduled(db: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from products
    where publication->>'date' is not null and publication->>'date' <= ${now.toISOString()}
    order by publication->>'date' limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
