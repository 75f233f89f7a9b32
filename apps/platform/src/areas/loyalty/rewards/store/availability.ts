import { sql } from 'kysely'
import { type Db, type Trx, transaction } from '../../../../data/database.ts'
import type { Services } from '../../../../data/services.ts'
import { emitAvailability, type Trigger } from '../reach.ts'

/** An account's points reach an active reward, at the price of its tier: over `loyalty_accounts a`. */
const within = sql<boolean>`exists (select 1 from loyalty_reward_costs c
  where c.cost <= a.balance and (c.tier_id = a.tier_id or (c.tier_id is null and not exists (
    select 1 from loyalty_reward_costs own where own.reward_id = c.reward_id and own.tier_id = a.tier_id))))`

/** Updates reach in the transaction that gave these accounts another tier, at that tier's prices. */
export async function tiersChanged(trx: Trx, ids: readonly string[], date: Date): Promise<void> {
  if (ids.length === 0) return
  const { rows } = await sql<{ id: string; rewardAvailable: boolean }>`
    update loyalty_accounts a set reward_available = not a.reward_available
    where a.id = any(${[...ids]}::uuid[]) and a.reward_available <> ${within}
    returning a.id, a.reward_available`.execute(trx)
  await emitAvailability(trx, rows, 'TIERS_RECALCULATED', date)
}

/** Accounts at once, with the change of a reward; the rest is the job's. */
const BATCH = 500

/** Announces a changed reward in its transaction to every account whose reach changed, the first ones at once. */
export async function rewardsChanged(trx: Trx, date: Date): Promise<void> {
  await sql`update loyalty_reward_reach set wanted = wanted + 1 where id = 1`.execute(trx)
  await sweepBatch(trx, 'REWARD_UPDATED', date)
}

/** Job. Any number of servers may do it at once: an account is locked by one, and told of once. */
export async function sweepAvailability({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const reach = await db
    .selectFrom('loyaltyRewardReach')
    .selectAll()
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  if (reach.done >= reach.wanted) return
  const batch = () => transaction(db, (trx) => sweepBatch(trx, 'REWARD_UPDATED', clock.now()))
  while ((await batch()) > 0);
  if (await anyLeft(db)) return
  await db
    .updateTable('loyaltyRewardReach')
    .set({ done: reach.wanted })
    .where('id', '=', 1)
    .where('done', '<', reach.wanted)
    .execute()
}

async function sweepBatch(trx: Trx, trigger: Trigger, date: Date): Promise<number> {
  const { rows } = await sql<{ id: string; rewardAvailable: boolean }>`
    update loyalty_accounts set reward_available = not reward_available where id in (
      select a.id from loyalty_accounts a where a.reward_available <> ${within}
      order by a.id limit ${BATCH} for update skip locked)
    returning id, reward_available`.execute(trx)
  await emitAvailability(trx, rows, trigger, date)
  return rows.length
}

/** Locked by somebody while a batch went by. */
async function anyLeft(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select a.id from loyalty_accounts a where a.reward_available <> ${within} limit 1`.execute(db)
  return rows.length > 0
}
