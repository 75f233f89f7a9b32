import { randomUUID } from 'node:crypto'
import {
  loyaltyRewardCreated,
  loyaltyRewardDeleted,
  loyaltyRewardUpdated,
} from '@galleria/platform-client/events'
import { checkRevision } from '../../../base/input/revision.ts'
import type { Trx } from '../../../data/database.ts'
import { emit } from '../../../data/outbox.ts'
import type { Services } from '../../../data/services.ts'
import type { Caller } from '../../../http/caller.ts'
import { checkTiers } from '../tiers/tiers.ts'
import { rewardsChanged } from './availability.ts'
import type { RewardInput } from './input.ts'
import { deleteRewardRow, findReward, insertReward, replaceCosts, updateRewardRow } from './store/rewards.ts'
import { configsOf, costsOf, termsOf } from './terms.ts'
import { type RewardRow, rewardView } from './view.ts'

type Context = Pick<Services, 'clock' | 'config'> & { readonly caller: Caller }

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
  await insertReward(trx, row)
  await replaceCosts(trx, row.id, costsOf(row))
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
  await updateRewardRow(trx, row)
  await replaceCosts(trx, row.id, costsOf(row))
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
  await replaceCosts(trx, id, [])
  await deleteRewardRow(trx, id)
  await emit(trx, loyaltyRewardDeleted, around(row, date, caller))
  await rewardsChanged(trx, date)
}

function around({ id, revision }: RewardRow, date: Date, caller: Caller) {
  return { entityId: id, revision, date, caller }
}
