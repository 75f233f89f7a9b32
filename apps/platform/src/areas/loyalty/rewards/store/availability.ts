import { sql } from 'kysely'
import type { Db, Trx } from '../../../../data/database.ts'

/** An account's points reach an active reward, at the price of its tier: over `loyalty_accounts a`. */
const within = sql<boolean>`exists (select 1 from loyalty_reward_costs c
  where c.cost <= a.balance and (c.tier_id = a.tier_id or (c.tier_id is null and not exists (
    select 1 from loyalty_reward_costs own where own.reward_id = c.reward_id and own.tier_id = a.tier_id))))`

interface Availability {
  readonly id: string
  readonly rewardAvailable: boolean
}

/** Corrects whether these accounts reach a reward. @returns the accounts for which that changed */
export async function updateAvailability(trx: Trx, ids: readonly string[]): Promise<Availability[]> {
  const { rows } = await sql<Availability>`
    update loyalty_accounts a set reward_available = not a.reward_available
    where a.id = any(${[...ids]}::uuid[]) and a.reward_available <> ${within}
    returning a.id, a.reward_available`.execute(trx)
  return rows
}

/** Accounts of one statement. */
const BATCH = 500

/** Corrects the next accounts that no other server has locked. @returns the accounts that changed */
export async function updateNextAvailability(trx: Trx): Promise<Availability[]> {
  const { rows } = await sql<Availability>`
    update loyalty_accounts set reward_available = not reward_available where id in (
      select a.id from loyalty_accounts a where a.reward_available <> ${within}
      order by a.id limit ${BATCH} for update skip locked)
    returning id, reward_available`.execute(trx)
  return rows
}

export async function isAnyAvailabilityWrong(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select a.id from loyalty_accounts a where a.reward_available <> ${within} limit 1`.execute(db)
  return rows.length > 0
}

export function findReach(db: Db) {
  return db.selectFrom('loyaltyRewardReach').selectAll().where('id', '=', 1).executeTakeFirstOrThrow()
}

export async function requestSweep(trx: Trx): Promise<void> {
  await sql`update loyalty_reward_reach set wanted = wanted + 1 where id = 1`.execute(trx)
}

export async function completeSweep(db: Db, done: number): Promise<void> {
  await db
    .updateTable('loyaltyRewardReach')
    .set({ done })
    .where('id', '=', 1)
    .where('done', '<', done)
    .execute()
}
