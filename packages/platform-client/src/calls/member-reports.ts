import { defineCall, type Service, z } from '@galleria/platform-client'
import { MemberReport, ReportedMember } from '../entities/members/report.ts'
import { CursorMetadata, type CursorQuery } from '../schemas/paging.ts'

export type { MemberReport, ReportedMember } from '../entities/members/report.ts'

const service: Service = {
  package: '@wix/auto_sdk_members_member-report',
  fqn: 'com.wixpress.members.memberreports.MemberReports',
  entity: 'wix.members.v1.member_report',
}
const path = '/members/v1/member-reports'

/** SELF_REPORTING_FORBIDDEN, CANNOT_REPORT_BLOCKED_MEMBER (wire §3.8). */
export const reportMember = /* @__PURE__ */ defineCall<
  {
    memberReport: {
      reportedMemberId: string
      reason: { category: 'SPAM' | 'IMPERSONATION' | 'HARASSMENT' | 'OTHER'; description?: string }
    }
  },
  { memberReport: MemberReport }
>({
  name: 'ReportMember',
  service,
  method: 'POST',
  path,
  output: () => z.object({ memberReport: MemberReport }),
})

/** By the owner (wire §3.8). */
export const queryMemberReports = /* @__PURE__ */ defineCall<
  { query: CursorQuery },
  { memberReports: MemberReport[]; pagingMetadata: z.infer<typeof CursorMetadata> }
>({
  name: 'QueryMemberReports',
  service,
  method: 'POST',
  path: `${path}/query`,
  output: () => z.object({ memberReports: z.array(MemberReport), pagingMetadata: CursorMetadata }),
})

/** The stewards' queue, by the owner (wire §3.8). */
export const queryReportedMembers = /* @__PURE__ */ defineCall<
  { query: CursorQuery },
  { reportedMembers: ReportedMember[]; pagingMetadata: z.infer<typeof CursorMetadata> }
>({
  name: 'QueryReportedMembers',
  service,
  method: 'POST',
  path: `${path}/members/query`,
  output: () => z.object({ reportedMembers: z.array(ReportedMember), pagingMetadata: CursorMetadata }),
})

/** Looked after; a new report opens it again. Not in the wire reference. */
export const reviewReportedMember = /* @__PURE__ */ defineCall<
  { memberId: string },
  { reportedMember: ReportedMember }
>({
  name: 'ReviewReportedMember',
  service,
  method: 'POST',
  path: `${path}/members/{memberId}/review`,
  output: () => z.object({ reportedMember: ReportedMember }),
})

/** All of one member, by the owner (wire §3.8). */
export const deleteMemberReports = /* @__PURE__ */ defineCall<{ memberId: string }, object>({
  name: 'DeleteMemberReports',
  service,
  method: 'DELETE',
  path: `${path}/members/{memberId}`,
  output: () => z.object({}),
})
