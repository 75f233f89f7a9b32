import type { Trx } from '../../data/database.ts'
import type { SignIn } from '../../data/hooks.ts'
import type { Services } from '../../data/services.ts'
import { emitOrderUpdated } from './events.ts'
import { adoptContracts } from './subscriptions/adopt.ts'

/**
 * What this browser ordered as a guest, under the very e-mail that now signs in, is the member's from then on.
 * Both must hold: an address alone proves nothing, and a shared browser must not hand one guest's order to another.
 */
export async function adoptOrders(
  trx: Trx,
  { memberId, contactId, visitorId, date }: SignIn,
  { config }: Pick<Services, 'config'>,
): Promise<void> {
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
  await adoptContracts(
    trx,
    adopted.map(({ id }) => id),
    memberId,
  )
  const caller = { type: 'MEMBER' as const, memberId, contactId, visitorId, familyId: '' }
  for (const row of adopted) {
    const before = { ...row, memberId: null }
    await emitOrderUpdated(trx, { site: config, row, before, date, caller })
  }
}
