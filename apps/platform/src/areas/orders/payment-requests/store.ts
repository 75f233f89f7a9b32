import { randomUUID } from 'node:crypto'
import { later } from '../../../base/later.ts'
import type { Db, Trx } from '../../../data/database.ts'
import { move } from '../../../domain/status-machine.ts'

export function findOpenRequest(trx: Trx, orderId: string, amountMinor: number, date: Date) {
  return trx
    .selectFrom('paymentRequests')
    .selectAll()
    .where('orderId', '=', orderId)
    .where('status', '=', 'UNPAID')
    .where('expiresAt', '>', date)
    .where('amountMinor', '=', amountMinor)
    .executeTakeFirst()
}

const LIFE_SECONDS = 14 * 86_400

export function insertRequest(trx: Trx, orderId: string, amountMinor: number, date: Date) {
  return trx
    .insertInto('paymentRequests')
    .values({
      id: randomUUID(),
      orderId,
      amountMinor,
      status: 'UNPAID',
      expiresAt: later(date, LIFE_SECONDS),
      createdAt: date,
      updatedAt: date,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function expireOpenRequests(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('paymentRequests')
    .set({ status: move('payment request', 'UNPAID', 'EXPIRED'), updatedAt: now })
    .where('status', '=', 'UNPAID')
    .where('expiresAt', '<=', now)
    .execute()
}
