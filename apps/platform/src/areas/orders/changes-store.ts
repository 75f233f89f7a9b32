import { randomUUID } from 'node:crypto'
import type { Trx } from '../../data/database.ts'

/** Rows by which the figures by day and by customer learn of changed orders; whoever writes an order inserts them in the same transaction. */
export const changesOf = (orderIds: readonly string[]) =>
  orderIds.map((orderId) => ({ id: randomUUID(), orderId }))

export async function markOrders(trx: Trx, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return
  await trx.insertInto('orderChanges').values(changesOf(orderIds)).execute()
  await trx.insertInto('customerChanges').values(changesOf(orderIds)).execute()
}
