import type { InsertObject, Selectable } from 'kysely'
import type { Db, Trx } from '../../../data/database.ts'
import type { Tables } from '../../../data/tables.ts'
import type { TransactionStatus } from '../../../domain/payments/status.ts'
import type { PaymentTables } from './tables.ts'

export type PaymentRow = Selectable<PaymentTables['orderPayments']>
export type RefundRow = Selectable<PaymentTables['orderRefunds']>

export interface Transactions {
  readonly payments: readonly PaymentRow[]
  readonly refunds: readonly RefundRow[]
}

/** All money that moved for an order, oldest first. */
export async function readTransactions(db: Db, orderId: string): Promise<Transactions> {
  const [payments, refunds] = [
    await db
      .selectFrom('orderPayments')
      .selectAll()
      .where('orderId', '=', orderId)
      .orderBy('createdAt')
      .orderBy('id')
      .execute(),
    await db
      .selectFrom('orderRefunds')
      .selectAll()
      .where('orderId', '=', orderId)
      .orderBy('createdAt')
      .orderBy('id')
      .execute(),
  ]
  return { payments, refunds }
}

interface PaymentUpdate {
  readonly paymentId: string
  readonly status: Decision
  readonly reason: string | undefined
  readonly paymentReason: string | null
  readonly date: Date
}

export async function updatePaymentStatus(
  trx: Trx,
  { paymentId, status, reason, paymentReason, date }: PaymentUpdate,
): Promise<void> {
  await trx
    .updateTable('orderPayments')
    .set({
      status,
      reason: reason ?? paymentReason,
      settlesAs: null,
      settlesAt: null,
      updatedAt: date,
    })
    .where('id', '=', paymentId)
    .execute()
}

export type Decision = Extract<TransactionStatus, 'APPROVED' | 'DECLINED' | 'CANCELED' | 'VOIDED'>

export async function supersedeActions(trx: Trx, paymentId: string, date: Date): Promise<void> {
  await trx
    .updateTable('paymentActions')
    .set({ status: 'FAILED', failure: 'SUPERSEDED', updatedAt: date })
    .where('paymentId', '=', paymentId)
    .where('status', '=', 'SCHEDULED')
    .execute()
}

export function findPaymentOf(trx: Trx, orderId: string, paymentId: string) {
  return trx
    .selectFrom('orderPayments')
    .selectAll()
    .where('orderId', '=', orderId)
    .where('id', '=', paymentId)
    .executeTakeFirst()
}

export function insertPayment(trx: Trx, values: InsertObject<Tables, 'orderPayments'>) {
  return trx
    .insertInto('orderPayments')
    .values(values)
    .onConflict((conflict) => conflict.columns(['orderId', 'requestKey']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

export function findPaymentByKey(trx: Trx, orderId: string, requestKey: string) {
  return trx
    .selectFrom('orderPayments')
    .selectAll()
    .where('orderId', '=', orderId)
    .where('requestKey', '=', requestKey)
    .executeTakeFirstOrThrow()
}

export async function insertAction(trx: Trx, values: InsertObject<Tables, 'paymentActions'>): Promise<void> {
  await trx.insertInto('paymentActions').values(values).execute()
}
