import type { Member } from '@galleria/platform-client/members'

/** Answer of the route `/account/me`; null for a visitor. */
export interface Me {
  readonly member: Member | null
}
