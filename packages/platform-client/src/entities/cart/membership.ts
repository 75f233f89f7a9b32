import { z } from '@galleria/platform-client'
import { DateTime, Guid } from '../common/scalars.ts'
import { Text } from '../common/text.ts'

/** A plan that pays for line items (wire §4.2). */
export const Membership = z.object({
  id: z.optional(z.string()),
  appId: z.optional(Guid),
  name: z.optional(Text),
  lineItemIds: z.optional(z.array(z.string())),
  credits: z.optional(z.object({ total: z.optional(z.number()), remaining: z.optional(z.number()) })),
  expirationDate: z.nullish(DateTime),
})
export type Membership = z.infer<typeof Membership>

/** All three are deprecated and may be missing (wire §4.2). */
export const MembershipOptions = z.object({
  eligibleMemberships: z.optional(z.array(Membership)),
  invalidMemberships: z.optional(
    z.array(z.object({ membership: z.optional(Membership), reason: z.string() })),
  ),
  selectedMemberships: z.optional(
    z.array(z.object({ id: z.string(), appId: Guid, lineItemIds: z.optional(z.array(z.string())) })),
  ),
})
export type MembershipOptions = z.infer<typeof MembershipOptions>
