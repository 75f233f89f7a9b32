import { z } from '@galleria/platform-client'

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
  tier: z.nullish(z.looseObject({ id: z.nullish(z.string()) })),
  pointsExpiration: z.nullish(
    z.object({ expiringPointsAmount: z.number(), expirationDate: z.nullish(z.string()) }),
  ),
  lastActivityDate: z.nullish(z.string()),
  /** int64 string; sent back with adjust-points. */
  revision: z.nullish(z.string()),
  createdDate: z.optional(z.string()),
})
export type LoyaltyAccount = z.infer<typeof LoyaltyAccount>

export const LoyaltyTransaction = z.object({
  id: z.string(),
  accountId: z.string(),
  /** UNKNOWN, EARN, REDEEM, ADJUST, REFUND, EXPIRE. */
  transactionType: z.string(),
  /** Signed points. */
  amount: z.number(),
  description: z.nullish(z.string()),
  createdDate: z.string(),
  orderId: z.nullish(z.string()),
})
export type LoyaltyTransaction = z.infer<typeof LoyaltyTransaction>

export const LoyaltyProgram = z.object({
  name: z.nullish(z.string()),
  description: z.nullish(z.string()),
  pointDefinition: z.optional(z.object({ customName: z.nullish(z.string()) })),
  /** UNKNOWN, DISABLED, DRAFT, ACTIVE, PAUSED. */
  status: z.string(),
})
export type LoyaltyProgram = z.infer<typeof LoyaltyProgram>

export const LoyaltyTier = z.object({
  id: z.string(),
  tierDefinition: z.object({ name: z.string(), description: z.nullish(z.string()) }),
  requiredPoints: z.number(),
})
export type LoyaltyTier = z.infer<typeof LoyaltyTier>

/** One `conversionRate` config: so many points for each whole `moneyAmount` spent. */
export const LoyaltyEarningRule = z.looseObject({
  id: z.string(),
  title: z.nullish(z.string()),
  status: z.string(),
  triggerAppId: z.optional(z.string()),
  triggerActivityType: z.optional(z.string()),
  conversionRate: z.optional(
    z.object({
      configs: z.array(
        z.object({ moneyAmount: z.number(), points: z.number(), tierId: z.nullish(z.string()) }),
      ),
      field: z.optional(z.string()),
    }),
  ),
  fixedAmount: z.optional(
    z.object({ configs: z.array(z.object({ points: z.number(), tierId: z.nullish(z.string()) })) }),
  ),
})
export type LoyaltyEarningRule = z.infer<typeof LoyaltyEarningRule>
