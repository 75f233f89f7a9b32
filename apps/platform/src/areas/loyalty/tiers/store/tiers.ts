import type { Insertable, Selectable, Updateable } from 'kysely'
import { applicationError } from '../../../../base/errors.ts'
import type { Db, Trx } from '../../../../data/database.ts'
import { findOne } from '../../../../data/find-one.ts'
import { isUuid } from '../../../../data/query-language/values.ts'
import type { LoyaltyTables } from '../../tables.ts'

export type TierRow = Selectable<LoyaltyTables['loyaltyTiers']>

/** Lowest first. */
export function readTiers(db: Db | Trx): Promise<TierRow[]> {
  return db.selectFrom('loyaltyTiers').selectAll().orderBy('requiredPoints').orderBy('id').execute()
}

export async function findTier(db: Db | Trx, id: string, options?: { lock: boolean }): Promise<TierRow> {
  const one = db.selectFrom('loyaltyTiers').selectAll().where('id', '=', id)
  const row = isUuid(id) && (await findOne(one, options))
  if (!row) throw applicationError(404, 'TIER_NOT_FOUND', 'Tier not found.')
  return row
}

/** Tiers of these ids that exist. */
export async function countTiers(trx: Trx, ids: readonly string[]): Promise<number> {
  const rows = await trx.selectFrom('loyaltyTiers').select('id').where('id', 'in', ids).execute()
  return rows.length
}

export function insertTier(trx: Trx, tier: Insertable<LoyaltyTables['loyaltyTiers']>): Promise<TierRow> {
  return trx.insertInto('loyaltyTiers').values(tier).returningAll().executeTakeFirstOrThrow()
}

export function updateTierRow(
  trx: Trx,
  id: string,
  changes: Updateable<LoyaltyTables['loyaltyTiers']>,
): Promise<TierRow> {
  return trx
    .updateTable('loyaltyTiers')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteTierRow(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('loyaltyTiers').where('id', '=', id).execute()
}

/** Requests that the tier of every account is calculated again (decision 0214). */
export async function invalidateTiers(trx: Trx): Promise<void> {
  await trx
    .updateTable('loyaltyTierSettings')
    .set((row) => ({ reckoning: row('reckoning', '+', 1) }))
    .where('id', '=', 1)
    .execute()
}
