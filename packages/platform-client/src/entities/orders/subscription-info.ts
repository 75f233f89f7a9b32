import { z } from '@galleria/platform-client'
import { SubscriptionSettings } from '../cart/subscription-settings.ts'
import { Guid } from '../common/scalars.ts'
import { Text } from '../common/text.ts'

/** Subscription and cycle that an order belongs to (wire §4.3). */
export const SubscriptionInfo = z.object({
  id: z.nullish(Guid),
  cycleNumber: z.number(),
  subscriptionSettings: z.optional(SubscriptionSettings),
  chargesDescription: z.nullish(z.string()),
  title: z.optional(Text),
  description: z.optional(Text),
})
export type SubscriptionInfo = z.infer<typeof SubscriptionInfo>
