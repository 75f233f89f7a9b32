import { randomUUID } from 'node:crypto'
import {
  loyaltyRewardCreated,
  loyaltyRewardDeleted,
  loyaltyRewardUpdated,
} from '@galleria/platform-client/events'
import { applicationError } from '../../../../base/errors.ts'
import { checkRevision } from '../../../../base/input/revision.ts'
import { type Db, jsonb, type Trx } from '../../../../data/database.ts'
import { findOne } from '../../../../data/find-one.ts'
import { emit } from '../../../../data/outbox.ts'
import { isUuid } from '../../../../data/query-language/values.ts'
import type { Services } from '../../../../data/services.ts'
import type { Caller } from '../../../../http/caller.ts'
import { checkTiers } from '../../tiers/store/tiers.ts'
import type { RewardInput } from '../input.ts'
import { configsOf, termsOf } from '../terms.ts'
import { type RewardRow, rewardView } from '../view.ts'
import { rewardsChanged } from './availability.ts'

type Context = Pick<Services, 'clock' | 'config'> & { readonly caller: Caller }

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

export async function createReward(
  trx: Trx,
  { clock, config, caller }: Context,
  input: RewardInput,
  field = 'reward',
): Promise<RewardRow> {
  const date = clock.now()
  const { type, terms } = termsOf(input, { currency: config.currency, field })
  const { name, active } = input
  const row = { id: randomUUID(), name, active, type, terms, revision: 1, createdAt: date, updatedAt: date }
  await checkTiers(trx, configsOf(row.terms), `${field}.configsByTier.tierId`)
  await trx
    .insertInto('loyaltyRewards')
    .values({ ...row, terms: jsonb(terms) })
    .execute()
  await price(trx, row)
  await emit(trx, loyaltyRewardCreated, { ...around(row, date, caller), entity: rewardView(row) })
  await rewardsChanged(trx, date)
  return row
}

/** Replaces what it is, but not its kind (PUT, wire §3.6). */
export async function updateReward(
  trx: Trx,
  { clock, config, caller }: Context,
  id: string,
  revision: number,
  input: RewardInput,
): Promise<RewardRow> {
  const date = clock.now()
  const before = await findReward(trx, id, { lock: true })
  checkRevision(before.revision, revision)
  const { type, terms } = termsOf(input, { currency: config.currency, field: 'reward', type: before.type })
  const { name, active } = input
  const row = { ...before, name, active, type, terms, revision: before.revision + 1, updatedAt: date }
  await checkTiers(trx, configsOf(terms), 'reward.configsByTier.tierId')
  await trx
    .updateTable('loyaltyRewards')
    .set({ name, active, terms: jsonb(terms), revision: row.revision, updatedAt: date })
    .where('id', '=', id)
    .execute()
  await price(trx, row)
  await emit(trx, loyaltyRewardUpdated, { ...around(row, date, caller), entity: rewardView(row) })
  await rewardsChanged(trx, date)
  return row
}

/** Coupons that were bought with it stay good. */
export async function deleteReward(
  trx: Trx,
  { clock, caller }: Context,
  id: string,
  revision: number,
): Promise<void> {
  const date = clock.now()
  const row = await findReward(trx, id, { lock: true })
  checkRevision(row.revision, revision)
  await trx.deleteFrom('loyaltyRewardCosts').where('rewardId', '=', id).execute()
  await trx.deleteFrom('loyaltyRewards').where('id', '=', id).execute()
  await emit(trx, loyaltyRewardDeleted, around(row, date, caller))
  await rewardsChanged(trx, date)
}

function around({ id, revision }: RewardRow, date: Date, caller: Caller) {
  return { entityId: id, revision, date, caller }
}

/** Writes the cost by tier into a table of its own, so that reach is one statement. */
async function price(trx: Trx, { id: rewardId, active, terms }: RewardRow): Promise<void> {
  await trx.deleteFrom('loyaltyRewardCosts').where('rewardId', '=', rewardId).execute()
  const configs = active ? configsOf(terms) : []
  if (configs.length === 0) return
  await trx
    .insertInto('loyaltyRewardCosts')
    .values(
      configs.map(({ tierId, costInPoints }) => ({
        ...{ id: randomUUID(), rewardId },
        ...{ tierId: tierId ?? null, cost: costInPoints },
      })),
    )
    .execute()
}
