import type { ColumnType } from 'kysely'

export interface RefundRequestTables {
  /** Requests of buyers for a refund; staff decide. */
  refundRequests: {
    id: string
    orderId: string
    /** The same key asks once. */
    requestKey: string
    status: 'REQUESTED' | 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN'
    lineItems: ColumnType<readonly { readonly id: string; readonly quantity: number }[]>
    reason: RefundReason
    /** The buyer's own words. */
    message: string | null
    /** The staff's. */
    answer: string | null
    createdAt: Date
    updatedAt: Date
  }
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
