import type { ColumnType } from 'kysely'
import type { RefundReason } from './request.ts'

export interface RefundRequestTables {
  /** What buyers ask to have given back; staff decide. */
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
