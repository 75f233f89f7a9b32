import type { Selectable } from 'kysely'
import type { Db } from '../../data/database.ts'
import type { Tables } from '../../data/tables.ts'

export type SettingsRow = Pick<
  Selectable<Tables['memberSettings']>,
  'defaultPrivacy' | 'joinPolicy' | 'revision'
>

/** Before anybody has decided. */
export const usual: SettingsRow = { defaultPrivacy: 'PRIVATE', joinPolicy: 'OPEN', revision: 1 }

/** How profiles of new members begin. */
export async function readSettings(db: Db): Promise<SettingsRow> {
  const row = await db.selectFrom('memberSettings').selectAll().where('id', '=', 1).executeTakeFirst()
  return row ?? usual
}
