import type { Insertable, Updateable } from 'kysely'
import type { Db, Trx } from '../../../../data/database.ts'
import { findOne } from '../../../../data/find-one.ts'
import type { LoyaltyTables } from '../../tables.ts'
import type { SettingsRow } from '../view.ts'

type Settings = LoyaltyTables['loyaltyTierSettings']

export function findSettings(
  db: Db | Trx,
  options: { readonly lock?: boolean } = {},
): Promise<SettingsRow | undefined> {
  return findOne(db.selectFrom('loyaltyTierSettings').selectAll().where('id', '=', 1), options)
}

/** Undefined if settings exist already. */
export function insertSettings(
  trx: Trx,
  settings: Omit<Insertable<Settings>, 'id'>,
): Promise<SettingsRow | undefined> {
  return trx
    .insertInto('loyaltyTierSettings')
    .values({ ...settings, id: 1 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst()
}

export function updateSettingsRow(trx: Trx, changes: Updateable<Settings>): Promise<SettingsRow> {
  return trx
    .updateTable('loyaltyTierSettings')
    .set(changes)
    .where('id', '=', 1)
    .returningAll()
    .executeTakeFirstOrThrow()
}
