import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_members_member-report', fqn: 'com.wixpress.members.memberreports.MemberReports', entity: 'wix.members.v1.member_report' }

export const queryReportedMembers = { service, name: 'QueryReportedMembers', method: 'POST', path: '/members/v1/member-reports/members/query', audience: 'STAFF', hosted: 'wire' } as const
export const listReportedMembers = { service, name: 'ListReportedMembers', method: 'GET', path: '/members/v1/member-reports/members', audience: 'STAFF', hosted: 'wire' } as const
export const reviewReportedMember = { service, name: 'ReviewReportedMember', method: 'POST', path: '/members/v1/member-reports/members/{memberId}/review', audience: 'STAFF' } as const
export const deleteMemberReports = { service, name: 'DeleteMemberReports', method: 'DELETE', path: '/members/v1/member-reports/members/{memberId}', audience: 'STAFF', hosted: 'wire' } as const
export const queryMemberReports = { service, name: 'QueryMemberReports', method: 'POST', path: '/members/v1/member-reports/query', audience: 'STAFF', hosted: 'wire' } as const
export const reportMember = { service, name: 'ReportMember', method: 'POST', path: '/members/v1/member-reports', audience: 'MEMBERS_AND_STAFF', hosted: 'wire' } as const
