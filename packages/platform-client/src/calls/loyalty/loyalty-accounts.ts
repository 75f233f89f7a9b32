import { defineCall, z } from '@galleria/platform-client'
import { AggregationResult } from '../../entities/catalog-v3/aggregation-result.ts'
import { LoyaltyAccount } from '../../entities/loyalty/account.ts'
import { BulkAdjustment, BulkAdjustmentResult } from '../../entities/loyalty/bulk-adjustment.ts'
import { LoyaltyTransaction } from '../../entities/loyalty/transaction.ts'
import type { SocialChannel } from '../../enums/loyalty.ts'
import * as operations from '../../operations/loyalty/loyalty-accounts.ts'
import type { Aggregation } from '../../query/aggregations.ts'
import { CursorMetadata, type CursorQuery } from '../../schemas/paging.ts'

export type { LoyaltyAccount } from '../../entities/loyalty/account.ts'
export type { BulkAdjustment, BulkAdjustmentResult } from '../../entities/loyalty/bulk-adjustment.ts'
export type { LoyaltyTransaction } from '../../entities/loyalty/transaction.ts'

const One = () => z.object({ account: LoyaltyAccount })
const Moved = () => z.object({ account: LoyaltyAccount, transactionId: z.string() })
type Paging = z.infer<typeof CursorMetadata>

/** CursorSearch (wire §1.9): words are looked for in name and e-mail address. */
export interface AccountSearch extends CursorQuery {
  readonly search?: {
    readonly expression: string
    readonly mode?: 'AND' | 'OR'
    readonly fields?: readonly ('contact.name' | 'contact.email')[]
  }
  readonly aggregations?: readonly Aggregation[]
  readonly timeZone?: string
}

/** A sum to add, or a balance to set; where both are given the balance counts (wire §3.5). */
export type PointsChange = { readonly amount: number } | { readonly balance: number }

/** Creates the account of a contact without one, while the program is active. For the store's owner, as all of these (wire §3.5). */
export const createLoyaltyAccount = /* @__PURE__ */ defineCall<
  { contactId: string },
  { account: LoyaltyAccount }
>(operations.createLoyaltyAccount, One)

/** For the store's owner. 404 where there is none (wire §3.5). */
export const getLoyaltyAccount = /* @__PURE__ */ defineCall<{ id: string }, { account: LoyaltyAccount }>(
  operations.getLoyaltyAccount,
  One,
)

/** By its contact or by its member. */
export const fetchLoyaltyAccountBy = /* @__PURE__ */ defineCall<
  { contactId: string } | { memberId: string },
  { account: LoyaltyAccount }
>(operations.fetchLoyaltyAccountBy, One)

/** Lists accounts of up to 50 contacts, or of all; newest first. */
export const listLoyaltyAccounts = /* @__PURE__ */ defineCall<
  { contactIds?: readonly string[]; cursorPaging?: { limit?: number; cursor?: string } } | undefined,
  { accounts: LoyaltyAccount[]; pagingMetadata?: Paging | undefined }
>(operations.listLoyaltyAccounts, () =>
  z.object({ accounts: z.array(LoyaltyAccount), pagingMetadata: z.optional(CursorMetadata) }),
)

/** For the store's owner: by fields and cursor (wire §3.5). */
export const queryLoyaltyAccounts = /* @__PURE__ */ defineCall<
  { query: CursorQuery },
  { loyaltyAccounts: LoyaltyAccount[]; pagingMetadata?: Paging | undefined }
>(
  operations.queryLoyaltyAccounts,
  () => z.object({ loyaltyAccounts: z.array(LoyaltyAccount), pagingMetadata: z.optional(CursorMetadata) }),
  { repeatable: true },
)

/** With words, and counts over all that is found. */
export const searchLoyaltyAccounts = /* @__PURE__ */ defineCall<
  { search: AccountSearch },
  {
    accounts: LoyaltyAccount[]
    pagingMetadata?: Paging | undefined
    aggregationData?: { results: AggregationResult[] } | undefined
  }
>(
  operations.searchLoyaltyAccounts,
  () =>
    z.object({
      accounts: z.array(LoyaltyAccount),
      pagingMetadata: z.optional(CursorMetadata),
      aggregationData: z.optional(z.object({ results: z.array(AggregationResult) })),
    }),
  { repeatable: true },
)

