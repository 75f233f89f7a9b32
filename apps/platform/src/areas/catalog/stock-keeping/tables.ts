import type { EventIdentity } from '@galleria/platform-client/events'
import type { ColumnType, Generated } from 'kysely'
import type { StockTransferTables } from './transfers/tables.ts'

/** Cause of a change; an edit says more by its call. */
export const stockLogKinds = [
  'OPENING',
  'SALE',
  'CANCELLATION',
  'RETURN',
  'ORDER_CHANGE',
  'EDIT',
  'TRANSFER_SENT',
  'TRANSFER_RECEIVED',
  'TRANSFER_CANCELED',
  'TRANSFER_UNDONE',
] as const
export type StockLogKind = (typeof stockLogKinds)[number]

export interface StockKeepingTables extends StockTransferTables {
  /** One row, `id` 1; none until it is first changed. */
  stockSettings: { id: number; lowStockAt: number; updatedAt: Date }
  /** Every change of a quantity; the sum of a variant's rows is its quantity. */
  stockLog: {
    variantId: string
    /** Counts within the variant. */
    number: number
    productId: string
    change: number
    /** Quantity of the variant afterwards. */
    after: number
    kind: StockLogKind
    orderId: string | null
    editId: string | null
    transferId: Generated<string | null>
    /** Location that the goods left or came to; null where the business had none. */
    locationId: Generated<string | null>
    /** Person who did it; an edit has its own. */
    identity: ColumnType<EventIdentity | null>
    createdAt: Date
  }
}
