import type { ColumnType, Generated } from 'kysely'
import type { MemberImage } from '../identity/tables.ts'
import type { CampaignTables } from './campaigns/tables.ts'
import type { LoyaltyCouponTables } from './coupons/tables.ts'
import type { LoyaltyImportTables } from './imports/tables.ts'
import type { RewardTables } from './rewards/tables.ts'

/** Wire §4.5 `TransactionType`. */
export type TransactionType = 'UNKNOWN' | 'EARN' | 'REDEEM' | 'ADJUST' | 'REFUND' | 'EXPIRE'

/** Why points moved (wire §4.5): the part of the transaction that its type calls for, as the API shows it. */
export interface TransactionInfo {
  readonly appId?: string
  readonly activityType?: string
  /** Id given by an app; not necessarily one of our orders. */
  readonly orderId?: string
  readonly followedSocialMedia?: { readonly channel: string }
  readonly rewardId?: string
  readonly rewardType?: string
  readonly referenceEntityId?: string
  readonly refundedTransactionId?: string
  /** Cost of an order when it earned this, or the change of that cost; not shown. */
  readonly spentMinor?: number
}

type Image = MemberImage & { readonly altText?: string | undefined }
type Optional<Value> = ColumnType<Value | null, Value | null | undefined>

/** Points that a rule gives members of a tier; without a tier those of all others. */
export interface RuleConfig {
  readonly tierId?: string | null | undefined
  /** Points for each whole amount of this; null for so many each time. */
  readonly moneyMinor: number | null
  readonly points: number
}

export interface LoyaltyTables
  extends CampaignTables,
    LoyaltyCouponTables,
    LoyaltyImportTables,
    RewardTables {
  /** One row, `id` 1; a shop without has a program in DRAFT. */
  loyaltyProgram: {
    id: number
    name: string
    description: string
    pointName: string
    /** `DRAFT`, `ACTIVE`, `PAUSED`. */
    status: string
    icon: Optional<Image>
    /** `DISABLED`, `ENABLED`. */
    expirationStatus: Generated<string>
    /** Months of inactivity after which points expire; null where they expire on a day of the year. */
    expirationMonths: Optional<number>
    /** Percentage of the balance. */
    expiringPercentage: Generated<number>
    /** The next day on which they expire, where a calendar says so. */
    expiresOn: Optional<Date>
    /** Grows with each change that accounts have to be reckoned by again. */
    reckoning: Generated<number>
    revision: number
    createdAt: Optional<Date>
    updatedAt: Optional<Date>
  }
  /** One row, `id` 1; a shop without has no tiers in force. */
  loyaltyTierSettings: {
    id: number
    /** `DISABLED`, `DRAFT`, `ACTIVE`, `PAUSED`. */
    status: string
    /** Months of which what came counts; null for everything ever. */
    durationInMonths: number | null
    /** Basis of tiers: points, or whole units of money spent on orders. */
    basis: Generated<'POINTS' | 'SPEND'>
    baseDefinition: Optional<{
      name?: string | null | undefined
      description?: string | null | undefined
      icon?: Image | null | undefined
    }>
    reckoning: Generated<number>
    revision: number
    createdAt: Optional<Date>
    updatedAt: Optional<Date>
  }
  loyaltyTiers: {
    id: string
    name: string
    description: string
    icon: Optional<Image>
    requiredPoints: number
    revision: number
    createdAt: Optional<Date>
    updatedAt: Optional<Date>
  }
  /** Last names of rules that are no more. */
  loyaltyDeletedRules: { id: string; title: string }
  loyaltyEarningRules: {
    id: string
    title: string
    /** `PURCHASE`, `REGISTRATION`, `BIRTHDAY`, … */
    triggerActivityType: string
    status: string
    /** Points for each whole amount of this; null for a fixed number of points. */
    moneyMinor: number | null
    points: number
    sourceAppId: Optional<string>
    /** App whose activity it is; the shop without it. */
    triggerAppId: Optional<string>
    /** By tier; without it what `moneyMinor` and `points` say, for everybody. */
    configs: ColumnType<RuleConfig[] | null, RuleConfig[] | null | undefined>
    deletable: Generated<boolean>
    createdAt: Optional<Date>
    updatedAt: Optional<Date>
    revision: number
  }
  /** One row, `id` 1: the day, as `YYYY-MM-DD`, up to which birthdays have been looked at. */
  loyaltyBirthdays: { id: number; through: string }
  /** The database holds `balance = earned + adjusted - redeemed - expired`: each of the four is a counter-account. */
  loyaltyAccounts: {
    id: string
    contactId: string
    memberId: string | null
    /** Always the sum of the account's transactions. */
    balance: number
    earned: number
    adjusted: number
    redeemed: number
    expired: number
    tierId: string | null
    /** Points that count towards the tier, in the settings' period. */
    tierPoints: Generated<number>
    tierUpdatedAt: Optional<Date>
    /** When the first of it leaves the period. */
    tierDueAt: Optional<Date>
    expiringAmount: number | null
    expiringAt: Date | null
    /** The date of which the member has been warned. */
    expiryWarnedFor: Optional<Date>
    /** Whether some reward is within reach. */
    rewardAvailable: Generated<boolean>
    /** The `reckoning` that tier and expiry are of. */
    reckoned: Generated<number>
    revision: number
    lastActivityAt: Date | null
    createdAt: Date
    updatedAt: Date
  }
  loyaltyTransactions: {
    id: string
    accountId: string
    type: TransactionType
    /** Signed points. */
    amount: number
    balanceAfter: Generated<number>
    description: string | null
    orderId: string | null
    /** Whole units of money that the order spent, or got back. */
    spent: Optional<number>
    info: ColumnType<TransactionInfo | null, TransactionInfo | null | undefined>
    idempotencyKey: string
    /** Digest of the request that the key came with. */
    digest: Optional<string>
    createdAt: Date
  }
  /** A view of two per transaction that sum to zero: `member` and what stands against it (`issued`, `redeemed`, `expired`, `adjusted`). */
  loyaltyEntries: {
    transactionId: ColumnType<string, never>
    ledger: ColumnType<string, never>
    amount: ColumnType<number, never>
  }
  loyaltyFollowedChannels: { id: string; accountId: string; channel: string; createdAt: Date }
  /** A change of many accounts: `RUNNING` until none of its items waits. */
  loyaltyBulkJobs: {
    id: string
    status: 'RUNNING' | 'FINISHED'
    amount: number | null
    balance: number | null
    description: string | null
    total: number
    succeeded: Generated<number>
    failed: Generated<number>
    createdAt: Date
    updatedAt: Date
  }
  loyaltyBulkItems: {
    jobId: string
    accountId: string
    status: 'PENDING' | 'SUCCEEDED' | 'FAILED'
    transactionId: Optional<string>
    error: Optional<{ readonly code: string; readonly description: string }>
  }
}
