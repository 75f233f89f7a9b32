import type { Trx } from '../database.ts'
import { emit } from '../outbox.ts'
import type { SignIn } from '../services.ts'
import { orderView } from './order-view.ts'

/**
 * What this browser ordered as a guest, under the very e-mail that now signs in, is the member's from then on.
 * Both must hold: an address alone proves nothing, and a shared browser must not hand one guest's order to another.
 */
export async function adoptOrders(trx: Trx, { memberId, visitorId, date }: SignIn): Promise<void> {
  const member = await trx
    .selectFrom('members')
    .select('loginEmail')
    .where('id', '=', memberId)
    .executeTakeFirst()
  if (!member) return
  const adopted = await trx
    .updateTable('orders')
    .set((column) => ({ memberId, revision: column('revision', '+', 1), updatedAt: date }))
    .where('visitorId', '=', visitorId)
    .where('memberId', 'is', null)
    .where((where) => where(where.fn<string>('lower', ['email']), '=', member.loginEmail.toLowerCase()))
    .returningAll()
    .execute()
  for (const order of adopted) {
    await emit(trx, { type: 'wix.ecom.v1.order_updated', entityId: order.id, date, data: orderView(order) })
  }
}
