import type { Db, Trx } from '../../../data/database.ts'
import { move } from '../../../domain/status-machine.ts'
import type { RefundStatus } from './tables.ts'

const MOST = 100

export function findDueActions(db: Db, now: Date) {
  return db
    .selectFrom('paymentActions')
    .select(['id', 'orderId'])
    .where('status', '=', 'SCHEDULED')
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .limit(MOST)
    .execute()
}

export function findSettlement(trx: Trx, paymentId: string) {
  return trx
    .selectFrom('orderPayments')
    .select(['settlesAs', 'status'])
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
}

export function findRefund(trx: Trx, refundId: string) {
  return trx.selectFrom('orderRefunds').selectAll().where('id', '=', refundId).executeTakeFirstOrThrow()
}

export async function updateRefundStatus(
  trx: Trx,
  refundId: string,
  status: RefundStatus,
  date: Date,
): Promise<void> {
  await trx
    .updateTable('orderRefunds')
    .set({ status, settlesAs: null, settlesAt: null, updatedAt: date })
    .where('id', '=', refundId)
    .execute()
}

export function findAction(trx: Trx, actionId: string) {
  return trx.selectFrom('paymentActions').selectAll().where('id', '=', actionId).executeTakeFirstOrThrow()
}

export async function failAction(db: Db, id: string, message: string, now: Date): Promise<void> {
  await db
    .updateTable('paymentActions')
    .set({
      status: move('scheduled action', 'SCHEDULED', 'FAILED'),
      failure: message.slice(0, 200),
      updatedAt: now,
    })
    .where('id', '=', id)
    .where('status', '=', 'SCHEDULED')
    .execute()
}

export async function updateActionStatus(
  trx: Trx,
  id: string,
  status: 'STARTED' | 'SUCCEEDED',
  now: Date,
): Promise<void> {
  await trx.updateTable('paymentActions').set({ status, updatedAt: now }).where('id', '=', id).execute()
}

export function due(db: Db, table: 'orderPayments' | 'orderRefunds', now: Date) {
  return db
    .selectFrom(table)
    .select(['id', 'orderId'])
    .where('settlesAt', '<=', now)
    .orderBy('settlesAt')
    .limit(MOST)
    .execute()
}
