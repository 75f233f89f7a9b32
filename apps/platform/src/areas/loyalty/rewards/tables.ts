import type { ColumnType } from 'kysely'

export interface ConfigByTier {
  /** Everybody's whose tier has no other, without it. */
  readonly tierId?: string | null | undefined
  readonly costInPoints: number
}

/** A member's own price list, for each kind of coupon; one of them is there (wire §4.5; two are the embedded platform's own). */
export interface CouponTerms {
  readonly fixedAmount?: { readonly configsByTier: readonly (ConfigByTier & { readonly amount: number })[] }
  readonly percentage?: {
    readonly configsByTier: readonly (ConfigByTier & { readonly percentage: number })[]
  }
  readonly freeShipping?: { readonly configsByTier: readonly ConfigByTier[] }
  readonly fixedPrice?: { readonly configsByTier: readonly (ConfigByTier & { readonly amount: number })[] }
  readonly buyXGetY?: {
    readonly configsByTier: readonly (ConfigByTier & { readonly x: number; readonly y: number })[]
  }
  readonly minimumSubtotal?: number | undefined
  readonly scope?: RewardScope | undefined
  readonly limitedToOneItem?: boolean | null | undefined
  readonly appliesToSubscriptions?: boolean | null | undefined
  readonly discountedCycleCount?: number | null | undefined
}

interface RewardScope {
  readonly namespace: string
  readonly group?: { readonly name: string; readonly entityId?: string | null | undefined } | undefined
}

/** Terms of a reward, as on the wire: one of the two. */
export interface RewardTerms {
  readonly discountAmount?: {
    readonly configsByTier: readonly (ConfigByTier & { readonly amount: string })[]
  }
  readonly couponReward?: CouponTerms
}

export interface RewardTables {
  loyaltyRewards: {
    id: string
    name: string
    active: boolean
    /** Fixed when the reward is made. */
    type: 'DISCOUNT_AMOUNT' | 'COUPON_REWARD'
    terms: ColumnType<RewardTerms>
    revision: number
    createdAt: Date
    updatedAt: Date
  }
  /** Costs of active rewards alone. */
  loyaltyRewardCosts: { id: string; rewardId: string; tierId: string | null; cost: number }
  /** One row, `id` 1. */
  loyaltyRewardReach: { id: number; wanted: number; done: number; trigger: string }
}
