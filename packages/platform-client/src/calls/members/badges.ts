import { defineCall, z } from '@galleria/platform-client'
import { Badge } from '../../entities/members/badge.ts'
import * as operations from '../../operations/members/badges.ts'
import { OffsetMetadata } from '../../schemas/paging.ts'

export type { Badge } from '../../entities/members/badge.ts'

const One = () => z.object({ badge: Badge })

interface Answer {
  badge: Badge
}
interface Input {
  readonly title?: string
  readonly description?: string | null
  readonly backgroundColor?: string
  readonly textColor?: string
  readonly icon?: string | null
  readonly permissionsEnabled?: boolean
}

/** Badges in display order (wire §3.8). */
export const listBadges = /* @__PURE__ */ defineCall<
  { paging?: { limit?: number; offset?: number } } | undefined,
  { badges: Badge[]; metadata: z.infer<typeof OffsetMetadata> }
>(operations.listBadges, () => z.object({ badges: z.array(Badge), metadata: OffsetMetadata }))

/** Lists the badges of the given members; members without one, or not visible, are left out (wire §3.8). */
export const listMembersBadgeIds = /* @__PURE__ */ defineCall<
  { memberIds: readonly string[] },
  { memberBadgeIds: { memberId: string; badgeIds: string[] }[] }
>(operations.listMembersBadgeIds, () =>
  z.object({
    memberBadgeIds: z.array(z.object({ memberId: z.string(), badgeIds: z.array(z.string()) })),
  }),
)

/** Counts only members whom the caller may see (wire §3.8). */
export const getMemberCountsPerBadge = /* @__PURE__ */ defineCall<
  undefined,
  { badgeMemberCounts: { badgeId: string; memberCount: number }[] }
>(operations.getMemberCountsPerBadge, () =>
  z.object({ badgeMemberCounts: z.array(z.object({ badgeId: z.string(), memberCount: z.number() })) }),
)

/** By the owner (wire §3.8). */
export const createBadge = /* @__PURE__ */ defineCall<
  { badge: Input & { title: string; backgroundColor: string; textColor: string } },
  Answer
>(operations.createBadge, One)

/** By the owner; what is not said stays (wire §3.8). */
export const updateBadge = /* @__PURE__ */ defineCall<{ badge: Input & { id: string } }, Answer>(
  operations.updateBadge,
  One,
)

/** By the owner; members lose it (wire §3.8). */
export const deleteBadge = /* @__PURE__ */ defineCall<{ id: string }, object>(operations.deleteBadge, () =>
  z.object({}),
)

/** By the owner (wire §3.8). */
export const assignBadge = /* @__PURE__ */ defineCall<
  { id: string; memberIds: readonly string[] },
  { memberIds: string[] }
>(operations.assignBadge, () => z.object({ memberIds: z.array(z.string()) }))

/** By the owner (wire §3.8). */
export const unassignBadge = /* @__PURE__ */ defineCall<{ id: string; memberIds: readonly string[] }, object>(
  operations.unassignBadge,
  () => z.object({}),
)

/** Moves the named badges to the front. For the owner (wire §3.8). */
export const updateBadgesDisplayOrder = /* @__PURE__ */ defineCall<
  { badgeIds: readonly string[] },
  { badges: Badge[] }
>(operations.updateBadgesDisplayOrder, () => z.object({ badges: z.array(Badge) }))
