import type { Member } from '@galleria/platform-client/members'

/** Answer of the route `/account/me`; null for a visitor. */
export interface Me {
  readonly member: Member | null
}

/** Key of the fetcher that has it: the menu reads what its link has asked for. */
export const ME = 'account.me'
