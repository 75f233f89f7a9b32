import type { Trx } from '../../../../data/database.ts'

/** Gives a guest's contracts to the member together with their orders. */
export async function adoptContracts(trx: Trx, orderIds: readonly string[], memberId: string): Promise<void> {
  if (orderIds.length === 0) return
  await trx
    .updateTable('subscriptionContracts')
    .set((column) => ({ memberId, visitorId: null, revision: column('revision', '+', 1) }))
    .where('orderId', 'in', orderIds)
    .where('memberId', 'is', null)
    .execute()
}
