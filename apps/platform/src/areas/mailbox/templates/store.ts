import type { Selectable } from 'kysely'
import type { Db, Trx } from '../../../data/database.ts'
import type { LetterDesign } from '../letter/design.ts'
import type { LetterKind } from '../letter/kinds.ts'
import type { MailboxTables } from '../tables.ts'
import type { LetterTexts } from './texts.ts'

export type LetterTextsRow = Selectable<MailboxTables['letterTexts']>

export function findLetterTexts(
  db: Db,
  kind: LetterKind,
  language: string,
): Promise<LetterTextsRow | undefined> {
  return db
    .selectFrom('letterTexts')
    .selectAll()
    .where('kind', '=', kind)
    .where('language', '=', language)
    .executeTakeFirst()
}

export function listLetterTexts(db: Db): Promise<LetterTextsRow[]> {
  return db.selectFrom('letterTexts').selectAll().orderBy('kind').orderBy('language').execute()
}

/** Makes the row where there is none, and locks it by writing. */
export function lockLetterTexts(
  trx: Trx,
  kind: LetterKind,
  language: string,
  updatedAt: Date,
): Promise<LetterTextsRow> {
  return trx
    .insertInto('letterTexts')
    .values({ kind, language, revision: 0, updatedAt })
    .onConflict((conflict) => conflict.columns(['kind', 'language']).doUpdateSet({ kind }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function updateLetterTexts(
  trx: Trx,
  { kind, language }: Pick<LetterTextsRow, 'kind' | 'language'>,
  texts: LetterTexts & Pick<LetterTextsRow, 'revision' | 'updatedAt'>,
): Promise<void> {
  await trx
    .updateTable('letterTexts')
    .set(texts)
    .where('kind', '=', kind)
    .where('language', '=', language)
    .execute()
}

export function findLetterDesign(db: Db) {
  return db.selectFrom('letterDesign').selectAll().where('id', '=', 1).executeTakeFirst()
}

/** Makes the row where there is none, and locks it by writing. */
export function lockLetterDesign(trx: Trx, updatedAt: Date) {
  return trx
    .insertInto('letterDesign')
    .values({ id: 1, revision: 0, updatedAt })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ id: 1 }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function updateLetterDesign(
  trx: Trx,
  design: LetterDesign & { readonly revision: number; readonly updatedAt: Date },
): Promise<void> {
  await trx.updateTable('letterDesign').set(design).where('id', '=', 1).execute()
}
