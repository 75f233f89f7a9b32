import { transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { Client } from '../../../http/client.ts'
import { takeAttempt } from '../attempts/attempts.ts'
import { forgetDevices } from '../mfa/store/devices.ts'
import { checkNewPassword, hashPassword } from '../sign-in/passwords.ts'
import { requireRecentLogin } from '../sign-in/recent-login.ts'
import { logSignIn } from '../sign-in/sign-in-log.ts'
import { endOtherFamilies } from '../tokens/store/families.ts'
import { updatePassword } from './store.ts'

/** Changes of a password in a quarter of an hour. */
const CHANGES = 10

/** Ends every other session, and asks remembered devices for their second factor again. */
export async function changePassword(
  services: Services,
  session: { readonly memberId: string; readonly familyId: string },
  newPassword: string,
  client: Client,
): Promise<void> {
  const { db, clock } = services
  const { memberId, familyId } = session
  await requireRecentLogin(db, clock, familyId)
  await checkNewPassword(newPassword, 'newPassword')
  // Hashing is made to be dear.
  await takeAttempt(db, clock, { of: `new password:${memberId}`, allowed: CHANGES })
  const passwordHash = await hashPassword(newPassword)
  const now = clock.now()
  await transaction(db, async (trx) => {
    await updatePassword(trx, passwordHash, now, memberId)
    await endOtherFamilies(trx, memberId, now, familyId)
    await forgetDevices(trx, memberId)
    await logSignIn(trx, clock, { event: 'PASSWORD_CHANGED', memberId, client })
  })
}
