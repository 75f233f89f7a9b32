import type { Trx } from '../../../data/database.ts'
import type { SignIn } from '../../../data/hooks.ts'
import type { Services } from '../../../data/services.ts'
import { markOrders } from '../changes-store.ts'
import { emitOrderUpdated } from '../events.ts'
import { adoptContracts } from '../subscriptions/store/adopt.ts'
import { adoptRows, findLoginEmail } from './store.ts'

/**
 * Gives the member the orders that this browser placed as a guest under the very e-mail that now signs in.
 * Both must hold: an address alone proves nothing, and a shared browser must not hand one guest's order to another.
 */
export async function adoptOrders(
  trx: Trx,
  { memberId, contactId, visitorId, date }: SignIn,
  { config }: Pick<Services, 'config'>,
): Promise<void> {
  const member = await findLoginEmail(trx, memberId)
  if (!member) return
  const adopted = await adoptRows(trx, { memberId, visitorId, loginEmail: member.loginEmail, date })
  const ids = adopted.map(({ id }) => id)
  await markOrders(trx, ids)
  await adoptContracts(trx, ids, memberId)
  const caller = { type: 'MEMBER' as const, memberId, contactId, visitorId, familyId: '' }
  for (const row of adopted) {
    const before = { ...row, memberId: null }
    await emitOrderUpdated(trx, { site: config, row, before, date, caller })
  }
}
