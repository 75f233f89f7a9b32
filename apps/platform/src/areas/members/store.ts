import { type RawBuilder, type SqlBool, sql, type UpdateObject } from 'kysely'
import type { Db, Trx } from '../../data/database.ts'
import { isUuid } from '../../data/query-language/values.ts'
import type { Tables } from '../../data/tables.ts'
import type { Caller } from '../../http/caller.ts'
import type { MemberRow } from '../identity/index.ts'
import { isOwner, noMember } from './access.ts'

/** @throws ApiError 404 */
export async function findMember(db: Db, id: string, { lock = false } = {}): Promise<MemberRow> {
  if (!isUuid(id)) throw noMember()
  const query = db.selectFrom('members').selectAll().where('id', '=', id)
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  if (!row) throw noMember()
  return row
}

/**
 * Visibility of the members `m`: the owner sees all; others see those who are approved and PUBLIC, for whom UNDEFINED
 * does not count. Members of whom one blocks the other see nothing of each other (wire §3.7 "list, query").
 */
export function visibleTo(caller: Caller): RawBuilder<SqlBool> {
  if (isOwner(caller)) return sql<SqlBool>`true`
  const open = sql<SqlBool>`m.status = 'APPROVED' and m.privacy_status = 'PUBLIC'`
  if (caller.type !== 'MEMBER') return open
  const me = caller.memberId
  return sql<SqlBool>`${open}
    and not exists (select 1 from member_blocks b where b.member_id = m.id and b.blocked_member_id = ${me}::uuid)
    and not exists (select 1 from member_blocks b where b.member_id = ${me}::uuid and b.blocked_member_id = m.id)`
}

export function updateMember(trx: Trx, id: string, changes: MemberChanges, date: Date) {
  return trx
    .updateTable('members')
    .set((eb) => ({ ...changes, revision: eb('revision', '+', 1), updatedAt: date }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export type MemberChanges = Omit<UpdateObject<Tables, 'members'>, 'id' | 'revision' | 'updatedAt'>

export function findMemberRow(db: Db, id: string) {
  return db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findMemberIdBySlug(db: Db, idOrSlug: string) {
  return db.selectFrom('members').select('id').where('slug', '=', idOrSlug).executeTakeFirst()
}

export function findBlock(db: Db, id: string, memberId: string) {
  return db
    .selectFrom('memberBlocks')
    .select('memberId')
    .where('memberId', '=', id)
    .where('blockedMemberId', '=', memberId)
    .executeTakeFirst()
}
