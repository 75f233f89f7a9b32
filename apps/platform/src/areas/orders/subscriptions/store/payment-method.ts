import { jsonb, type Trx } from '../../../../data/database.ts'
import { GIFT_CARDS } from '../../payments/providers.ts'

/** How an order was paid for, as far as it can be asked for again. */
export async function methodOfOrder(trx: Trx, orderId: string): Promise<string | undefined> {
  const payment = await trx
    .selectFrom('orderPayments')
    .select('method')
    .where('orderId', '=', orderId)
    .where('provider', '<>', GIFT_CARDS)
    .where('offline', '=', false)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst()
  return payment?.method
}

/** Keeps the method of an order that cost nothing yet: a free trial is paid with it afterwards. */
export async function savePaymentMethod(trx: Trx, orderId: string, method: string): Promise<void> {
  const rows = await trx
    .selectFrom('subscriptionContracts')
    .select(['id', 'document'])
    .where('orderId', '=', orderId)
    .execute()
  for (const { id, document } of rows)
    await trx
      .updateTable('subscriptionContracts')
      .set({ document: jsonb({ ...document, method }) })
      .where('id', '=', id)
      .execute()
}
