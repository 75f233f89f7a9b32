import { sql } from 'kysely'
import type { Trx } from '../../../../data/database.ts'
import type { Done } from '../done.ts'

/** Transfers a member's reports to another, except reports about the one who takes them over. */
export async function reassign(trx: Trx, from: string, to: string): Promise<Done[]> {
  const { rows } = await sql`update member_reports r set reporting_member_id = ${to}::uuid
    where r.reporting_member_id = ${from}::uuid and r.reported_member_id <> ${to}::uuid and not exists (
      select 1 from member_reports o
      where o.reported_member_id = r.reported_member_id and o.reporting_member_id = ${to}::uuid)
    returning r.id`.execute(trx)
  if (rows.length === 0) return []
  return [
    {
      name: 'reports',
      count: rows.length,
      fate: 'REASSIGNED',
      why: 'mail.deleted-why-reassigned',
    },
  ]
}
