import { z } from '@galleria/platform-client'
import { Guid } from '../common/scalars.ts'

/** Relation of following, seen from one member (wire §4.6). */
export const ConnectedMember = z.object({
  connectedMemberId: Guid,
  followedByMember: z.boolean(),
  followingMember: z.boolean(),
})
export type ConnectedMember = z.infer<typeof ConnectedMember>
