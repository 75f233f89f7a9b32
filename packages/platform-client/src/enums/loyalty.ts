import type { z } from '@galleria/platform-client'
import { enumeration } from './enumeration.ts'

/** Cause of a movement of points (spec §3 "Loyalty", wire §4.5). */
export const TransactionType = /* @__PURE__ */ enumeration([
  'UNKNOWN',
  'EARN',
  'REDEEM',
  'ADJUST',
  'REFUND',
  'EXPIRE',
])
export type TransactionType = z.infer<typeof TransactionType>

/** Kind of a loyalty coupon (spec §3 "loyalty discount types"; wire §4.5 `Type`). */
export const LoyaltyDiscountType = /* @__PURE__ */ enumeration([
  'UNKNOWN',
  'MONEY_OFF_AMOUNT',
  'PERCENT_OFF_RATE',
  'FREE_SHIPPING',
  'FIXED_PRICE_AMOUNT',
  'BUY_X_GET_Y',
])
export type LoyaltyDiscountType = z.infer<typeof LoyaltyDiscountType>

/** State of a loyalty coupon (spec §4; wire §4.5 `Status`). */
export const LoyaltyCouponStatus = /* @__PURE__ */ enumeration([
  'UNKNOWN',
  'PENDING',
  'ACTIVE',
  'APPLIED',
  'FAILED',
  'ARCHIVED',
])
export type LoyaltyCouponStatus = z.infer<typeof LoyaltyCouponStatus>

/** State of a coupon's use in a checkout (spec §4; wire §5.3 row 46). */
export const CouponApplicationStatus = /* @__PURE__ */ enumeration([
  'APPLIED',
  'IN_PROGRESS',
  'COMPLETED',
  'REFUNDED',
  'FAILED_TO_REFUND',
  'REFUNDED_DUE_TO_TIMEOUT',
  'REFUNDED_DUE_TO_MANUAL_DISCOUNT_REMOVAL',
  'SCHEDULED_FOR_REFUND',
  'UNUSED',
])
export type CouponApplicationStatus = z.infer<typeof CouponApplicationStatus>

/** Kind of reward that points are exchanged for (wire §4.5). */
export const RewardType = /* @__PURE__ */ enumeration(['UNDEFINED', 'DISCOUNT_AMOUNT', 'COUPON_REWARD'])
export type RewardType = z.infer<typeof RewardType>

/** Causes of moved points, in reports of the embedded platform. */
export const PointsSource = /* @__PURE__ */ enumeration([
  'RULE',
  'CAMPAIGN',
  'REWARD',
  'ORDER',
  'ADJUSTMENT',
  'EXPIRY',
])
export type PointsSource = z.infer<typeof PointsSource>

/** State of the loyalty program (spec §4, wire §4.5). */
export const ProgramStatus = /* @__PURE__ */ enumeration(['UNKNOWN', 'DRAFT', 'ACTIVE', 'PAUSED'])
export type ProgramStatus = z.infer<typeof ProgramStatus>

/** State of the tiers (spec §4; wire §4.5 `Status` of TiersProgramSettings). */
export const TiersProgramStatus = /* @__PURE__ */ enumeration([
  'UNKNOWN',
  'DISABLED',
  'DRAFT',
  'ACTIVE',
  'PAUSED',
])
export type TiersProgramStatus = z.infer<typeof TiersProgramStatus>

/** Whether points expire (wire §4.5 `Status` of LoyaltyProgram). */
export const PointsExpirationStatus = /* @__PURE__ */ enumeration(['UNKNOWN_STATUS', 'DISABLED', 'ENABLED'])
export type PointsExpirationStatus = z.infer<typeof PointsExpirationStatus>

/** State of an earning rule (spec §4; wire §4.5 `Status` of LoyaltyEarningRule). */
export const EarningRuleStatus = /* @__PURE__ */ enumeration(['UNKNOWN', 'ACTIVE', 'PAUSED'])
export type EarningRuleStatus = z.infer<typeof EarningRuleStatus>

/** Occasion of an earning rule (spec §3). */
export const EarningRuleType = /* @__PURE__ */ enumeration(['BIRTHDAY', 'SOCIAL_MEDIA'])
export type EarningRuleType = z.infer<typeof EarningRuleType>

/** A followed channel (spec §3 "Social channels"; wire §4.5 `Type` of FollowedChannel). */
export const SocialChannel = /* @__PURE__ */ enumeration([
  'UNKNOWN_CHANNEL',
  'FACEBOOK',
  'INSTAGRAM',
  'LINKEDIN',
  'X',
  'TIKTOK',
])
export type SocialChannel = z.infer<typeof SocialChannel>

/** State of an import of points (spec §4, wire §4.5). */
export const ImportStatus = /* @__PURE__ */ enumeration([
  'UNKNOWN',
  'INITIATED',
  'PARSING',
  'PARSED',
  'IMPORTING',
  'IMPORTED',
  'FAILED',
])
export type ImportStatus = z.infer<typeof ImportStatus>

/** Content of a column of an import (spec §4 "import kind", wire §4.5). */
export const ColumnName = /* @__PURE__ */ enumeration(['EMAIL', 'POINTS'])
export type ColumnName = z.infer<typeof ColumnName>

/** Why a reward came into reach (spec §4 "Account update triggers"; wire §2.11 `updateTrigger`). */
export const RewardAvailabilityUpdateTrigger = /* @__PURE__ */ enumeration([
  'UNDEFINED',
  'REWARD_UPDATED',
  'BALANCE_UPDATED',
  'TIERS_RECALCULATED',
])
export type RewardAvailabilityUpdateTrigger = z.infer<typeof RewardAvailabilityUpdateTrigger>
