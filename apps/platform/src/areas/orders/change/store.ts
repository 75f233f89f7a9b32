import type { UpdateObject } from 'kysely'
import type { Trx } from '../../../data/database.ts'
import type { Tables } from '../../../data/tables.ts'
import { changesOf } from '../changes-store.ts'

export function cancelPayments(trx: Trx, orderId: string, date: Date) {
  return trx
    .updateTable('orderPayments')
    .set({ status: 'CANCELED', settlesAs: null, settlesAt: null, updatedAt: date })
    .where('orderId', '=', orderId)
    .where('status', 'in', ['PENDING', 'PENDING_MERCHANT'])
    .returning('id')
    .execute()
}

export function findLockedOrder(trx: Trx, id: string) {
  return trx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function updateOrder(trx: Trx, id: string, changes: UpdateObject<Tables, 'orders'>) {
  return trx
    .with('changed', (query) => query.insertInto('orderChanges').values(changesOf([id])))
    .with('moved', (query) => query.insertInto('customerChanges').values(changesOf([id])))
    .updateTable('orders')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
