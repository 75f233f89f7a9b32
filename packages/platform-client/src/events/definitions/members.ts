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

/** `wix.members.v1.member_created` (wire §2.11). */
export const memberCreated = /* @__PURE__ */ created('wix.members.v1.member', Member)
/** `wix.members.v1.member_updated` (wire §2.11). */
export const memberUpdated = /* @__PURE__ */ updated('wix.members.v1.member', Member)
/** `wix.members.v1.member_deleted` (wire §2.11). */
export const memberDeleted = /* @__PURE__ */ deleted('wix.members.v1.member')
/** `wix.members.about.v2.member_about_created` (wire §2.11). */
export const memberAboutCreated = /* @__PURE__ */ created(about, MemberAbout)
/** `wix.members.about.v2.member_about_updated` (wire §2.11). */
export const memberAboutUpdated = /* @__PURE__ */ updated(about, MemberAbout)
/** `wix.members.about.v2.member_about_deleted` (wire §2.11). */
export const memberAboutDeleted = /* @__PURE__ */ deleted(about)
/** `wix.members.v1.member_report_created` (wire §2.11). */
export const memberReportCreated = /* @__PURE__ */ created(report, MemberReport)
/** `wix.members.v1.member_report_deleted` (wire §2.11). */
export const memberReportDeleted = /* @__PURE__ */ deleted(report)
/** `wix.members.v1.member_report_reported_member_created` (wire §2.11). */
export const reportedMemberCreated = /* @__PURE__ */ action(
  report,
  'reported_member_created',
  ReportedMemberCreated,
)
/** `wix.members.v1.member_report_reported_member_deleted` (wire §2.11). */
export const reportedMemberDeleted = /* @__PURE__ */ action(
  report,
  'reported_member_deleted',
  ReportedMemberDeleted,
)
/** `wix.members.v3.follow_member_followed` (wire §2.11). */
export const memberFollowed = /* @__PURE__ */ action(follow, 'member_followed', Followed)
/** `wix.members.v3.follow_member_unfollowed` (wire §2.11). */
export const memberUnfollowed = /* @__PURE__ */ action(follow, 'member_unfollowed', Followed)
