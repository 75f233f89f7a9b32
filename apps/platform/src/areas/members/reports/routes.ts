import { MemberReport, ReportedMember } from '@galleria/platform-client/entities/members'
import * as operations from '@galleria/platform-client/operations/members/member-reports'
import { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'
import { numeric } from '../../../base/query.ts'
import { plainText } from '../../../base/texts/plain-text.ts'
import { transaction } from '../../../data/database.ts'
import type { Place } from '../../../data/query-language/keyset.ts'
import { byCursor } from '../../../data/query-language/query.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Services } from '../../../data/services.ts'
import type { Caller } from '../../../http/caller.ts'
import { CursorMetadata, Nothing } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import { record } from '../audit/store.ts'
import { pageOf } from '../page-store.ts'
import { reportedList, reportList, reviewReported } from './list-store.ts'
import { deleteReports, report, reportedView, reportView } from './reports.ts'
import type { ReportedRow, ReportRow } from './store.ts'

const Limit = z.object({
  limit: numeric(z.int().min(1).max(1000)).default(100),
  cursor: z.string().max(16_000).nullish(),
})
const Query = z.object({
  filter: z.unknown().optional(),
  sort: z
    .array(z.object({ fieldName: z.string().max(100), order: z.enum(['ASC', 'DESC']).default('ASC') }))
    .max(1)
    .default([]),
  cursorPaging: Limit.prefault({}),
  paging: byCursor,
})

const Reported = z.object({ reportedMembers: z.array(ReportedMember), pagingMetadata: CursorMetadata })
const ById = z.object({ memberId: z.string() })

/** Routes of reports about members to the moderators (wire §3.8). */
export function reportRoutes(app: App): void {
  operation(
    app,
    operations.queryReportedMembers,
    { body: z.object({ query: Query.prefault({}) }), answer: Reported },
    (call) => reportedMembers(call, call.input.query),
  )

  operation(
    app,
    operations.listReportedMembers,
    { query: z.object({ cursorPaging: Limit.prefault({}) }), answer: Reported },
    // Wire §1.8, "reported members query": by their first report, oldest first.
    (call) => {
      const sort = [{ fieldName: 'createdDate', order: 'ASC' as const }]
      return reportedMembers(call, { sort, cursorPaging: call.input.cursorPaging }, { at: '' })
    },
  )

  operation(
    app,
    operations.reviewReportedMember,
    { body: ById, answer: z.object({ reportedMember: ReportedMember }) },
    ({ db, clock, caller, input: { memberId } }) =>
      transaction(db, async (trx) => {
        const row = isUuid(memberId) ? await reviewReported(trx, memberId) : undefined
        if (!row) throw applicationError(404, 'NOT_FOUND', 'This member has no reports.')
        const entry = { memberId: row.memberId, action: 'REPORTS_REVIEWED' } as const
        await record(trx, [entry], { date: clock.now(), caller })
        return { reportedMember: reportedView(row) }
      }),
  )

  operation(
    app,
    operations.deleteMemberReports,
    { query: ById, answer: Nothing },
    ({ db, clock, caller, input: { memberId } }) =>
      transaction(db, async (trx) => {
        const id = isUuid(memberId) ? memberId.toLowerCase() : '00000000-0000-0000-0000-000000000000'
        await deleteReports(trx, id, { date: clock.now(), caller })
        return {}
      }),
  )

  operation(
    app,
    operations.queryMemberReports,
    {
      body: z.object({ query: Query.prefault({}) }),
      answer: z.object({ memberReports: z.array(MemberReport), pagingMetadata: CursorMetadata }),
    },
    async (call) => {
      const list = reportList()
      const { pageRows, metadata } = await pageOf<ReportRow>(call, list, call.input.query)
      return { memberReports: pageRows.map(reportView), pagingMetadata: metadata }
    },
  )

  operation(
    app,
    operations.reportMember,
    {
      body: z.object({
        memberReport: z.strictObject({
          reportedMemberId: z.string().max(100),
          reason: z.strictObject({
            category: z.enum(['SPAM', 'IMPERSONATION', 'HARASSMENT', 'OTHER']),
            description: plainText(1000).nullish(),
          }),
        }),
      }),
      answer: z.object({ memberReport: MemberReport }),
    },
    ({ db, clock, caller, input: { memberReport } }) => {
      const { reportedMemberId, reason } = memberReport
      const given = {
        reportedMemberId,
        category: reason.category,
        description: reason.description || null,
      }
      return transaction(db, async (trx) => ({
        memberReport: reportView(await report(trx, given, { date: clock.now(), caller })),
      }))
    },
  )
}

type Access = Pick<Services, 'db' | 'config'> & { readonly caller: Caller }

async function reportedMembers(access: Access, query: z.output<typeof Query>, place?: Place) {
  const list = reportedList()
  const { pageRows, metadata } = await pageOf<ReportedRow & { id: string }>(access, list, query, place)
  return { reportedMembers: pageRows.map(reportedView), pagingMetadata: metadata }
}
