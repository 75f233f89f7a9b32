import { z } from '@galleria/platform-client'
import { RedemptionType } from '../../enums/cart-v2.ts'
import { Text } from '../common/text.ts'

/** A plan that pays for a line: one that the buyer has, or one bought with it (Cart V2 §2.5). */
export const Membership = z.object({
  existingMembership: z.optional(z.object({ appId: z.string(), membershipId: z.string() })),
  futureMembership: z.optional(z.object({ lineItemId: z.string(), benefitId: z.string() })),
  name: z.optional(Text),
  redemptionCost: z.nullish(z.number()),
  redemptionType: z.optional(RedemptionType),
})
export type Membership = z.infer<typeof Membership>
