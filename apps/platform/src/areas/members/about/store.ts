import { randomUUID } from 'node:crypto'
import type { RichContent } from '@galleria/platform-client/entities/common'
import { type Insertable, sql } from 'kysely'
import { type Db, jsonb, type Trx } from '../../../data/database.ts'
import { column, type Fields, idColumn } from '../../../data/query-language/fields.ts'
import type { Tables } from '../../../data/tables.ts'
import type { Caller } from '../../../http/caller.ts'
import { isOwner } from '../access.ts'
import { visibleTo } from '../store.ts'

export function lockAboutPhone(trx: Trx, memberId: string) {
  return trx
    .selectFrom('memberAboutPhones')
    .selectAll()
    .where('memberId', '=', memberId)
    .forUpdate()
    .executeTakeFirst()
}

export async function upsertAboutPhone(
  trx: Trx,
  memberId: string,
  row: Omit<Insertable<Tables['memberAboutPhones']>, 'memberId'>,
): Promise<void> {
  await trx
    .insertInto('memberAboutPhones')
    .values({ memberId, ...row })
    .onConflict((conflict) => conflict.column('memberId').doUpdateSet(row))
    .execute()
}

export async function updateAboutPhone(
  trx: Trx,
  {
    memberId,
    good,
    attempts,
    now,
  }: { readonly memberId: string; readonly good: boolean; readonly attempts: number; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('memberAboutPhones')
    .set(good ? { codeHash: null, verifiedAt: now } : { attempts: attempts + 1 })
    .where('memberId', '=', memberId)
    .execute()
}

export function findAboutPhone(db: Db, memberId: string) {
  return db
    .selectFrom('memberAboutPhones')
    .select(['phone', 'verifiedAt'])
    .where('memberId', '=', memberId)
    .executeTakeFirst()
}

export async function deleteAboutPhone(db: Db, memberId: string): Promise<void> {
  await db.deleteFrom('memberAboutPhones').where('memberId', '=', memberId).execute()
}

export function findAboutOf(db: Db, memberId: string) {
  return db.selectFrom('memberAbouts').selectAll().where('memberId', '=', memberId).executeTakeFirst()
}

export function insertAbout(trx: Trx, memberId: string, content: RichContent, date: Date) {
  return trx
    .insertInto('memberAbouts')
    .values({
      id: randomUUID(),
      memberId,
      content: jsonb(content),
      revision: 1,
      createdAt: date,
      updatedAt: date,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function updateAbout(
  trx: Trx,
  {
    id,
    content,
    revision,
    date,
  }: { readonly id: string; readonly content: RichContent; readonly revision: number; readonly date: Date },
) {
  return trx
    .updateTable('memberAbouts')
    .set({
      content: jsonb(content),
      revision: revision + 1,
      updatedAt: date,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteAbout(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('memberAbouts').where('id', '=', id).execute()
}

export function findAbout(db: Db, id: string) {
  return db.selectFrom('memberAbouts').selectAll().where('id', '=', id).executeTakeFirst()
}

export function lockAbout(db: Db, id: string) {
  return db.selectFrom('memberAbouts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function aboutList(caller: Caller) {
  const of = isOwner(caller) ? 'abouts of the owner' : 'abouts'
  const from = sql`from member_abouts a join members m on m.id = a.member_id`
  const columns = sql`a.id, a.member_id, a.content, a.revision`
  const seen = visibleTo(caller)
  // Let hidden members find what is their own.
  const own = caller.type === 'MEMBER' ? caller.memberId : null
  const where = sql<boolean>`((${seen}) or m.id = ${own}::uuid)`
  return { of, from, columns, where, id: sql.ref('a.id'), fields }
}

const fields: Fields = {
  id: idColumn(sql.ref('a.id')),
  memberId: idColumn(sql.ref('a.member_id')),
  createdDate: column('date', sql.ref('a.created_at'), { sortable: true }),
}
