import type { Db } from '../../../data/database.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Caller } from '../../../http/caller.ts'
import { noOrder } from '../change/write-order.ts'
import type { OrderRow } from './order-view.ts'
import { findVisibleOrder } from './store/access.ts'

export async function findOrder(db: Db, caller: Caller, id: string): Promise<OrderRow> {
  const row = isUuid(id) ? await findVisibleOrder(db, id, caller) : undefined
  if (!row) throw noOrder()
  return row
}
