import type { RawBuilder, SqlBool, UpdateObject } from 'kysely'
import type { Trx } from '../../../../data/database.ts'
import type { Tables } from '../../../../data/tables.ts'

export async function deleteMemberRow(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('members').where('id', '=', id).execute()
}

export function deleteRows(trx: Trx, any: 'carts', where: RawBuilder<SqlBool>) {
  return trx.deleteFrom(any).where(where).executeTakeFirst()
}

export function updateRows(
  trx: Trx,
  any: 'carts',
  set: UpdateObject<Tables, 'carts'>,
  where: RawBuilder<SqlBool>,
) {
  return trx.updateTable(any).set(set).where(where).executeTakeFirst()
}

export function countRows(trx: Trx, any: 'carts', where: RawBuilder<SqlBool>) {
  return trx
    .selectFrom(any)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(where)
    .executeTakeFirstOrThrow()
}

export function findMemberId(trx: Trx, id: string) {
  return trx.selectFrom('members').select('id').where('id', '=', id).executeTakeFirst()
}
