import type { Order, OrderLineItem } from '@galleria/platform-client/entities/orders'
import type { ColumnType } from 'kysely'
import type { Minor } from '../../../domain/money/money.ts'

type SubscriptionSettings = NonNullable<
  NonNullable<OrderLineItem['subscriptionInfo']>['subscriptionSettings']
>

/** Cost of bringing each cycle, with the carrier's charges. */
export interface AgreedDelivery {
  readonly price: Minor
  readonly net: Minor
  readonly tax: Minor
  readonly total: Minor
  readonly taxRate: string
  readonly fees: Order['additionalFees']
  readonly feesPrice: Minor
  readonly feesTax: Minor
  readonly feesTotal: Minor
}

export interface ContractDocument {
  readonly name: string
  readonly settings: SubscriptionSettings
  /** Price of one cycle, with tax and delivery. */
  readonly total?: Minor
  readonly currency?: string
  readonly delivery?: AgreedDelivery
  /** How it is paid for, by the provider's name of it. */
  readonly method?: string
  /** Events, the oldest first. */
  readonly history?: readonly ContractEvent[]
}

/** Type of a line in the history of a contract. */
type ContractEventType =
  | 'STARTED'
  | 'RENEWED'
  | 'RENEWAL_FAILED'
  | 'PAUSED'
  | 'RESUMED'
  | 'SKIPPED'
  | 'CHANGED'
  | 'CANCELLATION_SCHEDULED'
  | 'CANCELLATION_UNDONE'
  | 'CANCELLED'
  | 'TRANSFERRED'

export interface ContractEvent {
  readonly type: ContractEventType
  readonly date: string
  /** Staff by email, a program by ID; neither where the buyer or the clock did it. */
  readonly authorEmail?: string | null | undefined
  readonly authorAppId?: string | null | undefined
  readonly authorAppName?: string | null | undefined
  /** True where the buyer did it. */
  readonly byBuyer?: boolean | undefined
  /** The order that a cycle became. */
  readonly orderId?: string | undefined
  readonly cycleNumber?: number | undefined
  /** The contract that goes on. */
  readonly contractId?: string | undefined
  /** Why a renewal failed. */
  readonly reason?: string | undefined
}

/** Why the cycle that is due could not be bought. */
interface RenewalFailure {
  readonly attempts: number
  readonly code: string
  readonly description: string
  readonly failedDate: string
}

export interface SubscriptionTables {
  /** Contracts for goods that are bought again and again. */
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
    document: ColumnType<ContractDocument>
    /** Cycles bought so far; none during a free trial. */
    cycle: number
    /** When something is to be done: a cycle bought or tried again, a cancellation carried out. */
    nextAt: Date | null
    paidUntil: ColumnType<Date | null, Date | null | undefined>
    trialEndsAt: ColumnType<Date | null, Date | null | undefined>
    /** The shopper has given notice to then. */
    cancelsAt: ColumnType<Date | null, Date | null | undefined>
    failure: ColumnType<RenewalFailure | null, RenewalFailure | null | undefined>
    lastOrderId: ColumnType<string | null, string | null | undefined>
    /** The `nextAt` of which its buyer was told beforehand. */
    noticedFor: ColumnType<Date | null, Date | null | undefined>
    revision: number
    createdAt: Date
    updatedAt: Date
  }
}
