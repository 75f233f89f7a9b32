import type { Selectable } from 'kysely'
import { type Db, jsonb } from '../../../../data/database.ts'
import type { CatalogTransferTables } from '../tables.ts'

type ExportRow = Selectable<CatalogTransferTables['catalogExports']>

export async function insertExport(db: Db, { filter, search, ...row }: ExportRow): Promise<void> {
  await db
    .insertInto('catalogExports')
    .values({ ...row, filter: jsonb(filter), search: search ? jsonb(search) : null })
    .execute()
}

export function findExport(db: Db, id: string): Promise<ExportRow | undefined> {
  return db.selectFrom('catalogExports').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findCollectionNames(db: Db, ids: readonly string[]) {
  return db.selectFrom('collections').select(['id', 'name']).where('id', 'in', ids).execute()
}
