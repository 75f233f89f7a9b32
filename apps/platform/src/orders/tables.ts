import type { ColumnType } from 'kysely'
import type { OwnerType } from '../cart/tables.ts'
import type { OrderDocument } from './order-document.ts'

export interface OrderTables {
  orders: {
    id: string
    /** What a shopper quotes. */
    number: number
    checkoutId: string
    ownerType: OwnerType
    ownerId: string
    visitorId: string | null
    memberId: string | null
    email: string
    status: string
    paymentStatus: string
    fulfillmentStatus: string
    currency: string
    subtotalMinor: number
    totalMinor: number
    /** The order as it is answered (wire §4.3), less what has a column. */
    document: ColumnType<OrderDocument>
    revision: number
    createdAt: Date
    updatedAt: Date
  }
  /** One row, locked while an order takes its number. */
  orderCounter: { id: number; lastNumber: number }
}
