import type { Db } from '../../data/database.ts'

export function findOrderById(db: Db, orderId: string) {
  return db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst()
}
