import type { InsertObject } from 'kysely'
import type { Trx } from '../../../data/database.ts'
import type { Tables } from '../../../data/tables.ts'
import { changesOf } from '../changes-store.ts'

export function insertOrderRow(trx: Trx, values: InsertObject<Tables, 'orders'> & { readonly id: string }) {
  return trx
    .with('changed', (query) => query.insertInto('orderChanges').values(changesOf([values.id])))
    .with('moved', (query) => query.insertInto('customerChanges').values(changesOf([values.id])))
    .insertInto('orders')
    .values(values)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function findMemberId(trx: Trx, memberId: string) {
  return trx.selectFrom('members').select('id').where('id', '=', memberId).executeTakeFirst()
}
