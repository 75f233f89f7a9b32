import { z } from '@galleria/platform-client'
import { DateTime, Guid } from '../common/scalars.ts'

/** Decision about a member, with author and time; not in the wire reference. */
export const MemberAuditEntry = z.object({
  id: Guid,
  memberId: Guid,
  /**
   * CREATED, CHANGED, APPROVED, BLOCKED, DISCONNECTED, MUTED, UNMUTED, DELETED, ROLE_SET, BADGE_ASSIGNED,
   * BADGE_UNASSIGNED, REPORTS_REVIEWED, REPORTS_DELETED, SESSIONS_ENDED.
   */
  action: z.string(),
  by: z.object({
    /** OWNER, STAFF, APP, MEMBER (themselves), PLATFORM. */
    type: z.string(),
    id: z.nullish(z.string()),
    /** Visible to the owner and staff only. */
    name: z.nullish(z.string()),
    email: z.nullish(z.string()),
  }),
  /** `badgeId`, `fields`, `from` and `to`, `count`, by the action. */
  details: z.looseObject({}),
  createdDate: DateTime,
})
export type MemberAuditEntry = z.infer<typeof MemberAuditEntry>
