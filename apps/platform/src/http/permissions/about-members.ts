import * as authentication from '@galleria/platform-client/operations/identity/authentication'
import * as redirectSession from '@galleria/platform-client/operations/identity/redirect-session'
import * as badges from '@galleria/platform-client/operations/members/badges'
import * as badgesV4 from '@galleria/platform-client/operations/members/badges-v4'
import * as memberAbout from '@galleria/platform-client/operations/members/member-about'
import * as memberAdministration from '@galleria/platform-client/operations/members/member-administration'
import * as memberCommunity from '@galleria/platform-client/operations/members/member-community'
import * as memberFollowers from '@galleria/platform-client/operations/members/member-followers'
import * as memberReports from '@galleria/platform-client/operations/members/member-reports'
import * as members from '@galleria/platform-client/operations/members/members'
import { sql } from 'kysely'
import type { Db } from '../../data/database.ts'
import { routeOf } from './permission.ts'

/**
 * Fields of a member that a moderator's call changes: status with the store (role, status, sessions, reports), or
 * what is told of them (profile, badges, letters).
 */
type Changes = 'STANDING' | 'PROFILE'

export interface AboutMembers {
  readonly changes: Changes
  /** Ids of the members whom the input names, found by another thing's id where that is what it names. */
  readonly members: (input: never, db: Db) => readonly unknown[] | Promise<readonly unknown[]>
  /** Input that only the owner may send, whomever it is about. */
  readonly ownersAlone?: (input: never) => boolean
  /** Codes that the wire has for the refusal; `OWNER_ONLY` where it has none. */
  readonly codes?: { readonly owner: string; readonly self: string }
}

const byId = ({ id }: { id: string }) => [id]
const byMemberId = ({ memberId }: { memberId: string }) => [memberId]
const byMemberIds = ({ memberIds }: { memberIds: readonly string[] }) => memberIds
const byIdentity = ({ identityId }: { identityId?: string | null | undefined }) => [identityId]

const moderation = (members: AboutMembers['members'], codes?: AboutMembers['codes']): AboutMembers => ({
  changes: 'STANDING',
  members,
  ...(codes ? { codes } : {}),
})
const profile = (members: AboutMembers['members']): AboutMembers => ({ changes: 'PROFILE', members })

/** Codes of wire §3.7 "BlockMember". */
export const blocking = { owner: 'OWNER_MEMBER_BLOCK_FORBIDDEN', self: 'MEMBER_SELF_BLOCK_FORBIDDEN' }

/**
 * Every call by which moderators change one member or some. Staff who are not the owner change nothing of the owner, and not
 * the standing of anybody who works for the store, themselves included (`refusalOfStaff`).
 */
export const aboutMembers: Readonly<Record<string, AboutMembers>> = {
  [routeOf(members.muteMember)]: moderation(byId),
  [routeOf(members.unmuteMember)]: moderation(byId),
  [routeOf(members.approveMember)]: moderation(byId),
  [routeOf(members.blockMember)]: moderation(byId, blocking),
  [routeOf(members.disconnectMember)]: moderation(byId, blocking),
  [routeOf(members.deleteMember)]: moderation(byId),
  [routeOf(memberAdministration.endMemberSessions)]: moderation(byMemberId),
  [routeOf(memberAdministration.setMemberRole)]: {
    ...moderation(byMemberId),
    ownersAlone: ({ role }: { role: string }) => role === 'OWNER',
  },
  [routeOf(memberReports.reviewReportedMember)]: moderation(byMemberId),
  [routeOf(memberReports.deleteMemberReports)]: moderation(byMemberId),
  [routeOf(members.updateMemberSlug)]: profile(byId),
  [routeOf(members.updateMember)]: profile(({ member }: { member: { id: string } }) => [member.id]),
  [routeOf(members.deleteMemberPhones)]: profile(byId),
  [routeOf(members.deleteMemberEmails)]: profile(byId),
  [routeOf(members.deleteMemberAddresses)]: profile(byId),
  [routeOf(memberAbout.createMemberAbout)]: profile(
    ({ memberAbout }: { memberAbout: { memberId?: string | null | undefined } }) => [memberAbout.memberId],
  ),
  [routeOf(memberAbout.updateMemberAbout)]: profile(({ memberAbout }: { memberAbout: { id: string } }, db) =>
    writersOf(db, memberAbout.id),
  ),
  [routeOf(memberAbout.deleteMemberAbout)]: profile(({ id }: { id: string }, db) => writersOf(db, id)),
  [routeOf(badges.assignBadge)]: profile(byMemberIds),
  [routeOf(badges.unassignBadge)]: profile(byMemberIds),
  [routeOf(badgesV4.createBadgeAssignment)]: profile(
    ({ badgeAssignment }: { badgeAssignment: { memberId: string } }) => [badgeAssignment.memberId],
  ),
  [routeOf(badgesV4.bulkCreateBadgeAssignments)]: profile(
    ({ badgeAssignments }: { badgeAssignments: readonly { memberId: string }[] }) =>
      badgeAssignments.map(({ memberId }) => memberId),
  ),
  [routeOf(badgesV4.bulkDeleteBadgeAssignments)]: profile(
    ({ badgeAssignmentIds }: { badgeAssignmentIds: readonly string[] }, db) =>
      wearersOf(db, badgeAssignmentIds),
  ),
  [routeOf(badgesV4.deleteBadgeAssignment)]: profile(
    ({ badgeAssignmentId }: { badgeAssignmentId: string }, db) => wearersOf(db, [badgeAssignmentId]),
  ),
  [routeOf(authentication.sendActivationEmail)]: profile(byIdentity),
  [routeOf(authentication.startVerification)]: profile(byIdentity),
  [routeOf(authentication.start)]: profile(byIdentity),
}

