import { AggregationResult } from '@galleria/platform-client/entities/catalog-v3'
import {
  FollowedChannel,
  LoyaltyAccount,
  LoyaltyEarningRule,
  LoyaltyProgram,
  LoyaltyTier,
  LoyaltyTransaction,
  TiersProgramSettings,
} from '@galleria/platform-client/entities/loyalty'
import { z } from 'zod'
import { bulkAnswer } from '../../http/openapi/bulk-answer.ts'
import { CursorMetadata } from '../../http/openapi/shapes.ts'

/** Wire §3.5. */
export const AccountAnswer = z.object({ account: LoyaltyAccount })
export const MovedAnswer = z.object({ account: LoyaltyAccount, transactionId: z.guid() })
export const AccountsAnswer = z.object({ accounts: z.array(LoyaltyAccount), pagingMetadata: CursorMetadata })
export const QueriedAccountsAnswer = z.object({
  loyaltyAccounts: z.array(LoyaltyAccount),
  pagingMetadata: CursorMetadata,
})
export const FoundAccountsAnswer = AccountsAnswer.extend({
  aggregationData: z.object({ results: z.array(AggregationResult) }),
})
export const TotalsAnswer = z.object({
  points: z.object({
    balance: z.int(),
    earned: z.int(),
    adjusted: z.int(),
    redeemed: z.int(),
    expired: z.int(),
  }),
  tierTotals: z.array(z.object({ id: z.guid().nullable(), numberOfAccounts: z.int() })),
})
export const TransactionAnswer = z.object({ loyaltyTransaction: LoyaltyTransaction })
export const TransactionsAnswer = z.object({
  loyaltyTransactions: z.array(LoyaltyTransaction),
  pagingMetadata: CursorMetadata,
})

/** Wire §3.6. */
export const ProgramAnswer = z.object({ loyaltyProgram: LoyaltyProgram })
export const ProgramsInSitesAnswer = z.object({
  programInSites: z.array(z.object({ metaSiteId: z.guid(), loyaltyProgram: LoyaltyProgram })),
})
export const PremiumFeaturesAnswer = z.object({
  loyaltyProgram: z.boolean(),
  tiers: z.boolean(),
  pointsExpiration: z.boolean(),
})
export const TierAnswer = z.object({ tier: LoyaltyTier })
export const TiersAnswer = z.object({ tiers: z.array(LoyaltyTier) })
export const BulkTiersAnswer = bulkAnswer(LoyaltyTier)
export const TierSettingsAnswer = z.object({ programSettings: TiersProgramSettings })
export const TiersProgramAnswer = TiersAnswer.extend({ programSettings: TiersProgramSettings })
export const EarningRulesAnswer = z.object({ earningRules: z.array(LoyaltyEarningRule) })
export const FollowedChannelAnswer = z.object({ followedChannel: FollowedChannel })
export const FollowedChannelsAnswer = z.object({ followedChannels: z.array(FollowedChannel) })
