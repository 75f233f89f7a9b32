import { sql } from 'kysely'
import type { Db } from '../../database.ts'

/** Whether any target is to be sent events of one of these types. */
export async function isWanted(db: Db, types: readonly string[]): Promise<boolean> {
  const { rows } = await sql`select 1 from event_subscriptions
    where status = 'ENABLED' and (types is null or types && ${[...types]}::text[]) limit 1`.execute(db)
  return rows.length > 0
}