/**
 * Moderator calls that name no member, or whose members are looked at one by one: a job asks `refusalOfStaff` for each as it
 * comes to it. A call that is in neither list stops the tests.
 */
export const aboutNobody: readonly string[] = [
  routeOf(members.createMember),
  routeOf(members.countMembers),
  routeOf(members.bulkApproveMembers),
  routeOf(members.bulkBlockMembers),
  routeOf(members.bulkMuteMembers),
  routeOf(members.bulkUnmuteMembers),
  routeOf(members.queryMembers),
  routeOf(memberAbout.queryMemberAbouts),
  routeOf(badges.createBadge),
  routeOf(badges.updateBadgesDisplayOrder),
  routeOf(badges.updateBadge),
  routeOf(badges.deleteBadge),
  routeOf(badges.listMembersBadgeIds),
  routeOf(memberFollowers.queryMemberConnections),
  routeOf(badgesV4.createBadge),
  routeOf(badgesV4.queryBadgesV4),
  routeOf(badgesV4.updateBadgesDisplayOrder),
  routeOf(badgesV4.moveBadge),
  routeOf(badgesV4.updateBadgeV4),
  routeOf(badgesV4.deleteBadge),
  routeOf(badgesV4.queryBadgeAssignments),
  routeOf(memberReports.reportMember),
  routeOf(memberReports.queryMemberReports),
  routeOf(memberReports.queryReportedMembers),
  routeOf(memberCommunity.updateCommunitySettings),
  routeOf(memberCommunity.createMemberCustomField),
  routeOf(memberCommunity.updateMemberCustomField),
  routeOf(memberCommunity.deleteMemberCustomField),
  routeOf(memberAdministration.queryMemberAudit),
  // Calls that sign somebody in or up by what that person knows.
  routeOf(authentication.register),
  routeOf(authentication.validateEmail),
  routeOf(authentication.login),
  routeOf(authentication.verifyFactor),
  routeOf(authentication.verifyDuringAuthentication),
  routeOf(authentication.resendDuringAuthentication),
  routeOf(authentication.sendRecoveryEmail),
  routeOf(authentication.recover),
  routeOf(redirectSession.createRedirectSession),
]

async function writersOf(db: Db, aboutId: string): Promise<string[]> {
  const { rows } = await sql<{ memberId: string }>`
    select member_id from member_abouts where id::text = ${aboutId.toLowerCase()}`.execute(db)
  return rows.map(({ memberId }) => memberId)
}

async function wearersOf(db: Db, assignmentIds: readonly string[]): Promise<string[]> {
  const ids = assignmentIds.map((id) => id.toLowerCase())
  const { rows } = await sql<{ memberId: string }>`
    select member_id from badge_assignments where id::text = any(${ids}::text[])`.execute(db)
  return rows.map(({ memberId }) => memberId)
}
