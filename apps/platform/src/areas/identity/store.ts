import type { Db, Trx } from '../../data/database.ts'
import type { MemberRow } from './member-row.ts'

export function lockMember(trx: Trx, memberId: string) {
  return trx
    .selectFrom('members')
    .selectAll()
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export function memberById(db: Db, id: string): Promise<MemberRow> {
  return db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

export function findMember(trx: Trx, memberId: string) {
  return trx.selectFrom('members').selectAll().where('id', '=', memberId).executeTakeFirst()
}

export function findContactAndStatus(trx: Trx, memberId: string) {
  return trx
    .selectFrom('members')
    .select(['contactId', 'status'])
    .where('id', '=', memberId)
    .executeTakeFirst()
}

export function findMemberByEmailKey(db: Db, key: string) {
  return db.selectFrom('members').selectAll().where('emailKey', '=', key).executeTakeFirst()
}

export function findMemberBySlug(db: Db, slug: string) {
  return db.selectFrom('members').select('id').where('slug', '=', slug).executeTakeFirst()
}
