import type { InsertObject } from 'kysely'
import type { Trx } from '../../../data/database.ts'
import type { Tables } from '../../../data/tables.ts'

export function insertRefund(trx: Trx, values: InsertObject<Tables, 'orderRefunds'>) {
  return trx.insertInto('orderRefunds').values(values).returningAll().executeTakeFirstOrThrow()
}

export async function updateRefundedPayment(
  trx: Trx,
  {
    paymentId,
    gone,
    amountMinor,
    date,
  }: { readonly paymentId: string; readonly gone: number; readonly amountMinor: number; readonly date: Date },
): Promise<void> {
  await trx
    .updateTable('orderPayments')
    .set({ status: gone >= amountMinor ? 'REFUNDED' : 'PARTIALLY_REFUNDED', updatedAt: date })
    .where('id', '=', paymentId)
    .execute()
}
