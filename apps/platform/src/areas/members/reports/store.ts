import { randomUUID } from 'node:crypto'
import {
  memberReportCreated,
  memberReportDeleted,
  reportedMemberCreated,
  reportedMemberDeleted,
} from '@galleria/platform-client/events'
import type { Selectable } from 'kysely'
import { applicationError } from '../../../base/errors.ts'
import type { Trx } from '../../../data/database.ts'
import { emit, emitAll, outboxEvent } from '../../../data/outbox.ts'
import type { Caller } from '../../../http/caller.ts'
import { record } from '../audit/store.ts'
import { findMember } from '../store.ts'
import type { MemberTables, ReportCategory } from '../tables.ts'

export type ReportRow = Selectable<MemberTables['memberReports']>
export type ReportedRow = Selectable<MemberTables['reportedMembers']>

interface By {
  readonly date: Date
  readonly caller: Caller
}

/** Wire §4.6 "MemberReport". */
export function reportView(row: ReportRow) {
  const { id, reportedMemberId, reportingMemberId, category, description } = row
  return {
    ...{ id, reportedMemberId, reportingMemberId },
    reason: { category, description },
    createdDate: row.createdAt.toISOString(),
  }
}

export function reportedView({ memberId, reportCount, reviewed, lastReportAt }: ReportedRow) {
  return { reportedMemberId: memberId, reportCount, reviewed, lastReportDate: lastReportAt.toISOString() }
}

export interface Report {
  readonly reportedMemberId: string
  readonly category: ReportCategory
  readonly description: string | null
}

/** One per reporter and reported: a second one says it anew. Whoever is blocked by the reported member may report them all the same. */
export async function report(trx: Trx, given: Report, by: By): Promise<ReportRow> {
  const reporter = by.caller.type === 'MEMBER' ? by.caller.memberId : null
  if (reporter === given.reportedMemberId.toLowerCase())
    throw applicationError(400, 'SELF_REPORTING_FORBIDDEN', "You can't report yourself.")
  const reported = await findMember(trx, given.reportedMemberId)
  if (reported.status === 'BLOCKED')
    throw applicationError(400, 'CANNOT_REPORT_BLOCKED_MEMBER', 'This member is already blocked.')
  const { category, description } = given
  const row = await trx
    .insertInto('memberReports')
    .values({
      ...{ id: randomUUID(), reportedMemberId: reported.id, reportingMemberId: reporter },
      ...{ category, description, createdAt: by.date },
    })
    .onConflict((conflict) =>
      conflict.columns(['reportedMemberId', 'reportingMemberId']).doUpdateSet({ category, description }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  // A repeated report queues nothing new.
  if (row.createdAt.getTime() !== by.date.getTime()) return row
  const queued = await trx
    .insertInto('reportedMembers')
    .values({
      memberId: reported.id,
      reportCount: 1,
      reviewed: false,
      lastReportAt: by.date,
      createdAt: by.date,
    })
    .onConflict((conflict) =>
      conflict.column('memberId').doUpdateSet((eb) => ({
        reportCount: eb('reportedMembers.reportCount', '+', 1),
        reviewed: false,
        lastReportAt: by.date,
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  await emit(trx, memberReportCreated, { entityId: row.id, ...by, entity: reportView(row) })
  if (queued.reportCount === 1)
    await emit(trx, reportedMemberCreated, {
      entityId: reported.id,
      ...by,
      body: { reportedMember: reportedView(queued) },
    })
  return row
}

/** All that is said of one member; each is told. */
export async function deleteReports(trx: Trx, memberId: string, by: By): Promise<void> {
  const rows = await trx
    .deleteFrom('memberReports')
    .where('reportedMemberId', '=', memberId)
    .returning('id')
    .execute()
  if (rows.length === 0)
    throw applicationError(404, 'CANNOT_DELETE_MEMBER_REPORTS', 'This member has no reports.')
  await trx.deleteFrom('reportedMembers').where('memberId', '=', memberId).execute()
  await emitAll(
    trx,
    [
      ...rows.map(({ id }) => outboxEvent(memberReportDeleted, { entityId: id })),
      outboxEvent(reportedMemberDeleted, { entityId: memberId, body: { reportedMemberId: memberId } }),
    ],
    by,
  )
  await record(trx, [{ memberId, action: 'REPORTS_DELETED', details: { count: rows.length } }], by)
}
