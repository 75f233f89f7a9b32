import type { Selectable } from 'kysely'
import { fullName } from '../../../base/texts/full-name.ts'
import type { Db, Trx } from '../../../data/database.ts'
import type { OrderTables } from '../tables.ts'

export type HandlingRow = Selectable<OrderTables['orderHandling']>

export function findHandling(db: Db, orderId: string): Promise<HandlingRow | undefined> {
  return db.selectFrom('orderHandling').selectAll().where('orderId', '=', orderId).executeTakeFirst()
}

export async function writeHandling(trx: Trx, row: HandlingRow): Promise<void> {
  const { orderId, ...changed } = row
  await trx
    .insertInto('orderHandling')
    .values(row)
    .onConflict((conflict) => conflict.column('orderId').doUpdateSet(changed))
    .execute()
}

/** Staff of the store, with the names of their profiles. */
export async function readStaff(db: Db) {
  const rows = await db
    .selectFrom('staffUsers')
    .innerJoin('members', 'members.id', 'staffUsers.memberId')
    .select(['staffUsers.id', 'members.nickname', 'members.loginEmail', 'members.contact'])
    .orderBy('members.loginEmail')
    .limit(500)
    .execute()
  return rows.map(({ id, nickname, loginEmail: email, contact }) => ({
    id,
    email,
    name: fullName(contact) || nickname || email,
  }))
}

/** Newest first. */
export function readPaymentRequests(db: Db, orderId: string) {
  return db
    .selectFrom('paymentRequests')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('createdAt', 'desc')
    .limit(50)
    .execute()
}
