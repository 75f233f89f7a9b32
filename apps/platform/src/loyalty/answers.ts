import {
  LoyaltyAccount,
  LoyaltyEarningRule,
  LoyaltyProgram,
  LoyaltyTier,
  LoyaltyTransaction,
} from '@galleria/platform-client/entities/loyalty'
import { z } from 'zod'
import { CursorMetadata } from '../openapi/shapes.ts'

/** Wire §3.5 and §3.6. */
export const AccountAnswer = z.object({ account: LoyaltyAccount })
export const TransactionsAnswer = z.object({
  loyaltyTransactions: z.array(LoyaltyTransaction),
  pagingMetadata: CursorMetadata,
})
export const ProgramAnswer = z.object({ loyaltyProgram: LoyaltyProgram })
export const TiersAnswer = z.object({ tiers: z.array(LoyaltyTier) })
export const EarningRulesAnswer = z.object({ earningRules: z.array(LoyaltyEarningRule) })
