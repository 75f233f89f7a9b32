import type { InsertObject } from 'kysely'
import type { Trx } from '../../../data/database.ts'
import type { Tables } from '../../../data/tables.ts'

export function insertOrderRow(trx: Trx, values: InsertObject<Tables, 'orders'>) {
  return trx.insertInto('orders').values(values).returningAll().executeTakeFirstOrThrow()
}

export function findMemberId(trx: Trx, memberId: string) {
  return trx.selectFrom('members').select('id').where('id', '=', memberId).executeTakeFirst()
}
