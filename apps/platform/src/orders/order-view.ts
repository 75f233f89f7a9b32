import type { Order } from '@galleria/platform-client/entities/orders'
import type { Selectable } from 'kysely'
import type { OrderTables } from './tables.ts'

export type OrderRow = Selectable<OrderTables['orders']>

/** Order (wire §4.3). */
export function orderView(row: OrderRow): Order {
  const buyer = row.memberId ? { memberId: row.memberId } : row.visitorId ? { visitorId: row.visitorId } : {}
  return {
    ...row.document,
    id: row.id,
    number: String(row.number),
    createdDate: row.createdAt.toISOString(),
    updatedDate: row.updatedAt.toISOString(),
    buyerInfo: { ...buyer, email: row.email },
    createdBy: buyer,
    status: row.status,
    paymentStatus: row.paymentStatus,
    fulfillmentStatus: row.fulfillmentStatus,
    currency: row.currency,
  }
}
