import type { ShownBadge } from './badges.ts'
import type { SeenMember } from './seen-member.ts'

/** Answer of the route `/members/-/avatar`. */
export interface AvatarOf {
  readonly member: SeenMember
  readonly badges: readonly ShownBadge[]
}
