import { idOf } from '../id-of.ts'
import type { Inserted } from '../insert.ts'
import type { MemberSeed } from '../people/index.ts'
import { randomOf } from '../random.ts'

const DAY = 86_400_000
const HOUR = 3_600_000

/** Everybody follows a few of those who may be seen; the demonstration member is followed by many. */
export function follows(members: readonly MemberSeed[], now: Date): Inserted<'memberFollows'>[] {
  const open = members.filter(
    ({ status, privacyStatus }) => status === 'APPROVED' && privacyStatus === 'PUBLIC',
  )
  return members.flatMap((follower, index) => {
    if (follower.status !== 'APPROVED') return []
    const random = randomOf(`follows ${index}`)
    const wanted = open.filter(
      (each, place) => each.id !== follower.id && (random.chance(0.18) || (place === 0 && index % 2 === 1)),
    )
    return wanted.map((followed, place) => ({
      followerId: follower.id,
      followedId: followed.id,
      createdAt: new Date(now.getTime() - (place * 7 + (index % 7)) * DAY - index * HOUR),
    }))
  })
}

/** By whom, of whom. */
const blocked: readonly (readonly [number, number])[] = [
  [8, 16],
  [16, 8],
  [9, 0],
  [0, 22],
]

export function blocks(members: readonly MemberSeed[], now: Date): Inserted<'memberBlocks'>[] {
  return blocked.flatMap(([by, of], index) => {
    const [member, other] = [members[by], members[of]]
    if (!member || !other) return []
    return {
      memberId: member.id,
      blockedMemberId: other.id,
      createdAt: new Date(now.getTime() - (30 + index) * DAY),
    }
  })
}

const said = [
  {
    of: 12,
    by: [0, 1, 2, 14],
    category: 'SPAM',
    description: 'Sends everybody the same link to a shop for shoes.',
  },
  {
    of: 25,
    by: [7],
    category: 'IMPERSONATION',
    description: 'This is not the potter of that name; I know her.',
  },
  {
    of: 16,
    by: [8, 9],
    category: 'HARASSMENT',
    description: 'Writes again after I had asked not to be written to.',
  },
  { of: 30, by: [21], category: 'OTHER', description: null },
  { of: 38, by: [28, 29], category: 'SPAM', description: 'Advertises in the about section.', reviewed: true },
] as const

/** Reports that wait, of every reason, and some that were looked at. */
export function reports(members: readonly MemberSeed[], now: Date) {
  const memberReports: Inserted<'memberReports'>[] = []
  const reportedMembers: Inserted<'reportedMembers'>[] = []
  said.forEach(({ of, by, category, description, ...more }, index) => {
    const reported = members[of]
    if (!reported) return
    const dates = by.map((_, place) => new Date(now.getTime() - (2 + index * 3) * DAY - place * 5 * HOUR))
    by.forEach((reporter, place) => {
      memberReports.push({
        id: idOf('member report', `${of}/${reporter}`),
        reportedMemberId: reported.id,
        reportingMemberId: members[reporter]?.id ?? null,
        category,
        description,
        createdAt: dates[place] ?? now,
      })
    })
    reportedMembers.push({
      memberId: reported.id,
      reportCount: by.length,
      reviewed: 'reviewed' in more,
      lastReportAt: dates[0] ?? now,
      createdAt: dates.at(-1) ?? now,
    })
  })
  return { memberReports, reportedMembers }
}
