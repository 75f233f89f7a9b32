import type { Selectable } from 'kysely'
import type { Db } from '../../../data/database.ts'
import type { OrderTables } from '../tables.ts'

export type FulfillmentRow = Selectable<OrderTables['fulfillments']>

export function readFulfillments(db: Db, orderIds: readonly string[]): Promise<FulfillmentRow[]> {
  if (orderIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('fulfillments')
    .selectAll()
    .where('orderId', 'in', orderIds)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

export function fulfillmentsView(orderId: string, rows: readonly FulfillmentRow[]) {
  return {
    orderId,
    fulfillments: rows.map(({ id, createdAt, lineItems, tracking }) => ({
      id,
      createdDate: createdAt.toISOString(),
      lineItems,
      ...(tracking ? { trackingInfo: tracking } : {}),
    })),
  }
}
