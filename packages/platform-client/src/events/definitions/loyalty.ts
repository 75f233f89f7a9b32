import { z } from '@galleria/platform-client'
import { LoyaltyAccount } from '../../entities/loyalty/account.ts'
import { LoyaltyCoupon } from '../../entities/loyalty/coupon.ts'
import { LoyaltyEarningRule } from '../../entities/loyalty/earning-rule.ts'
import { FollowedChannel } from '../../entities/loyalty/followed-channel.ts'
import { LoyaltyImport } from '../../entities/loyalty/import.ts'
import { LoyaltyProgram } from '../../entities/loyalty/program.ts'
import { Reward } from '../../entities/loyalty/reward.ts'
import { LoyaltyTier } from '../../entities/loyalty/tier.ts'
import { RewardAvailabilityUpdateTrigger } from '../../enums/loyalty.ts'
import { action, created, deleted, updated } from '../definition.ts'

const PointsUpdated = z.object({ account: LoyaltyAccount })

const RewardAvailabilityUpdated = z.object({
  rewardAvailable: z.boolean(),
  updateTrigger: z.optional(RewardAvailabilityUpdateTrigger),
})

const account = 'wix.loyalty.v1.account'
const rule = 'wix.loyalty.v1.loyalty_earning_rule'
const channel = 'wix.loyalty.socialmedia.v1.followed_channel'

export const loyaltyAccountCreated = /* @__PURE__ */ created(account, LoyaltyAccount)
export const loyaltyAccountUpdated = /* @__PURE__ */ updated(account, LoyaltyAccount)
export const loyaltyPointsUpdated = /* @__PURE__ */ action(account, 'points_updated', PointsUpdated)
export const loyaltyRewardAvailabilityUpdated = /* @__PURE__ */ action(
  account,
  'reward_availability_updated',
  RewardAvailabilityUpdated,
)
export const loyaltyCouponCreated = /* @__PURE__ */ created('wix.loyalty.v1.coupon', LoyaltyCoupon)
export const loyaltyCouponDeleted = /* @__PURE__ */ deleted('wix.loyalty.v1.coupon')
export const loyaltyEarningRuleCreated = /* @__PURE__ */ created(rule, LoyaltyEarningRule)
export const loyaltyEarningRuleUpdated = /* @__PURE__ */ updated(rule, LoyaltyEarningRule)
export const loyaltyEarningRuleDeleted = /* @__PURE__ */ deleted(rule)
export const loyaltyImportCreated = /* @__PURE__ */ created(
  'wix.loyalty.imports.v1.loyalty_import',
  LoyaltyImport,
)
export const loyaltyProgramUpdated = /* @__PURE__ */ updated('wix.loyalty.v1.program', LoyaltyProgram)
export const loyaltyRewardCreated = /* @__PURE__ */ created('wix.loyalty.v1.reward', Reward)
export const loyaltyRewardUpdated = /* @__PURE__ */ updated('wix.loyalty.v1.reward', Reward)
export const loyaltyRewardDeleted = /* @__PURE__ */ deleted('wix.loyalty.v1.reward')
export const followedChannelCreated = /* @__PURE__ */ created(channel, FollowedChannel)
export const loyaltyTierCreated = /* @__PURE__ */ created('wix.loyalty.v1.tier', LoyaltyTier)
export const loyaltyTierUpdated = /* @__PURE__ */ updated('wix.loyalty.v1.tier', LoyaltyTier)
export const loyaltyTierDeleted = /* @__PURE__ */ deleted('wix.loyalty.v1.tier')
