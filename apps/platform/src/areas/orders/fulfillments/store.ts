import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { type Db, jsonb, type Trx } from '../../../data/database.ts'
import type { FulfillmentLine, OrderTables, Tracking } from '../tables.ts'

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

interface NewFulfillment {
  readonly orderId: string
  readonly lineItems: readonly FulfillmentLine[]
  readonly tracking: Tracking | null
  readonly date: Date
}

export function insertFulfillment(trx: Trx, { orderId, lineItems, tracking, date }: NewFulfillment) {
  return trx
    .insertInto('fulfillments')
    .values({
      id: randomUUID(),
      orderId,
      lineItems: jsonb(lineItems),
      tracking: tracking ? jsonb(tracking) : null,
      createdAt: date,
      updatedAt: date,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function updateTrackingOf(
  trx: Trx,
  id: string,
  tracking: Tracking | null,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('fulfillments')
    .set({ tracking: tracking ? jsonb(tracking) : null, updatedAt: now })
    .where('id', '=', id)
    .execute()
}

export async function deleteFulfillmentRow(trx: Trx, goneId: string): Promise<void> {
  await trx.deleteFrom('fulfillments').where('id', '=', goneId).execute()
}
