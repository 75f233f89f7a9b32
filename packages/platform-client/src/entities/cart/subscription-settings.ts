import { z } from '@galleria/platform-client'
import { SubscriptionFrequency } from '../../enums/cart.ts'
import { DateTime } from '../common/scalars.ts'

/** Wire §4.2, shared with orders (wire §4.3). */
export const SubscriptionSettings = z.object({
  frequency: SubscriptionFrequency,
  interval: z.nullish(z.number()),
  autoRenewal: z.boolean(),
  billingCycles: z.nullish(z.number()),
  enableCustomerCancellation: z.boolean(),
  freeTrialPeriod: z.optional(
    z.object({ frequency: z.optional(SubscriptionFrequency), interval: z.optional(z.number()) }),
  ),
  startDate: z.nullish(DateTime),
})
export type SubscriptionSettings = z.infer<typeof SubscriptionSettings>
