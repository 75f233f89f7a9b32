import type { OrderLineItem } from '@galleria/platform-client/entities/orders'
import type { ColumnType } from 'kysely'

export type SubscriptionSettings = NonNullable<
  NonNullable<OrderLineItem['subscriptionInfo']>['subscriptionSettings']
>

export interface SubscriptionTables {
  /** What is bought again and again. */
  subscriptionContracts: {
    id: string
    /** The order that began it, and its line. */
    orderId: string
    lineId: string
    memberId: string | null
    visitorId: string | null
    email: string
    /** Specification §4. */
    status: 'AUTO_RENEW_ON' | 'AUTO_RENEW_OFF' | 'MANUAL_RECURRING' | 'CANCELLED' | 'TRANSFERRED'
    document: ColumnType<{ readonly name: string; readonly settings: SubscriptionSettings }>
    /** Cycles bought so far. */
    cycle: number
    /** When the next is bought; null where none is. */
    nextAt: Date | null
    revision: number
    createdAt: Date
    updatedAt: Date
  }
}
