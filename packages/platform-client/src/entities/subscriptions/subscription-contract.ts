import { z } from '@galleria/platform-client'
import { ContractAction, SubscriptionStatus } from '../../enums/payments.ts'
import { SubscriptionSettings } from '../cart/subscription-settings.ts'
import { Content } from '../common/content.ts'
import { Price } from '../common/money.ts'
import { DateTime, Guid, Int64 } from '../common/scalars.ts'

/** Subscription contract (spec §3 names it, §4 its statuses). An extension of the embedded platform. */
export const SubscriptionContract = z.object({
  id: Guid,
  /** The order that began it. */
  orderId: Guid,
  lineItemId: Guid,
  productName: Content,
  status: SubscriptionStatus,
  subscriptionSettings: SubscriptionSettings,
  /** Cycles bought so far; 0 during a free trial. */
  cycleNumber: z.number(),
  /** Price of one cycle, with tax. */
  price: z.optional(Price),
  /** When the next cycle is bought by itself. */
  nextBillingDate: z.optional(DateTime),
  /** End of the period that is paid for or free. */
  currentCycleEnd: z.optional(DateTime),
  trialEndDate: z.optional(DateTime),
  /** Notice was given: it ends then, and may be taken back until then. */
  cancellationDate: z.optional(DateTime),
  lastOrderId: z.optional(Guid),
  failedRenewal: z.optional(
    z.object({
      attempts: z.number(),
      code: z.string(),
      description: z.string(),
      failedDate: DateTime,
      /** Absent: it is not tried again by itself. */
      nextAttemptDate: z.optional(DateTime),
    }),
  ),
  /** Actions that the caller may take now. */
  allowedActions: z.optional(z.array(ContractAction)),
  buyerInfo: z.object({ memberId: z.nullish(Guid), email: z.nullish(z.string()) }),
  revision: z.nullish(Int64),
  createdDate: z.nullish(DateTime),
  updatedDate: z.nullish(DateTime),
})
export type SubscriptionContract = z.infer<typeof SubscriptionContract>
