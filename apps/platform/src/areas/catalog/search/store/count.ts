import { sql } from 'kysely'
import type { Db } from '../../../../data/database.ts'

/** Whether the catalog has more products than this; it counts no further. */
export async function holdsMoreThan(db: Db, most: number): Promise<boolean> {
  const { rows } = await sql`select 1 from products order by id limit 1 offset ${most}`.execute(db)
  return rows.length > 0
}
