import { z } from '@galleria/platform-client'
import { Guid } from '../../entities/common/scalars.ts'
import { Badge, BadgeAssignment, BadgeV4 } from '../../entities/members/badge.ts'
import { action, created, deleted, deletedEntity, updated } from '../definition.ts'

/** Member of the badge; the badge is the event's `entityId` (wire §2.11). */
const OfMember = z.object({ memberId: Guid })

const v3 = 'wix.badges.v3.badge'
const v4 = 'wix.badges.v4.badge'
const assignment = 'wix.badges.v4.badge_assignment'

/** `wix.badges.v3.badge_badge_assigned` (wire §2.11). */
export const badgeAssigned = /* @__PURE__ */ action(v3, 'badge_assigned', OfMember)
/** `wix.badges.v3.badge_badge_unassigned` (wire §2.11). */
export const badgeUnassigned = /* @__PURE__ */ action(v3, 'badge_unassigned', OfMember)
/** `wix.badges.v3.badge_created` (wire §2.11). */
export const badgeCreated = /* @__PURE__ */ created(v3, Badge)
/** `wix.badges.v3.badge_updated` (wire §2.11). */
export const badgeUpdated = /* @__PURE__ */ updated(v3, Badge)
/** `wix.badges.v3.badge_deleted` (wire §2.11). */
export const badgeDeleted = /* @__PURE__ */ deleted(v3)
/** `wix.badges.v4.badge_created` (wire §2.11). */
export const badgeV4Created = /* @__PURE__ */ created(v4, BadgeV4)
/** `wix.badges.v4.badge_updated` (wire §2.11). */
export const badgeV4Updated = /* @__PURE__ */ updated(v4, BadgeV4)
/** `wix.badges.v4.badge_deleted` (wire §2.11). */
export const badgeV4Deleted = /* @__PURE__ */ deleted(v4)
/** `wix.badges.v4.badge_assignment_created` (wire §2.11). */
export const badgeAssignmentCreated = /* @__PURE__ */ created(assignment, BadgeAssignment)
/** `wix.badges.v4.badge_assignment_deleted` (wire §2.11). */
export const badgeAssignmentDeleted = /* @__PURE__ */ deletedEntity(assignment, BadgeAssignment)
