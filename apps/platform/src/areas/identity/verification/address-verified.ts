import type { Trx } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { emitMemberUpdated } from '../events.ts'
import type { MemberRow } from '../member-row.ts'
import { lockMember } from '../store.ts'
import { verifyLoginEmail } from './store.ts'

/** The first proof of an address changes the member; the next ones do not. */
export async function addressVerified(
  trx: Trx,
  { hooks }: Pick<Services, 'hooks'>,
  memberId: string,
  now: Date,
): Promise<MemberRow> {
  const changed = await verifyLoginEmail(trx, now, memberId)
  if (changed) {
    await emitMemberUpdated(trx, changed, now)
    const { contactId } = changed
    await hooks.onAddressVerified(trx, { memberId, contactId, emailVerified: true, date: now })
  }
  return changed ?? lockMember(trx, memberId)
}
