import { sql } from 'kysely'
import type { Db } from '../../../../data/database.ts'

interface Points {
  readonly balance: number
  readonly earned: number
  readonly adjusted: number
  readonly redeemed: number
  readonly expired: number
}

/** Sums over all accounts, and how they spread over the tiers; `null` is the base tier (wire §3.5). */
export async function programTotals(db: Db) {
  const sums = await sql<Points>`
    select coalesce(sum(balance), 0)::bigint as balance, coalesce(sum(earned), 0)::bigint as earned,
      coalesce(sum(adjusted), 0)::bigint as adjusted, coalesce(sum(redeemed), 0)::bigint as redeemed,
      coalesce(sum(expired), 0)::bigint as expired from loyalty_accounts`.execute(db)
  const tiers = await sql<{ id: string | null; numberOfAccounts: number }>`
    select tier_id as id, count(*)::int as number_of_accounts from loyalty_accounts
    group by tier_id order by count(*) desc, tier_id`.execute(db)
  const none = { balance: 0, earned: 0, adjusted: 0, redeemed: 0, expired: 0 }
  return { points: sums.rows[0] ?? none, tierTotals: tiers.rows }
}
