import { z } from '@galleria/platform-client'
import { SubscriptionFrequency } from '../../enums/cart.ts'
import { SubscriptionDiscountType } from '../../enums/catalog-v3.ts'
import { Content } from '../common/content.ts'
import { Decimal, Guid } from '../common/scalars.ts'

/** Renews by itself, or ends after so many cycles (wire §4.10). */
export const Subscription = z.object({
  id: z.nullish(Guid),
  autoRenewal: z.optional(z.boolean()),
  billingCycles: z.optional(z.number()),
  title: z.optional(Content),
  description: z.nullish(Content),
  visible: z.nullish(z.boolean()),
  frequency: z.optional(SubscriptionFrequency),
  interval: z.nullish(z.number()),
  discount: z.optional(
    z.object({
      type: z.optional(SubscriptionDiscountType),
      amountOff: z.optional(Decimal),
      percentOff: z.optional(z.number()),
    }),
  ),
  // Extension of the embedded platform, named as in a cart's line.
  enableCustomerCancellation: z.optional(z.boolean()),
  freeTrialPeriod: z.optional(
    z.object({ frequency: z.optional(SubscriptionFrequency), interval: z.optional(z.number()) }),
  ),
})

/** Wire §4.10. */
export const SubscriptionDetails = z.object({
  subscriptions: z.optional(z.array(Subscription)),
  allowOneTimePurchases: z.nullish(z.boolean()),
})
