import { z } from '@galleria/platform-client'
import { Guid } from '../common/scalars.ts'

/** One of visitor, member and user, and the contact that stands for any of them (wire §4.2). */
export const BuyerInfo = z.object({
  visitorId: z.optional(Guid),
  memberId: z.optional(Guid),
  userId: z.optional(Guid),
  contactId: z.nullish(Guid),
  email: z.nullish(z.string()),
})
export type BuyerInfo = z.infer<typeof BuyerInfo>
