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

/** `wix.loyalty.v1.account_created` (wire §2.11). */
export const loyaltyAccountCreated = /* @__PURE__ */ created(account, LoyaltyAccount)
/** `wix.loyalty.v1.account_updated` (wire §2.11). */
export const loyaltyAccountUpdated = /* @__PURE__ */ updated(account, LoyaltyAccount)
/** `wix.loyalty.v1.account_points_updated` (wire §2.11). */
export const loyaltyPointsUpdated = /* @__PURE__ */ action(account, 'points_updated', PointsUpdated)
/** `wix.loyalty.v1.account_reward_availability_updated` (wire §2.11). */
export const loyaltyRewardAvailabilityUpdated = /* @__PURE__ */ action(
  account,
  'reward_availability_updated',
  RewardAvailabilityUpdated,
)
/** `wix.loyalty.v1.coupon_created` (wire §2.11). */
export const loyaltyCouponCreated = /* @__PURE__ */ created('wix.loyalty.v1.coupon', LoyaltyCoupon)
/** `wix.loyalty.v1.coupon_deleted` (wire §2.11). */
export const loyaltyCouponDeleted = /* @__PURE__ */ deleted('wix.loyalty.v1.coupon')
/** `wix.loyalty.v1.loyalty_earning_rule_created` (wire §2.11). */
export const loyaltyEarningRuleCreated = /* @__PURE__ */ created(rule, LoyaltyEarningRule)
/** `wix.loyalty.v1.loyalty_earning_rule_updated` (wire §2.11). */
export const loyaltyEarningRuleUpdated = /* @__PURE__ */ updated(rule, LoyaltyEarningRule)
/** `wix.loyalty.v1.loyalty_earning_rule_deleted` (wire §2.11). */
export const loyaltyEarningRuleDeleted = /* @__PURE__ */ deleted(rule)
/** `wix.loyalty.imports.v1.loyalty_import_created` (wire §2.11). */
export const loyaltyImportCreated = /* @__PURE__ */ created(
  'wix.loyalty.imports.v1.loyalty_import',
  LoyaltyImport,
)
/** `wix.loyalty.v1.program_updated` (wire §2.11). */
export const loyaltyProgramUpdated = /* @__PURE__ */ updated('wix.loyalty.v1.program', LoyaltyProgram)
/** `wix.loyalty.v1.reward_created` (wire §2.11). */
export const loyaltyRewardCreated = /* @__PURE__ */ created('wix.loyalty.v1.reward', Reward)
/** `wix.loyalty.v1.reward_updated` (wire §2.11). */
export const loyaltyRewardUpdated = /* @__PURE__ */ updated('wix.loyalty.v1.reward', Reward)
/** `wix.loyalty.v1.reward_deleted` (wire §2.11). */
export const loyaltyRewardDeleted = /* @__PURE__ */ deleted('wix.loyalty.v1.reward')
/** `wix.loyalty.socialmedia.v1.followed_channel_created` (wire §2.11). */
export const followedChannelCreated = /* @__PURE__ */ created(channel, FollowedChannel)
/** `wix.loyalty.v1.tier_created` (wire §2.11). */
export const loyaltyTierCreated = /* @__PURE__ */ created('wix.loyalty.v1.tier', LoyaltyTier)
/** `wix.loyalty.v1.tier_updated` (wire §2.11). */
export const loyaltyTierUpdated = /* @__PURE__ */ updated('wix.loyalty.v1.tier', LoyaltyTier)
/** `wix.loyalty.v1.tier_deleted` (wire §2.11). */
export const loyaltyTierDeleted = /* @__PURE__ */ deleted('wix.loyalty.v1.tier')
