import { defineCall, z } from '@galleria/platform-client'
import * as loyaltyOperations from '../../operations/loyalty/loyalty.ts'
import * as loyaltyProgramReadsOperations from '../../operations/loyalty/loyalty-program-reads.ts'
import {
  LoyaltyAccount,
  LoyaltyEarningRule,
  LoyaltyProgram,
  LoyaltyTier,
  LoyaltyTransaction,
} from '../../schemas/loyalty.ts'
import { CursorMetadata, type CursorQuery } from '../../schemas/paging.ts'

export type {
  LoyaltyAccount,
  LoyaltyEarningRule,
  LoyaltyProgram,
  LoyaltyTier,
  LoyaltyTransaction,
} from '../../schemas/loyalty.ts'

/** `account` is absent for a member who has not joined the program. */
export const getMyLoyaltyAccount = /* @__PURE__ */ defineCall<
  undefined,
  { account?: LoyaltyAccount | null | undefined }
>(loyaltyOperations.getMyLoyaltyAccount, () => z.object({ account: z.nullish(LoyaltyAccount) }))

/** Movements of points; a member gets their own (wire §3.5). */
export const queryLoyaltyTransactions = /* @__PURE__ */ defineCall<
  { query: CursorQuery },
  { loyaltyTransactions: LoyaltyTransaction[]; pagingMetadata?: z.infer<typeof CursorMetadata> | undefined }
>(
  loyaltyOperations.queryLoyaltyTransactions,
  () =>
    z.object({
      loyaltyTransactions: z.array(LoyaltyTransaction),
      pagingMetadata: z.optional(CursorMetadata),
    }),
  { repeatable: true },
)

/** The program's name, state and name of a point (wire §3.6). */
export const getLoyaltyProgram = /* @__PURE__ */ defineCall<undefined, { loyaltyProgram: LoyaltyProgram }>(
  loyaltyProgramReadsOperations.getLoyaltyProgram,
  () => z.object({ loyaltyProgram: LoyaltyProgram }),
)

/** The tiers, lowest first; the base tier is none of them (wire §3.6). */
export const listLoyaltyTiers = /* @__PURE__ */ defineCall<undefined, { tiers: LoyaltyTier[] }>(
  loyaltyProgramReadsOperations.listLoyaltyTiers,
  () => z.object({ tiers: z.array(LoyaltyTier) }),
)

/** Readable by a visitor: the product page says what a purchase would earn. */
export const listEarningRules = /* @__PURE__ */ defineCall<
  { triggerAppId?: string; triggerActivityType?: string } | undefined,
  { earningRules: LoyaltyEarningRule[] }
>(loyaltyProgramReadsOperations.listEarningRules, () =>
  z.object({ earningRules: z.array(LoyaltyEarningRule) }),
)
