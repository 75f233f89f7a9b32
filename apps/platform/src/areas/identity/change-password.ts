import { transaction } from '../../data/database.ts'
import type { Services } from '../../data/services.ts'
import type { Client } from '../../http/client.ts'
import { takeAttempt } from './attempts.ts'
import { endOtherFamilies } from './families.ts'
import { forgetDevices } from './mfa/factors.ts'
import { checkNewPassword, hashPassword } from './passwords.ts'
import { requireRecentLogin } from './recent-login.ts'
import { logSignIn } from './sign-in-log.ts'

/** Changes of a password in a quarter of an hour. */
const CHANGES = 10

/** Ends every other session, and asks remembered devices for their second factor again. */
export async function changePassword(
  services: Services,
  who: { readonly memberId: string; readonly familyId: string },
  newPassword: string,
  client: Client,
): Promise<void> {
  const { db, clock } = services
  const { memberId, familyId } = who
  await requireRecentLogin(db, clock, familyId)
  await checkNewPassword(newPassword, 'newPassword')
  // Hashing is made to be dear.
  await takeAttempt(db, clock, { of: `new password:${memberId}`, allowed: CHANGES })
  const passwordHash = await hashPassword(newPassword)
  const now = clock.now()
  await transaction(db, async (trx) => {
    await trx
      .updateTable('members')
      .set({ passwordHash, updatedAt: now })
      .where('id', '=', memberId)
      .execute()
    await endOtherFamilies(trx, memberId, now, familyId)
    await forgetDevices(trx, memberId)
    await logSignIn(trx, clock, { event: 'PASSWORD_CHANGED', memberId, client })
  })
}
