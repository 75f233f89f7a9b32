import { defineCall, z } from '@galleria/platform-client'
import { MemberReport, ReportedMember } from '../../entities/members/report.ts'
import * as operations from '../../operations/members/member-reports.ts'
import { CursorMetadata, type CursorQuery } from '../../schemas/paging.ts'

export type { MemberReport, ReportedMember } from '../../entities/members/report.ts'

/** SELF_REPORTING_FORBIDDEN, CANNOT_REPORT_BLOCKED_MEMBER (wire §3.8). */
export const reportMember = /* @__PURE__ */ defineCall<
  {
    memberReport: {
      reportedMemberId: string
      reason: { category: 'SPAM' | 'IMPERSONATION' | 'HARASSMENT' | 'OTHER'; description?: string }
    }
  },
  { memberReport: MemberReport }
>(operations.reportMember, () => z.object({ memberReport: MemberReport }))

/** By the owner (wire §3.8). */
export const queryMemberReports = /* @__PURE__ */ defineCall<
  { query: CursorQuery },
  { memberReports: MemberReport[]; pagingMetadata: z.infer<typeof CursorMetadata> }
>(operations.queryMemberReports, () =>
  z.object({ memberReports: z.array(MemberReport), pagingMetadata: CursorMetadata }),
)

/** Queue for staff (wire §3.8). */
export const queryReportedMembers = /* @__PURE__ */ defineCall<
  { query: CursorQuery },
  { reportedMembers: ReportedMember[]; pagingMetadata: z.infer<typeof CursorMetadata> }
>(operations.queryReportedMembers, () =>
  z.object({ reportedMembers: z.array(ReportedMember), pagingMetadata: CursorMetadata }),
)

/** Looked after; a new report opens it again. Not in the wire reference. */
export const reviewReportedMember = /* @__PURE__ */ defineCall<
  { memberId: string },
  { reportedMember: ReportedMember }
>(operations.reviewReportedMember, () => z.object({ reportedMember: ReportedMember }))

/** All of one member, by the owner (wire §3.8). */
export const deleteMemberReports = /* @__PURE__ */ defineCall<{ memberId: string }, object>(
  operations.deleteMemberReports,
  () => z.object({}),
)
