import { sql } from 'kysely'
import type { Db } from '../../../../data/database.ts'
import type { Month } from '../answers.ts'

/** Points moved in each of the last months, whole ones; refunds count against what was redeemed. */
export async function pointsOverTime(db: Db, now: Date, months: number): Promise<Month[]> {
  const first = (back: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1))
  const { rows } = await sql<Month>`
    select to_char(created_at at time zone 'UTC', 'YYYY-MM') as month,
      coalesce(sum(amount) filter (where type = 'EARN'), 0)::bigint as earned,
      coalesce(-sum(amount) filter (where type in ('REDEEM', 'REFUND')), 0)::bigint as redeemed,
      coalesce(sum(amount) filter (where type in ('ADJUST', 'UNKNOWN')), 0)::bigint as adjusted,
      coalesce(-sum(amount) filter (where type = 'EXPIRE'), 0)::bigint as expired
    from loyalty_transactions where created_at >= ${first(months - 1)} group by 1`.execute(db)
  const known = new Map(rows.map((row) => [row.month, row]))
  return Array.from({ length: months }, (_, index) => {
    const month = first(months - 1 - index)
      .toISOString()
      .slice(0, 7)
    return known.get(month) ?? { month, earned: 0, redeemed: 0, adjusted: 0, expired: 0 }
  })
}
