import type { Trx } from '../../../../data/database.ts'
import type { NamedTable } from '../shared/store.ts'

export async function findNamed(trx: Trx, table: NamedTable, id: string): Promise<string | undefined> {
  const row = await trx.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()
  return row?.id
}

export function findSections(trx: Trx, uniqueNames: readonly string[]) {
  return trx
    .selectFrom('infoSections')
    .select(['id', 'uniqueName'])
    .where('uniqueName', 'in', uniqueNames)
    .execute()
}
