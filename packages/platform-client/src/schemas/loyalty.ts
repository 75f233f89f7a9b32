import { z } from '@galleria/platform-client'
import { Image } from './common.ts'

export const LoyaltyAccount = z.object({
  id: z.string(),
  contactId: z.optional(z.string()),
  memberId: z.nullish(z.string()),
  points: z.object({
    balance: z.number(),
    earned: z.optional(z.number()),
    adjusted: z.optional(z.number()),
    redeemed: z.optional(z.number()),
    expired: z.optional(z.number()),
  }),
  tier: z.nullish(
    z.object({
      /** Absent: the base tier. */
      id: z.nullish(z.string()),
      updatedDate: z.nullish(z.string()),
      /** When time alone may change it. */
      recalculationDate: z.nullish(z.string()),
      points: z.optional(z.number()),
    }),
  ),
  pointsExpiration: z.nullish(
    z.object({ expiringPointsAmount: z.number(), expirationDate: z.nullish(z.string()) }),
  ),
  lastActivityDate: z.nullish(z.string()),
  /** int64 string; sent back with adjust-points. */
  revision: z.nullish(z.string()),
  createdDate: z.nullish(z.string()),
  updatedDate: z.nullish(z.string()),
  rewardAvailable: z.optional(z.boolean()),
})
/** Member's account, with the fields that pages show (wire §4.5). */
export type LoyaltyAccount = z.infer<typeof LoyaltyAccount>

export const LoyaltyTransaction = z.object({
  id: z.string(),
  accountId: z.string(),
  /** UNKNOWN, EARN, REDEEM, ADJUST, REFUND, EXPIRE. */
  transactionType: z.string(),
  /** Signed points. */
  amount: z.number(),
  /** Balance of the account after it. An extension of the embedded platform. */
  balanceAfter: z.optional(z.number()),
  description: z.nullish(z.string()),
  createdDate: z.string(),
  idempotencyKey: z.optional(z.string()),
  /** One of these says why (wire §4.5). */
  earnInfo: z.nullish(
    z.object({
      appId: z.string(),
      activityType: z.nullish(z.string()),
      /** The order that earned the points. */
      orderId: z.nullish(z.string()),
      followedSocialMedia: z.nullish(z.object({ channel: z.string() })),
    }),
  ),
  redeemInfo: z.nullish(
    z.object({
      rewardId: z.string(),
      rewardType: z.nullish(z.string()),
      referenceEntityId: z.nullish(z.string()),
    }),
  ),
  /** `orderId`, of one that was refunded or changed, is the embedded platform's own. */
  adjustInfo: z.nullish(
    z.object({
      appId: z.string(),
      orderId: z.nullish(z.string()),
      amountBefore: z.number(),
      amountAfter: z.number(),
    }),
  ),
  refundInfo: z.nullish(z.object({ appId: z.string(), refundedTransactionId: z.nullish(z.string()) })),
  expireInfo: z.nullish(z.object({ amountBefore: z.number(), amountAfter: z.number() })),
})
/** Movement of points, with the fields that pages show (wire §4.5). */
export type LoyaltyTransaction = z.infer<typeof LoyaltyTransaction>

export const LoyaltyProgram = z.object({
  name: z.nullish(z.string()),
  untranslated: z.optional(z.array(z.string())),
  description: z.nullish(z.string()),
  pointDefinition: z.nullish(z.object({ customName: z.nullish(z.string()), icon: z.nullish(Image) })),
  /** UNKNOWN, DRAFT, ACTIVE, PAUSED. */
  status: z.string(),
  pointsExpiration: z.nullish(
    z.object({
      status: z.optional(z.string()),
      monthsOfInactivity: z.optional(z.number()),
      expiringPointsPercentage: z.optional(z.number()),
      /** Every year on this day of UTC, where not by inactivity: the embedded platform's own. */
      yearlyOn: z.optional(z.object({ month: z.number(), day: z.number() })),
    }),
  ),
})
/** Program, with the fields that pages show (wire §4.5). */
export type LoyaltyProgram = z.infer<typeof LoyaltyProgram>

export const LoyaltyTier = z.object({
  id: z.string(),
  tierDefinition: z.object({
    name: z.string(),
    description: z.nullish(z.string()),
    untranslated: z.optional(z.array(z.string())),
    icon: z.nullish(Image),
  }),
  requiredPoints: z.number(),
  revision: z.nullish(z.string()),
})
/** Tier, with the fields that pages show (wire §4.5). */
export type LoyaltyTier = z.infer<typeof LoyaltyTier>

/** One `conversionRate` config: so many points for each whole `moneyAmount` spent. */
export const LoyaltyEarningRule = z.looseObject({
  id: z.string(),
  title: z.nullish(z.string()),
  /** UNKNOWN, ACTIVE, PAUSED. */
  status: z.string(),
  triggerAppId: z.optional(z.string()),
  triggerActivityType: z.optional(z.string()),
  conversionRate: z.optional(
    z.object({
      configs: z.array(
        z.object({ moneyAmount: z.number(), points: z.number(), tierId: z.nullish(z.string()) }),
      ),
      field: z.nullish(z.string()),
    }),
  ),
  fixedAmount: z.optional(
    z.object({ configs: z.array(z.object({ points: z.number(), tierId: z.nullish(z.string()) })) }),
  ),
})
export type LoyaltyEarningRule = z.infer<typeof LoyaltyEarningRule>
