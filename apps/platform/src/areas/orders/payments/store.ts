import type { Selectable } from 'kysely'
import type { Db } from '../../../data/database.ts'
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
