import { jsonb, type Trx } from '../../../data/database.ts'
import type { OrderDocument } from '../tables.ts'

export async function payRequests(trx: Trx, id: string, date: Date): Promise<void> {
  await trx
    .updateTable('paymentRequests')
    .set({ status: 'PAID', updatedAt: date })
    .where('orderId', '=', id)
    .where('status', '=', 'UNPAID')
    .execute()
}

export function updateDocument(trx: Trx, id: string, document: OrderDocument) {
  return trx
    .updateTable('orders')
    .set({ document: jsonb(document) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
