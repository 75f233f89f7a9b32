import type { Db } from '../../../../data/database.ts'

/** Oldest first, as they are packed. */
export function findOrdersById(db: Db, ids: readonly string[]) {
  return db.selectFrom('orders').selectAll().where('id', 'in', ids).orderBy('number').execute()
}
