import { sql } from 'kysely'
import type { Db, Trx } from '../../data/database.ts'
import type { AccountRow } from './view.ts'

/** Number of the settings of program and tiers in force: a job brings accounts of a lower number up to it (decision 0214). */
export async function currentCalculation(db: Db | Trx): Promise<number> {
  const { rows } = await sql<{ reckoning: number }>`
    select coalesce(sum(reckoning), 0)::bigint as reckoning from (
      select reckoning from loyalty_program union all select reckoning from loyalty_tier_settings) as settings`.execute(
    db,
  )
  return rows[0]?.reckoning ?? 0
}

export function findAccountOfMember(db: Db | Trx, memberId: string): Promise<AccountRow | undefined> {
  return db.selectFrom('loyaltyAccounts').selectAll().where('memberId', '=', memberId).executeTakeFirst()
}

export function findAccountById(db: Db | Trx, id: string): Promise<AccountRow | undefined> {
  return db.selectFrom('loyaltyAccounts').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function lockAccount(trx: Trx, id: string): Promise<void> {
  await trx.selectFrom('loyaltyAccounts').select('id').where('id', '=', id).forUpdate().execute()
}

export function lockAccountOfMember(trx: Trx, memberId: string): Promise<AccountRow | undefined> {
  return trx
    .selectFrom('loyaltyAccounts')
    .selectAll()
    .where('memberId', '=', memberId)
    .forUpdate()
    .executeTakeFirst()
}

/** Movements by which an order earned points, and those by which points followed its edits: their keys begin with `edit`. */
export function findEarnedOnOrder(trx: Trx, accountId: string, orderId: string, edit: string) {
  return trx
    .selectFrom('loyaltyTransactions')
    .select(['amount', 'spent', 'info'])
    .where('accountId', '=', accountId)
    .where('orderId', '=', orderId)
    .where((row) => row.or([row('type', '=', 'EARN'), row('idempotencyKey', 'like', `${edit}%`)]))
    .execute()
}

/** Movements by which an order earned points, and by which points were taken back for it. */
export function findMovementsOfOrder(trx: Trx, accountId: string, orderId: string) {
  return trx
    .selectFrom('loyaltyTransactions')
    .select(['type', 'amount', 'spent', 'idempotencyKey'])
    .where('accountId', '=', accountId)
    .where('orderId', '=', orderId)
    .where('type', 'in', ['EARN', 'ADJUST'])
    .execute()
}

/** Movements by which a review of the product earned points, and by which they were taken back: keys name both. */
export function findMovementsOfReview(trx: Trx, accountId: string, productId: string) {
  return trx
    .selectFrom('loyaltyTransactions')
    .select('amount')
    .where('accountId', '=', accountId)
    .where('idempotencyKey', 'like', `%review ${productId} %`)
    .execute()
}
