import type { Db, Trx } from '../../../data/database.ts'
import { type CustomFieldRow, type SettingsRow, usual } from '../../identity/index.ts'

export async function isPublic(db: Db, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('members')
    .select('privacyStatus')
    .where('id', '=', memberId)
    .executeTakeFirst()
  return row?.privacyStatus === 'PUBLIC'
}

export async function insertDefaultSettings(trx: Trx): Promise<void> {
  await trx
    .insertInto('memberSettings')
    .values({ id: 1, ...usual })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

export function lockSettings(trx: Trx) {
  return trx
    .selectFrom('memberSettings')
    .selectAll()
    .where('id', '=', 1)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function updateSettings(trx: Trx, after: SettingsRow): Promise<void> {
  await trx.updateTable('memberSettings').set(after).where('id', '=', 1).execute()
}

export function insertCustomField(
  db: Db,
  customField: Pick<CustomFieldRow, 'key' | 'name' | 'type' | 'visibility'>,
  date: Date,
) {
  return db
    .insertInto('memberCustomFields')
    .values({ ...customField, revision: 1, createdAt: date, updatedAt: date })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returningAll()
    .executeTakeFirst()
}

export function lockCustomField(trx: Trx, key: string) {
  return trx
    .selectFrom('memberCustomFields')
    .selectAll()
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst()
}

export function updateCustomField(
  trx: Trx,
  key: string,
  changes: Pick<CustomFieldRow, 'name' | 'visibility' | 'revision' | 'updatedAt'>,
) {
  return trx
    .updateTable('memberCustomFields')
    .set(changes)
    .where('key', '=', key)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function deleteCustomField(db: Db, key: string) {
  return db.deleteFrom('memberCustomFields').where('key', '=', key).returning('key').executeTakeFirst()
}
