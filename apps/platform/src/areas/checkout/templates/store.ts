import type { Selectable } from 'kysely'
import { type Db, jsonb, type Trx } from '../../../data/database.ts'
import type { Tables } from '../../../data/tables.ts'

export type TemplateRow = Selectable<Tables['checkoutTemplates']>

export function findTemplates(db: Db, status: TemplateRow['status'] | undefined) {
  const all = db.selectFrom('checkoutTemplates').selectAll().orderBy('createdAt', 'desc').limit(100)
  return (status ? all.where('status', '=', status) : all).execute()
}

export function findTemplate(db: Db, id: string, lock: boolean) {
  const query = db.selectFrom('checkoutTemplates').selectAll().where('id', '=', id)
  return (lock ? query.forUpdate() : query).executeTakeFirst()
}

export async function insertTemplate(trx: Trx, row: TemplateRow): Promise<void> {
  await trx
    .insertInto('checkoutTemplates')
    .values({ ...row, document: jsonb(row.document) })
    .execute()
}

export async function updateTemplate(
  trx: Trx,
  { id, status, document, revision, updatedAt }: TemplateRow,
): Promise<void> {
  await trx
    .updateTable('checkoutTemplates')
    .set({
      status,
      document: jsonb(document),
      revision,
      updatedAt,
    })
    .where('id', '=', id)
    .execute()
}

export async function deleteTemplate(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('checkoutTemplates').where('id', '=', id).execute()
}
