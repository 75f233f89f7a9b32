import type { Db } from '../../../../data/database.ts'
import type { Caller } from '../../../../http/caller.ts'
import { visibleTo } from '../../../../http/visible-to.ts'

export function findVisibleOrder(db: Db, id: string, caller: Caller) {
  return db.selectFrom('orders').selectAll().where('id', '=', id).where(visibleTo(caller)).executeTakeFirst()
}
