import type { ColumnType } from 'kysely'

export interface TermsTables {
  /** One row, `id` 1. */
  tradeRevision: { id: number; revision: string | null }
  /** Ways to buy a product again and again (wire §4.2 `subscriptionOptionInfo`). */
  subscriptionOptions: {
    id: string
    productId: string
    title: string
    description: string | null
    frequency: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'
    everyCount: number
    billingCycles: number | null
    autoRenewal: boolean
    cancellable: boolean
    trialFrequency: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR' | null
    trialCount: number | null
    percentOff: ColumnType<string | null, number | string | null>
    position: number
  }
}
