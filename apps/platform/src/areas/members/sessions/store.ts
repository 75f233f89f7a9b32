import { sql } from 'kysely'
import { applicationError } from '../../../base/errors.ts'
import type { Db } from '../../../data/database.ts'
import { column, type Fields, idColumn } from '../../../data/query-language/fields.ts'
import { isUuid } from '../../../data/query-language/values.ts'

export function signInList(id: string) {
  return {
    of: `sign-ins of ${id}`,
    columns: sql`l.id, l.event, l.address, l.user_agent, l.created_at`,
    from: sql`from sign_in_log l`,
    where: sql<boolean>`l.member_id = ${id}::uuid`,
    id: sql.ref('l.id'),
    fields: signInFields,
  }
}

const signInFields: Fields = {
  id: idColumn(sql.ref('l.id')),
  createdDate: column('date', sql.ref('l.created_at'), { sortable: true }),
}

export async function openOf(db: Db, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('tokenFamilies')
    .select('id')
    .where('memberId', '=', memberId)
    .where('revokedAt', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** @throws ApiError 404 where one is not the member's: none of them is ended then */
export async function ownOf(db: Db, memberId: string, wanted: readonly string[]): Promise<string[]> {
  const ids = [...new Set(wanted.map((id) => id.toLowerCase()))].filter(isUuid)
  const rows = await db
    .selectFrom('tokenFamilies')
    .select('id')
    .where('memberId', '=', memberId)
    .where('id', 'in', ids)
    .execute()
  if (rows.length < ids.length)
    throw applicationError(404, 'NOT_FOUND', 'One of these sessions belongs to another member.')
  return rows.map(({ id }) => id)
}
