import type { InsertObject, UpdateObject } from 'kysely'
import type { Trx } from '../../../../data/database.ts'
import type { Tables } from '../../../../data/tables.ts'

export function insertContract(trx: Trx, values: InsertObject<Tables, 'subscriptionContracts'>) {
  return trx
    .insertInto('subscriptionContracts')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['orderId', 'lineId']).where('status', '<>', 'TRANSFERRED').doNothing(),
    )
    .returningAll()
    .executeTakeFirst()
}

export function updateContract(trx: Trx, id: string, changes: UpdateObject<Tables, 'subscriptionContracts'>) {
  return trx
    .updateTable('subscriptionContracts')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function insertTransferred(trx: Trx, values: InsertObject<Tables, 'subscriptionContracts'>) {
  return trx.insertInto('subscriptionContracts').values(values).returningAll().executeTakeFirstOrThrow()
}

export function findMemberForTransfer(trx: Trx, id: string) {
  return trx
    .selectFrom('members')
    .select(['id', 'loginEmail', 'status'])
    .where('id', '=', id)
    .executeTakeFirst()
}
