import { defineCall, type Service, z } from '@galleria/platform-client'
import { BadgeV4 } from '../entities/members/badge.ts'
import { CursorMetadata, type CursorQuery } from '../schemas/paging.ts'

export type { BadgeV4 } from '../entities/members/badge.ts'

const service: Service = {
  package: '@wix/auto_sdk_members_badges-v-4',
  fqn: 'wix.badges.v4.BadgesService',
  entity: 'wix.badges.v4.badge',
}
const path = '/badges/v4/badges'

/** The badges of V3 with their revisions, in the order in which they are shown (wire §3.8). */
export const queryBadgesV4 = /* @__PURE__ */ defineCall<
  { query: CursorQuery },
  { badges: BadgeV4[]; pagingMetadata: z.infer<typeof CursorMetadata> }
>({
  name: 'QueryBadges',
  service,
  method: 'POST',
  path: `${path}/query`,
  output: () => z.object({ badges: z.array(BadgeV4), pagingMetadata: CursorMetadata }),
})

/** By the owner; what is not said stays, and 409 where the revision is not the last (wire §3.8). */
export const updateBadgeV4 = /* @__PURE__ */ defineCall<
  {
    badge: {
      id: string
      revision: string
      title?: string
      description?: string | null
      backgroundColor?: string
      textColor?: string
      icon?: { url: string } | null
    }
  },
  { badge: BadgeV4 }
>({
  name: 'UpdateBadge',
  service,
  method: 'PATCH',
  path: `${path}/{badge.id}`,
  output: () => z.object({ badge: BadgeV4 }),
})
