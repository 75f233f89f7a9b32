import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Trx } from '../../../data/database.ts'
import type { MemberTables, ReportCategory } from '../tables.ts'

export type ReportRow = Selectable<MemberTables['memberReports']>
export type ReportedRow = Selectable<MemberTables['reportedMembers']>

export interface Report {
  readonly reportedMemberId: string
  readonly category: ReportCategory
  readonly description: string | null
}

/** One per reporter and reported: a second one replaces what the first said, and keeps its date. */
export function putReport(
  trx: Trx,
  { reportedMemberId, category, description }: Report,
  reportingMemberId: string | null,
  createdAt: Date,
): Promise<ReportRow> {
  return trx
    .insertInto('memberReports')
    .values({ id: randomUUID(), reportedMemberId, reportingMemberId, category, description, createdAt })
    .onConflict((conflict) =>
      conflict.columns(['reportedMemberId', 'reportingMemberId']).doUpdateSet({ category, description }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Puts a member into the queue, or counts one more report there. */
export function queueReported(trx: Trx, memberId: string, date: Date): Promise<ReportedRow> {
  return trx
    .insertInto('reportedMembers')
    .values({ memberId, reportCount: 1, reviewed: false, lastReportAt: date, createdAt: date })
    .onConflict((conflict) =>
      conflict.column('memberId').doUpdateSet((eb) => ({
        reportCount: eb('reportedMembers.reportCount', '+', 1),
        reviewed: false,
        lastReportAt: date,
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Deletes all reports of one member, and their place in the queue. */
export async function deleteReportsOf(trx: Trx, memberId: string): Promise<{ readonly id: string }[]> {
  const rows = await trx
    .deleteFrom('memberReports')
    .where('reportedMemberId', '=', memberId)
    .returning('id')
    .execute()
  await trx.deleteFrom('reportedMembers').where('memberId', '=', memberId).execute()
  return rows
}
