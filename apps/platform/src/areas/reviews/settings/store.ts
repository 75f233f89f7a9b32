import type { Selectable } from 'kysely'
import type { Db, Trx } from '../../../data/database.ts'
import type { ReviewTables } from '../tables.ts'

export type SettingsRow = Omit<Selectable<ReviewTables['reviewSettings']>, 'id' | 'updatedAt'>

const usual: SettingsRow = { isModerated: true, asksForReviews: false, askAfterDays: 14, revision: 0 }

/** Settings of reviews; the usual ones of a shop that never set any. */
export async function readSettings(db: Db): Promise<SettingsRow> {
  const row = await db
    .selectFrom('reviewSettings')
    .select(['isModerated', 'asksForReviews', 'askAfterDays', 'revision'])
    .where('id', '=', 1)
    .executeTakeFirst()
  return row ?? usual
}

/** Makes the row, so that it can be locked. */
export async function lockSettings(trx: Trx, updatedAt: Date): Promise<SettingsRow> {
  await trx
    .insertInto('reviewSettings')
    .values({ id: 1, ...usual, updatedAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return trx
    .selectFrom('reviewSettings')
    .select(['isModerated', 'asksForReviews', 'askAfterDays', 'revision'])
    .where('id', '=', 1)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function updateSettings(trx: Trx, settings: SettingsRow, updatedAt: Date): Promise<void> {
  await trx
    .updateTable('reviewSettings')
    .set({ ...settings, updatedAt })
    .where('id', '=', 1)
    .execute()
}