/** For the store's owner: how many a filter finds (wire §3.5). */
export const countLoyaltyAccounts = /* @__PURE__ */ defineCall<
  { filter?: Readonly<Record<string, unknown>>; search?: AccountSearch['search'] },
  { count: number }
>(operations.countLoyaltyAccounts, () => z.object({ count: z.number() }), { repeatable: true })

/** Sums over all accounts, and how many are in each tier; `id` null is the base tier. */
export const getProgramTotals = /* @__PURE__ */ defineCall<
  undefined,
  {
    points: Required<LoyaltyAccount['points']>
    tierTotals: { id?: string | null | undefined; numberOfAccounts: number }[]
  }
>(operations.getProgramTotals, () =>
  z.object({
    points: z.object({
      balance: z.number(),
      earned: z.number(),
      adjusted: z.number(),
      redeemed: z.number(),
      expired: z.number(),
    }),
    tierTotals: z.array(z.object({ id: z.nullish(z.string()), numberOfAccounts: z.number() })),
  }),
)

/** By months of UTC, the oldest first, this one the last; none is left out. Not in the wire reference. */
export const getPointsOverTime = /* @__PURE__ */ defineCall<
  { months?: number },
  { months: { month: string; earned: number; redeemed: number; adjusted: number; expired: number }[] }
>(operations.getPointsOverTime, () =>
  z.object({
    months: z.array(
      z.object({
        month: z.string(),
        earned: z.number(),
        redeemed: z.number(),
        adjusted: z.number(),
        expired: z.number(),
      }),
    ),
  }),
)

/** Once per key: again is the same transaction, with another request it is 422 `IDEMPOTENCY_KEY_REUSED` (wire §3.5). */
export const earnPoints = /* @__PURE__ */ defineCall<
  {
    accountId: string
    /** 1 to 9999999. */
    amount: number
    appId: string
    idempotencyKey: string
    description?: string
    activityType?: string
    orderId?: string
    followedSocialMedia?: { channel: SocialChannel }
  },
  { account: LoyaltyAccount; transactionId: string }
>(operations.earnPoints, Moved, { repeatable: true })

/** With the revision that was read: 409 `REVISION_MISMATCH` and the current one where somebody was faster (wire §3.5). */
export const adjustPoints = /* @__PURE__ */ defineCall<
  PointsChange & { accountId: string; description?: string; revision?: string },
  { account: LoyaltyAccount; transactionId: string }
>(operations.adjustPoints, Moved)

/** All that a search finds, as a job: `getBulkAdjustment` tells how far it is (wire §3.5). */
export const bulkAdjustPoints = /* @__PURE__ */ defineCall<
  PointsChange & { search?: AccountSearch; description?: string },
  { asyncJobId: string }
>(operations.bulkAdjustPoints, () => z.object({ asyncJobId: z.string() }))

/** Previews the job: accounts, total points, and accounts with too few. Not in the wire reference. */
export const previewBulkAdjustPoints = /* @__PURE__ */ defineCall<
  PointsChange & { search?: AccountSearch },
  { accounts: number; points: number; refused: number }
>(
  operations.previewBulkAdjustPoints,
  () => z.object({ accounts: z.number(), points: z.number(), refused: z.number() }),
  { repeatable: true },
)

/** How far a job is. Not in the wire reference. */
export const getBulkAdjustment = /* @__PURE__ */ defineCall<
  { asyncJobId: string },
  { bulkAdjustment: BulkAdjustment }
>(operations.getBulkAdjustment, () => z.object({ bulkAdjustment: BulkAdjustment }))

/** Lists the result of each account, sorted by id. Not in the wire reference. */
export const listBulkAdjustmentResults = /* @__PURE__ */ defineCall<
  {
    asyncJobId: string
    status?: 'PENDING' | 'SUCCEEDED' | 'FAILED'
    cursorPaging?: { limit?: number; cursor?: string }
  },
  { results: BulkAdjustmentResult[]; pagingMetadata?: Paging | undefined }
>(operations.listBulkAdjustmentResults, () =>
  z.object({ results: z.array(BulkAdjustmentResult), pagingMetadata: z.optional(CursorMetadata) }),
)

/** A member's own, or anybody's for the owner (wire §3.5). */
export const getLoyaltyTransaction = /* @__PURE__ */ defineCall<
  { loyaltyTransactionId: string },
  { loyaltyTransaction: LoyaltyTransaction }
>(operations.getLoyaltyTransaction, () => z.object({ loyaltyTransaction: LoyaltyTransaction }))
