import type { ColumnType } from 'kysely'
import type { Resolution } from '../return-policy/policy.ts'

export interface RefundRequestTables {
  /** Requests of buyers for a refund, and returns that staff approved or started. */
  refundRequests: {
    id: string
    orderId: string
    /** The same key asks once. */
    requestKey: string
    /** Counts the requests of an order from 1. */
    ordinal: number
    startedBy: 'BUYER' | 'STAFF'
    status: RefundRequestStatus
    lineItems: ColumnType<readonly RequestedLine[]>
    /** Reason of the first line. */
    reason: RefundReason
    /** Outcome that the buyer asked for, or that staff made of it. */
    resolution: Resolution
    /** The refund became store credit. */
    storeCredit: boolean
    /** The buyer's own words. */
    message: string | null
    /** The staff's. */
    answer: string | null
    /** How to send the goods, as staff wrote when they approved. */
    instructions: string | null
    /** Sum that went back for it; none until then. */
    refundedMinor: number | null
    /** Kept from what went back. */
    feeMinor: number | null
    /** Order that replaces the goods. */
    exchangeOrderId: string | null
    createdAt: Date
    updatedAt: Date
  }
}

export const requestStatuses = [
  'REQUESTED',
  'APPROVED',
  'RECEIVED',
  'ACCEPTED',
  'EXCHANGED',
  'DECLINED',
  'WITHDRAWN',
] as const
/** ACCEPTED is refunded. */
export type RefundRequestStatus = (typeof requestStatuses)[number]

/** Units of a line that come back. */
export interface RequestedLine {
  readonly id: string
  readonly quantity: number
  readonly reason?: RefundReason | undefined
  readonly note?: string | undefined
  /** Variant of the same product that is wanted instead. */
  readonly exchangeVariantId?: string | undefined
  /** Units that arrived; unknown before. */
  readonly received?: number | undefined
  readonly condition?: ReturnCondition | undefined
  /** Units that went back on the shelf when they arrived. */
  readonly restocked?: number | undefined
}

export const refundReasons = [
  'CHANGED_MIND',
  'NOT_AS_DESCRIBED',
  'DAMAGED',
  'WRONG_ITEM',
  'LATE',
  'OTHER',
] as const

export type RefundReason = (typeof refundReasons)[number]

export const returnConditions = ['NEW', 'OPENED', 'USED', 'DAMAGED', 'WRONG_ITEM'] as const
/** State of goods as they arrived. */
export type ReturnCondition = (typeof returnConditions)[number]
