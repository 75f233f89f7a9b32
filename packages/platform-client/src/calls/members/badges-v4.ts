import { defineCall, z } from '@galleria/platform-client'
import { BadgeV4 } from '../../entities/members/badge.ts'
import * as operations from '../../operations/members/badges-v4.ts'
import { CursorMetadata, type CursorQuery } from '../../schemas/paging.ts'

export type { BadgeV4 } from '../../entities/members/badge.ts'

/** The badges of V3 with their revisions, in the order in which they are shown (wire §3.8). */
export const queryBadgesV4 = /* @__PURE__ */ defineCall<
  { query: CursorQuery },
  { badges: BadgeV4[]; pagingMetadata: z.infer<typeof CursorMetadata> }
>(operations.queryBadgesV4, () => z.object({ badges: z.array(BadgeV4), pagingMetadata: CursorMetadata }))

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
>(operations.updateBadgeV4, () => z.object({ badge: BadgeV4 }))
