import type { Selectable } from 'kysely'
import type { Db } from '../../../data/database.ts'
import type { Tables } from '../../../data/tables.ts'

export type CustomFieldRow = Selectable<Tables['memberCustomFields']>

export function customFieldRows(db: Db): Promise<CustomFieldRow[]> {
  return db.selectFrom('memberCustomFields').selectAll().orderBy('createdAt').orderBy('key').execute()
}
