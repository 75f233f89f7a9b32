import type { ColumnType, Generated } from 'kysely'

/** Change of a campaign, and who made it. */
export interface CampaignChange {
  readonly type: 'CREATED' | 'CHANGED' | 'PAUSED' | 'RESUMED'
  /** ISO 8601. */
  readonly date: string
  readonly byType: string
  readonly byId: string
}

export interface CampaignTables {
  loyaltyCampaigns: {
    id: string
    name: string
    startsAt: Date
    endsAt: Date
    /** 200 doubles; null of a campaign that gives a bonus. */
    factorPercent: number | null
    /** Points for an order, once. */
    bonusPoints: number | null
    /** Goods that count; all of them where both lists are empty. */
    productIds: ColumnType<string[]>
    collectionIds: ColumnType<string[]>
    /** Members whom it is for; all of them where a list is empty. */
    segmentIds: ColumnType<string[]>
    tierIds: ColumnType<string[]>
    /** Points that it gives at most. */
    budget: number | null
    given: Generated<number>
    orders: Generated<number>
    paused: boolean
    history: ColumnType<readonly CampaignChange[]>
    revision: number
    createdAt: Date
    updatedAt: Date
  }
  loyaltyCampaignOrders: {
    campaignId: string
    orderId: string
    accountId: string
    points: number
    spentMinor: number
    createdAt: Date
  }
}
