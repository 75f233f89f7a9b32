import type { Selectable } from 'kysely'
import type { OrderTables } from './tables.ts'

export type OrderRow = Selectable<OrderTables['orders']>

/** Order (wire §4.3). */
export function orderView(row: OrderRow): Record<string, unknown> {
  return {
    ...row.document,
    id: row.id,
    number: String(row.number),
    createdDate: row.createdAt.toISOString(),
    updatedDate: row.updatedAt.toISOString(),
    buyerInfo: {
      ...(row.memberId ? { memberId: row.memberId } : { visitorId: row.visitorId }),
      email: row.email,
    },
    createdBy: row.memberId ? { memberId: row.memberId } : { visitorId: row.visitorId },
    status: row.status,
    paymentStatus: row.paymentStatus,
    fulfillmentStatus: row.fulfillmentStatus,
    currency: row.currency,
  }
}
