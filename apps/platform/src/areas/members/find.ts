import type { Db } from '../../data/database.ts'
import { isUuid } from '../../data/query-language/values.ts'
import type { MemberRow } from '../identity/member-row.ts'
import { noMember } from './access.ts'

/** @throws ApiError 404 */
export async function findMember(db: Db, id: string, { lock = false } = {}): Promise<MemberRow> {
  if (!isUuid(id)) throw noMember()
  const query = db.selectFrom('members').selectAll().where('id', '=', id)
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  if (!row) throw noMember()
  return row
}
