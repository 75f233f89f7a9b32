import type { Insertable, Selectable, Updateable } from 'kysely'
import { type Db, jsonb, type Trx } from '../../../data/database.ts'
import type { MemberTables } from '../tables.ts'

type Table = MemberTables['apiKeys']
export type ApiKeyRow = Selectable<Table>

const inUse = (db: Db) => db.selectFrom('apiKeys').where('revokedAt', 'is', null)

/** Newest first. */
export function listApiKeys(db: Db): Promise<ApiKeyRow[]> {
  return inUse(db).selectAll().orderBy('createdAt', 'desc').orderBy('id').execute()
}

export function lockApiKey(trx: Trx, id: string): Promise<ApiKeyRow | undefined> {
  return inUse(trx).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Expired ones count, because they can be seen. */
export async function countApiKeys(trx: Trx): Promise<number> {
  const { count } = await inUse(trx)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export function insertApiKey(trx: Trx, row: Insertable<Table>): Promise<ApiKeyRow> {
  const permissions = jsonb(row.permissions)
  return trx
    .insertInto('apiKeys')
    .values({ ...row, permissions })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function updateApiKey(
  trx: Trx,
  id: string,
  { permissions, ...changes }: Updateable<Table>,
): Promise<ApiKeyRow> {
  return trx
    .updateTable('apiKeys')
    .set({ ...changes, ...(permissions && { permissions: jsonb(permissions) }) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
