export interface LoyaltyTables {
  /** One row, `id` 1. */
  loyaltyProgram: {
    id: number
    name: string
    description: string
    pointName: string
    status: string
    revision: number
  }
  loyaltyTiers: { id: string; name: string; description: string; requiredPoints: number; revision: number }
  loyaltyEarningRules: {
    id: string
    title: string
    /** `PURCHASE`, `REGISTRATION`, `BIRTHDAY`, … */
    triggerActivityType: string
    status: string
    /** Points for each whole amount of this; null for a fixed number of points. */
    moneyMinor: number | null
    points: number
    revision: number
  }
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
    expiringAmount: number | null
    expiringAt: Date | null
    revision: number
    lastActivityAt: Date | null
    createdAt: Date
    updatedAt: Date
  }
  loyaltyTransactions: {
    id: string
    accountId: string
    type: 'EARN' | 'REDEEM' | 'ADJUST' | 'REFUND' | 'EXPIRE'
    /** Signed points. */
    amount: number
    description: string | null
    orderId: string | null
    idempotencyKey: string
    createdAt: Date
  }
  /** Two per transaction, summing to zero: `member` and what stands against it (`issued`, `redeemed`, `expired`, `adjusted`). */
  loyaltyEntries: { transactionId: string; ledger: string; amount: number }
}
