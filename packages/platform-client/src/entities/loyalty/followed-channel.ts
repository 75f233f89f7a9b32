import { z } from '@galleria/platform-client'
import { SocialChannel } from '../../enums/loyalty.ts'
import { DateTime, Guid } from '../common/scalars.ts'

/** A social channel that an account was rewarded for (wire §4.5). */
export const FollowedChannel = z.object({
  id: Guid,
  accountId: z.optional(Guid),
  channel: z.optional(SocialChannel),
  createdDate: z.nullish(DateTime),
})
export type FollowedChannel = z.infer<typeof FollowedChannel>
