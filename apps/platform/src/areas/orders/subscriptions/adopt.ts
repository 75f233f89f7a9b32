import type { Trx } from '../../../data/database.ts'

/** What a guest's orders began goes along with them. */
export async function adoptContracts(trx: Trx, orderIds: readonly string[], memberId: string): Promise<void> {
  if (orderIds.length === 0) return
  await trx
    .updateTable('subscriptionContracts')
    .set((column) => ({ memberId, visitorId: null, revision: column('revision', '+', 1) }))
    .where('orderId', 'in', orderIds)
    .where('memberId', 'is', null)
    .execute()
}
