import { z } from '@galleria/platform-client'
import { Guid } from '../../entities/common/scalars.ts'
import { MemberAbout } from '../../entities/members/about.ts'
import { Member } from '../../entities/members/member.ts'
import { MemberReport, ReportedMember } from '../../entities/members/report.ts'
import { action, created, deleted, updated } from '../definition.ts'

const Followed = z.object({ memberConnection: z.object({ memberId: Guid, affectedMemberId: Guid }) })
const ReportedMemberCreated = z.object({ reportedMember: ReportedMember })
const ReportedMemberDeleted = z.object({ reportedMemberId: Guid })

const about = 'wix.members.about.v2.member_about'
const report = 'wix.members.v1.member_report'
const follow = 'wix.members.v3.follow'

export const memberCreated = /* @__PURE__ */ created('wix.members.v1.member', Member)
export const memberUpdated = /* @__PURE__ */ updated('wix.members.v1.member', Member)
export const memberDeleted = /* @__PURE__ */ deleted('wix.members.v1.member')
export const memberAboutCreated = /* @__PURE__ */ created(about, MemberAbout)
export const memberAboutUpdated = /* @__PURE__ */ updated(about, MemberAbout)
export const memberAboutDeleted = /* @__PURE__ */ deleted(about)
export const memberReportCreated = /* @__PURE__ */ created(report, MemberReport)
export const memberReportDeleted = /* @__PURE__ */ deleted(report)
export const reportedMemberCreated = /* @__PURE__ */ action(
  report,
  'reported_member_created',
  ReportedMemberCreated,
)
export const reportedMemberDeleted = /* @__PURE__ */ action(
  report,
  'reported_member_deleted',
  ReportedMemberDeleted,
)
export const memberFollowed = /* @__PURE__ */ action(follow, 'member_followed', Followed)
export const memberUnfollowed = /* @__PURE__ */ action(follow, 'member_unfollowed', Followed)
