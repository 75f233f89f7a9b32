import { z } from '@galleria/platform-client'
import { ContractAction, ContractEventType, SubscriptionStatus } from '../../enums/payments.ts'
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

/** A line in the history of a contract. */
const ContractEvent = z.object({
  type: ContractEventType,
  date: DateTime,
  /** Staff by email, a program by ID; neither where the buyer or the clock did it. */
  authorEmail: z.nullish(z.string()),
  authorAppId: z.nullish(z.string()),
  authorAppName: z.nullish(z.string()),
  byBuyer: z.optional(z.boolean()),
  /** The order that a cycle became. */
  orderId: z.optional(Guid),
  cycleNumber: z.optional(z.number()),
  /** Contract that goes on after a transfer, or that it came from. */
  contractId: z.optional(Guid),
  /** Why a renewal failed. */
  reason: z.optional(z.string()),
})

/** Events and orders of a contract, each the newest first. An extension of the embedded platform. */
export const SubscriptionContractHistory = z.object({
  events: z.array(ContractEvent),
  orders: z.array(
    z.object({
      id: Guid,
      number: z.string(),
      createdDate: DateTime,
      total: Price,
      paymentStatus: z.string(),
      fulfillmentStatus: z.string(),
    }),
  ),
  /** The same terms under other holders, before and after a transfer. */
  contracts: z.array(
    z.object({
      id: Guid,
      status: SubscriptionStatus,
      buyerInfo: z.object({ email: z.nullish(z.string()) }),
      createdDate: DateTime,
    }),
  ),
})
export type SubscriptionContractHistory = z.infer<typeof SubscriptionContractHistory>
