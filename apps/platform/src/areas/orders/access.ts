import type { Db } from '../../data/database.ts'
import { isUuid } from '../../data/query-language/values.ts'
import type { Caller } from '../../http/caller.ts'
import { visibleTo } from '../../http/visible-to.ts'
import { noOrder } from './change.ts'
import type { OrderRow } from './order-view.ts'

export async function findOrder(db: Db, caller: Caller, id: string): Promise<OrderRow> {
  const row = isUuid(id)
    ? await db
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', id)
        .where(visibleTo(caller))
        .executeTakeFirst()
    : undefined
  if (!row) throw noOrder()
  return row
}
