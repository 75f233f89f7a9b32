import { z } from '@galleria/platform-client'
import { DateTime, Decimal, Guid, Int64 } from '../common/scalars.ts'

const effect = {
  /** 200 doubles the usual points; absent of a bonus. */
  factorPercent: z.optional(z.number()),
  /** Points for each order, once; absent of a factor. */
  bonusPoints: z.optional(z.number()),
  /** Goods that count; all of them where there are neither products nor collections. */
  productIds: z.array(Guid),
  collectionIds: z.array(Guid),
  /** Members of one of these tiers alone. */
  tierIds: z.array(Guid),
}

/** More points for orders that are placed in some time; an extension of the embedded platform. */
export const LoyaltyCampaign = z.object({
  id: Guid,
  revision: Int64,
  name: z.string(),
  startDate: DateTime,
  endDate: DateTime,
  ...effect,
  /** Customers of one of these segments alone. */
  segmentIds: z.array(Guid),
  /** Points that it gives at most. */
  budget: z.optional(z.number()),
  paused: z.boolean(),
  /** SCHEDULED, RUNNING, PAUSED, SPENT, ENDED. */
  status: z.string(),
  /** Points that it gave, and orders that it gave them for. */
  pointsGiven: z.number(),
  ordersCount: z.number(),
  createdDate: DateTime,
  updatedDate: DateTime,
})
export type LoyaltyCampaign = z.infer<typeof LoyaltyCampaign>

/** Change of a campaign, CREATED, CHANGED, PAUSED or RESUMED, with its author. */
export const LoyaltyCampaignChange = z.object({
  type: z.string(),
  date: DateTime,
  by: z.object({
    /** Role of staff at that time, or APP. */
    type: z.string(),
    id: z.string(),
    name: z.optional(z.string()),
  }),
})
export type LoyaltyCampaignChange = z.infer<typeof LoyaltyCampaignChange>

/** Order that earned by a campaign. */
export const LoyaltyCampaignOrder = z.object({
  orderId: Guid,
  orderNumber: z.optional(z.string()),
  loyaltyAccountId: Guid,
  points: z.number(),
  /** Money for the goods that counted. */
  spent: z.optional(Decimal),
  currency: z.optional(z.string()),
  date: DateTime,
})
export type LoyaltyCampaignOrder = z.infer<typeof LoyaltyCampaignOrder>

/** Campaign that runs now, as shoppers see it. */
export const RunningCampaign = z.object({ id: Guid, name: z.string(), endDate: DateTime, ...effect })
export type RunningCampaign = z.infer<typeof RunningCampaign>
