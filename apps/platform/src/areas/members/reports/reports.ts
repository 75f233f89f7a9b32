import {
  memberReportCreated,
  memberReportDeleted,
  reportedMemberCreated,
  reportedMemberDeleted,
} from '@galleria/platform-client/events'
import { applicationError } from '../../../base/errors.ts'
import type { Trx } from '../../../data/database.ts'
import { emit, emitAll, outboxEvent } from '../../../data/outbox.ts'
import type { Caller } from '../../../http/caller.ts'
import { record } from '../audit/store.ts'
import { findMember } from '../store.ts'
import {
  deleteReportsOf,
  putReport,
  queueReported,
  type Report,
  type ReportedRow,
  type ReportRow,
} from './store.ts'

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

/** One per reporter and reported: a second one says it anew. Whoever is blocked by the reported member may report them all the same. */
export async function report(trx: Trx, given: Report, by: By): Promise<ReportRow> {
  const reporter = by.caller.type === 'MEMBER' ? by.caller.memberId : null
  if (reporter === given.reportedMemberId.toLowerCase())
    throw applicationError(400, 'SELF_REPORTING_FORBIDDEN', "You can't report yourself.")
  const reported = await findMember(trx, given.reportedMemberId)
  if (reported.status === 'BLOCKED')
    throw applicationError(400, 'CANNOT_REPORT_BLOCKED_MEMBER', 'This member is already blocked.')
  const row = await putReport(trx, { ...given, reportedMemberId: reported.id }, reporter, by.date)
  // A repeated report queues nothing new.
  if (row.createdAt.getTime() !== by.date.getTime()) return row
  const queued = await queueReported(trx, reported.id, by.date)
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
  const rows = await deleteReportsOf(trx, memberId)
  if (rows.length === 0)
    throw applicationError(404, 'CANNOT_DELETE_MEMBER_REPORTS', 'This member has no reports.')
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
