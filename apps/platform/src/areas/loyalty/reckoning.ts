import { sql } from 'kysely'
import type { Db, Trx } from '../../data/database.ts'

/** Which settings of program and tiers are in force: accounts of a lower number are brought up to it by a job (decision 0214). */
export async function currentReckoning(db: Db | Trx): Promise<number> {
  const { rows } = await sql<{ reckoning: number }>`
    select coalesce(sum(reckoning), 0)::bigint as reckoning from (
      select reckoning from loyalty_program union all select reckoning from loyalty_tier_settings) as settings`.execute(
    db,
  )
  return rows[0]?.reckoning ?? 0
}
