import type { Insertable } from 'kysely'
import { applicationError } from '../../../../base/errors.ts'
import { type Db, jsonb, type Trx } from '../../../../data/database.ts'
import { findOne } from '../../../../data/find-one.ts'
import { isUuid } from '../../../../data/query-language/values.ts'
import type { LoyaltyTables } from '../../tables.ts'
import type { RewardRow } from '../view.ts'

/** Newest last, as they were made. */
export function readRewards(db: Db, options: { readonly activeOnly: boolean }): Promise<RewardRow[]> {
  return db
    .selectFrom('loyaltyRewards')
    .selectAll()
    .$if(options.activeOnly, (all) => all.where('active', '=', true))
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

export async function findReward(
  db: Db,
  id: string,
  options: { readonly lock?: boolean } = {},
): Promise<RewardRow> {
  const one = db.selectFrom('loyaltyRewards').selectAll().where('id', '=', id)
  const row = isUuid(id) && (await findOne(one, options))
  if (row) return row
  throw applicationError(404, 'REWARD_NOT_FOUND', 'Reward not found.')
}

export async function insertReward(trx: Trx, row: RewardRow): Promise<void> {
  await trx
    .insertInto('loyaltyRewards')
    .values({ ...row, terms: jsonb(row.terms) })
    .execute()
}

export async function updateRewardRow(trx: Trx, row: RewardRow): Promise<void> {
  await trx
    .updateTable('loyaltyRewards')
    .set({ ...row, terms: jsonb(row.terms) })
    .where('id', '=', row.id)
    .execute()
}

export async function deleteRewardRow(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('loyaltyRewards').where('id', '=', id).execute()
}

/** Costs by tier have a table of their own, so that one statement finds the accounts that reach a reward. */
export async function replaceCosts(
  trx: Trx,
  rewardId: string,
  costs: readonly Insertable<LoyaltyTables['loyaltyRewardCosts']>[],
): Promise<void> {
  await trx.deleteFrom('loyaltyRewardCosts').where('rewardId', '=', rewardId).execute()
  if (costs.length === 0) return
  await trx
    .insertInto('loyaltyRewardCosts')
    .values([...costs])
    .execute()
}
