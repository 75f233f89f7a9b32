import { sql } from 'kysely'
import type { Db } from '../../data/database.ts'

/**
 * Fields of a member that a moderator's call changes: status with the store (role, status, sessions, reports), or
 * what is told of them (profile, badges, letters).
 */
export type Changes = 'STANDING' | 'PROFILE'

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

const standing = (members: AboutMembers['members'], codes?: AboutMembers['codes']): AboutMembers => ({
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
  'POST /members/v1/members/{id}/mute': standing(byId),
  'POST /members/v1/members/{id}/unmute': standing(byId),
  'POST /members/v1/members/{id}/approve': standing(byId),
  'POST /members/v1/members/{id}/block': standing(byId, blocking),
  'POST /members/v1/members/{id}/disconnect': standing(byId, blocking),
  'DELETE /members/v1/members/{id}': standing(byId),
  'POST /members/v1/members/{memberId}/sessions/end': standing(byMemberId),
  'POST /members/v1/community/standings/{memberId}/role': {
    ...standing(byMemberId),
    ownersAlone: ({ role }: { role: string }) => role === 'OWNER',
  },
  'POST /members/v1/member-reports/members/{memberId}/review': standing(byMemberId),
  'DELETE /members/v1/member-reports/members/{memberId}': standing(byMemberId),
  'POST /members/v1/members/{id}/slug': profile(byId),
  'PATCH /members/v1/members/{member.id}': profile(({ member }: { member: { id: string } }) => [member.id]),
  'DELETE /members/v1/members/{id}/phones': profile(byId),
  'DELETE /members/v1/members/{id}/emails': profile(byId),
  'DELETE /members/v1/members/{id}/addresses': profile(byId),
  'POST /members/v2/abouts': profile(
    ({ memberAbout }: { memberAbout: { memberId?: string | null | undefined } }) => [memberAbout.memberId],
  ),
  'PATCH /members/v2/abouts/{memberAbout.id}': profile(
    ({ memberAbout }: { memberAbout: { id: string } }, db) => writersOf(db, memberAbout.id),
  ),
  'DELETE /members/v2/abouts/{id}': profile(({ id }: { id: string }, db) => writersOf(db, id)),
  'POST /members/v3/badges/{id}/members': profile(byMemberIds),
  'DELETE /members/v3/badges/{id}/members': profile(byMemberIds),
  'POST /badges/v4/assignments': profile(({ badgeAssignment }: { badgeAssignment: { memberId: string } }) => [
    badgeAssignment.memberId,
  ]),
  'POST /badges/v4/bulk/assignments/create': profile(
    ({ badgeAssignments }: { badgeAssignments: readonly { memberId: string }[] }) =>
      badgeAssignments.map(({ memberId }) => memberId),
  ),
  'POST /badges/v4/bulk/assignments/delete': profile(
    ({ badgeAssignmentIds }: { badgeAssignmentIds: readonly string[] }, db) =>
      wearersOf(db, badgeAssignmentIds),
  ),
  'DELETE /badges/v4/assignments/{badgeAssignmentId}': profile(
    ({ badgeAssignmentId }: { badgeAssignmentId: string }, db) => wearersOf(db, [badgeAssignmentId]),
  ),
  'POST /_api/iam/recovery/v1/activation-email': profile(byIdentity),
  'POST /_api/iam/verification/v1/start': profile(byIdentity),
  'POST /_api/iam/verification/v1/Start': profile(byIdentity),
}

/**
 * Moderator calls that name no member, or whose members are looked at one by one: a job asks `refusalOfStaff` for each as it
 * comes to it. A call that is in neither list stops the tests.
 */
export const aboutNobody: readonly string[] = [
  'POST /members/v1/members',
  'POST /members/v1/members/bulk/preview',
  'POST /members/v1/members/bulk/approve-by-filter',
  'POST /members/v1/members/bulk/block-by-filter',
  'POST /members/v1/members/bulk/mute-by-filter',
  'POST /members/v1/members/bulk/unmute-by-filter',
  'POST /members/v1/members/query',
  'POST /members/v2/abouts/query',
  'POST /members/v3/badges',
  'PATCH /members/v3/badges/order',
  'PATCH /members/v3/badges/{badge.id}',
  'DELETE /members/v3/badges/{id}',
  'POST /members/v3/badges/members',
  'POST /members/v3/followers/{memberId}/connections',
  'POST /badges/v4/badges',
  'POST /badges/v4/badges/query',
  'POST /badges/v4/badges/order',
  'POST /badges/v4/badges/{badgeId}/move',
  'PATCH /badges/v4/badges/{badge.id}',
  'DELETE /badges/v4/badges/{badgeId}',
  'POST /badges/v4/assignments/query',
  'POST /members/v1/member-reports',
  'POST /members/v1/member-reports/query',
  'POST /members/v1/member-reports/members/query',
  'PATCH /members/v1/community/settings',
  'POST /members/v1/community/custom-fields',
  'PATCH /members/v1/community/custom-fields/{customField.key}',
  'DELETE /members/v1/community/custom-fields/{key}',
  'POST /members/v1/community/audit/query',
  // Calls that sign somebody in or up by what that person knows.
  'POST /_api/iam/authentication/v2/register',
  'POST /_api/iam/authentication/v2/validate-email',
  'POST /_api/iam/authentication/v2/login',
  'POST /_api/iam/authentication/v2/{factorType}/verify',
  'POST /_api/iam/verification/v1/auth/verify',
  'POST /_api/iam/verification/v1/auth/resend',
  'POST /_api/iam/recovery/v1/send-email',
  'POST /_api/iam/recovery/v1/recover',
  'POST /_api/redirects-api/v1/redirect-session',
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
