import { defineCall, type Service, z } from '@galleria/platform-client'
import { Badge } from '../entities/members/badge.ts'
import { OffsetMetadata } from '../schemas/paging.ts'

export type { Badge } from '../entities/members/badge.ts'

const service: Service = {
  package: '@wix/auto_sdk_members_badges',
  fqn: 'com.wixpress.badges.v3.BadgesServiceV3',
  entity: 'wix.badges.v3.badge',
}
const path = '/members/v3/badges'
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

/** In the order in which they are shown (wire §3.8). */
export const listBadges = /* @__PURE__ */ defineCall<
  { paging?: { limit?: number; offset?: number } } | undefined,
  { badges: Badge[]; metadata: z.infer<typeof OffsetMetadata> }
>({
  name: 'ListBadges',
  service,
  method: 'GET',
  path,
  output: () => z.object({ badges: z.array(Badge), metadata: OffsetMetadata }),
})

/** Lists the badges of the given members; members without one, or not visible, are left out (wire §3.8). */
export const listMembersBadgeIds = /* @__PURE__ */ defineCall<
  { memberIds: readonly string[] },
  { memberBadgeIds: { memberId: string; badgeIds: string[] }[] }
>({
  name: 'ListMembersBadgeIds',
  service,
  method: 'POST',
  path: `${path}/members`,
  output: () =>
    z.object({
      memberBadgeIds: z.array(z.object({ memberId: z.string(), badgeIds: z.array(z.string()) })),
    }),
})

/** Counts only members whom the caller may see (wire §3.8). */
export const getMemberCountsPerBadge = /* @__PURE__ */ defineCall<
  undefined,
  { badgeMemberCounts: { badgeId: string; memberCount: number }[] }
>({
  name: 'GetMemberCountsPerBadge',
  service,
  method: 'GET',
  path: `${path}/members/count`,
  output: () =>
    z.object({ badgeMemberCounts: z.array(z.object({ badgeId: z.string(), memberCount: z.number() })) }),
})

/** By the owner (wire §3.8). */
export const createBadge = /* @__PURE__ */ defineCall<
  { badge: Input & { title: string; backgroundColor: string; textColor: string } },
  Answer
>({ name: 'CreateBadge', service, method: 'POST', path, output: One })

/** By the owner; what is not said stays (wire §3.8). */
export const updateBadge = /* @__PURE__ */ defineCall<{ badge: Input & { id: string } }, Answer>({
  name: 'UpdateBadge',
  service,
  method: 'PATCH',
  path: `${path}/{badge.id}`,
  output: One,
})

/** By the owner; members lose it (wire §3.8). */
export const deleteBadge = /* @__PURE__ */ defineCall<{ id: string }, object>({
  name: 'DeleteBadge',
  service,
  method: 'DELETE',
  path: `${path}/{id}`,
  output: () => z.object({}),
})

/** By the owner (wire §3.8). */
export const assignBadge = /* @__PURE__ */ defineCall<
  { id: string; memberIds: readonly string[] },
  { memberIds: string[] }
>({
  name: 'AssignBadge',
  service,
  method: 'POST',
  path: `${path}/{id}/members`,
  output: () => z.object({ memberIds: z.array(z.string()) }),
})

/** By the owner (wire §3.8). */
export const unassignBadge = /* @__PURE__ */ defineCall<{ id: string; memberIds: readonly string[] }, object>(
  {
    name: 'UnassignBadge',
    service,
    method: 'DELETE',
    path: `${path}/{id}/members`,
    output: () => z.object({}),
  },
)

/** Moves the named badges to the front. For the owner (wire §3.8). */
export const updateBadgesDisplayOrder = /* @__PURE__ */ defineCall<
  { badgeIds: readonly string[] },
  { badges: Badge[] }
>({
  name: 'UpdateBadgesDisplayOrder',
  service,
  method: 'PATCH',
  path: `${path}/order`,
  output: () => z.object({ badges: z.array(Badge) }),
})
