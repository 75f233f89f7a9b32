import { defineCall, type Service, z } from '@galleria/platform-client'
import {
  LoyaltyAccount,
  LoyaltyEarningRule,
  LoyaltyProgram,
  LoyaltyTier,
  LoyaltyTransaction,
} from '../schemas/loyalty.ts'
import { CursorMetadata, type CursorQuery } from '../schemas/paging.ts'

export type {
  LoyaltyAccount,
  LoyaltyEarningRule,
  LoyaltyProgram,
  LoyaltyTier,
  LoyaltyTransaction,
} from '../schemas/loyalty.ts'

const accounts: Service = {
  package: '@wix/auto_sdk_loyalty_accounts',
  fqn: 'com.wixpress.loyalty.account.LoyaltyAccounts',
  entity: 'wix.loyalty.v1.account',
}
const transactions: Service = {
  package: '@wix/auto_sdk_loyalty_transactions',
  fqn: 'wix.loyalty.transaction.v1.LoyaltyTransactions',
  entity: 'wix.loyalty.transaction.v1.loyalty_transaction',
}
const programs: Service = {
  package: '@wix/auto_sdk_loyalty_programs',
  fqn: 'com.wixpress.loyalty.program.LoyaltyPrograms',
  entity: 'wix.loyalty.v1.program',
}
const tiers: Service = {
  package: '@wix/auto_sdk_loyalty_tiers',
  fqn: 'com.wixpress.loyalty.tier.LoyaltyTiers',
  entity: 'wix.loyalty.v1.tier',
}
const rules: Service = {
  package: '@wix/auto_sdk_loyalty_earning-rules',
  fqn: 'com.wixpress.loyalty.earningrule.LoyaltyEarningRules',
  entity: 'wix.loyalty.v1.loyalty_earning_rule',
}

/** `account` is absent for a member who has not joined the program. */
export const getMyLoyaltyAccount = /* @__PURE__ */ defineCall<
  undefined,
  { account?: LoyaltyAccount | null | undefined }
>({
  name: 'GetCurrentMemberAccount',
  service: accounts,
  method: 'GET',
  path: '/loyalty-accounts/v1/accounts/my-account',
  output: () => z.object({ account: z.nullish(LoyaltyAccount) }),
})

/** Movements of points; a member gets their own (wire §3.5). */
export const queryLoyaltyTransactions = /* @__PURE__ */ defineCall<
  { query: CursorQuery },
  { loyaltyTransactions: LoyaltyTransaction[]; pagingMetadata?: z.infer<typeof CursorMetadata> | undefined }
>({
  name: 'QueryLoyaltyTransactions',
  service: transactions,
  method: 'POST',
  path: '/loyalty-transactions/v1/loyalty-transactions/query',
  output: () =>
    z.object({
      loyaltyTransactions: z.array(LoyaltyTransaction),
      pagingMetadata: z.optional(CursorMetadata),
    }),
  repeatable: true,
})

/** The program's name, state and name of a point (wire §3.6). */
export const getLoyaltyProgram = /* @__PURE__ */ defineCall<undefined, { loyaltyProgram: LoyaltyProgram }>({
  name: 'GetLoyaltyProgram',
  service: programs,
  method: 'GET',
  path: '/loyalty-programs/v1/program',
  output: () => z.object({ loyaltyProgram: LoyaltyProgram }),
})

/** The tiers, lowest first; the base tier is none of them (wire §3.6). */
export const listLoyaltyTiers = /* @__PURE__ */ defineCall<undefined, { tiers: LoyaltyTier[] }>({
  name: 'ListTiers',
  service: tiers,
  method: 'GET',
  path: '/loyalty-tiers/v1/tiers',
  output: () => z.object({ tiers: z.array(LoyaltyTier) }),
})

/** Readable by a visitor: the product page says what a purchase would earn. */
export const listEarningRules = /* @__PURE__ */ defineCall<
  { triggerAppId?: string; triggerActivityType?: string } | undefined,
  { earningRules: LoyaltyEarningRule[] }
>({
  name: 'ListEarningRules',
  service: rules,
  method: 'GET',
  path: '/_api/loyalty-earning-rules/v1/earning-rules/rules',
  output: () => z.object({ earningRules: z.array(LoyaltyEarningRule) }),
})
