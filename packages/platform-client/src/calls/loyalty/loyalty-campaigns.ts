import { defineCall, z } from '@galleria/platform-client'
import {
  LoyaltyCampaign,
  LoyaltyCampaignChange,
  LoyaltyCampaignOrder,
  RunningCampaign,
} from '../../entities/loyalty/campaign.ts'
import * as operations from '../../operations/loyalty/loyalty-campaigns.ts'

export type {
  LoyaltyCampaign,
  LoyaltyCampaignChange,
  LoyaltyCampaignOrder,
  RunningCampaign,
} from '../../entities/loyalty/campaign.ts'

const one = () => z.object({ campaign: LoyaltyCampaign })

/** Exactly one of `factorPercent`, from 101 to 1000, and `bonusPoints`. */
export interface LoyaltyCampaignInput {
  readonly name: string
  /** ISO 8601. */
  readonly startDate: string
  readonly endDate: string
  readonly factorPercent?: number | null
  readonly bonusPoints?: number | null
  /** At most 100 of each. */
  readonly productIds?: readonly string[]
  readonly collectionIds?: readonly string[]
  readonly segmentIds?: readonly string[]
  readonly tierIds?: readonly string[]
  readonly budget?: number | null
  readonly paused?: boolean
}

/** At most 200 campaigns. For staff; an extension of the embedded platform. */
export const createLoyaltyCampaign = /* @__PURE__ */ defineCall<
  { campaign: LoyaltyCampaignInput },
  { campaign: LoyaltyCampaign }
>(operations.createLoyaltyCampaign, one)

/** The last to end first. For staff; an extension of the embedded platform. */
export const listLoyaltyCampaigns = /* @__PURE__ */ defineCall<undefined, { campaigns: LoyaltyCampaign[] }>(
  operations.listLoyaltyCampaigns,
  () => z.object({ campaigns: z.array(LoyaltyCampaign) }),
)

/** Campaigns by which the caller can earn now. An extension of the embedded platform. */
export const listRunningCampaigns = /* @__PURE__ */ defineCall<undefined, { campaigns: RunningCampaign[] }>(
  operations.listRunningCampaigns,
  () => z.object({ campaigns: z.array(RunningCampaign) }),
)

const Preview = z.object({
  /** Points beyond the usual ones. */
  points: z.number(),
  campaigns: z.array(z.object({ id: z.string(), name: z.string(), points: z.number() })),
})

/**
 * Points that the caller would earn beyond the usual ones if they bought these goods now. `amount` is what they pay for a line, after
 * discounts and before tax, in the store's currency; at most 300 lines. An extension of the embedded platform.
 */
export const previewCampaignPoints = /* @__PURE__ */ defineCall<
  { lines: readonly { readonly productId?: string; readonly amount: string }[] },
  z.infer<typeof Preview>
>(operations.previewCampaignPoints, () => Preview, { repeatable: true })

/** With its history, the newest first. For staff; an extension of the embedded platform. */
export const getLoyaltyCampaign = /* @__PURE__ */ defineCall<
  { campaignId: string },
  { campaign: LoyaltyCampaign; history: LoyaltyCampaignChange[] }
>(operations.getLoyaltyCampaign, () =>
  z.object({ campaign: LoyaltyCampaign, history: z.array(LoyaltyCampaignChange) }),
)

/** The latest first; 50 a page where nothing is said, up to 100. For staff; an extension of the embedded platform. */
export const listLoyaltyCampaignOrders = /* @__PURE__ */ defineCall<
  { campaignId: string; limit?: number; offset?: number },
  { orders: LoyaltyCampaignOrder[] }
>(operations.listLoyaltyCampaignOrders, () => z.object({ orders: z.array(LoyaltyCampaignOrder) }))

/** Changes what is named; a budget is not set below what was given. For staff; an extension of the embedded platform. */
export const updateLoyaltyCampaign = /* @__PURE__ */ defineCall<
  { campaign: Partial<LoyaltyCampaignInput> & { readonly id: string; readonly revision?: string } },
  { campaign: LoyaltyCampaign }
>(operations.updateLoyaltyCampaign, one)

/** 409 `LOYALTY_CAMPAIGN_USED` once an order has earned by it. For staff; an extension of the embedded platform. */
export const deleteLoyaltyCampaign = /* @__PURE__ */ defineCall<{ campaignId: string }, object>(
  operations.deleteLoyaltyCampaign,
  () => z.object({}),
)
