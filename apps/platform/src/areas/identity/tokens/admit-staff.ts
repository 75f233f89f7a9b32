import type { Db } from '../../../data/database.ts'
import { activateStaffUser, type StaffStanding, staffStanding } from './store/staff.ts'

interface Refusal {
  readonly error: 'access_denied' | 'insufficient_user_authentication'
  readonly text: string
}

/**
 * Admits a member to speak for the store, which accepts an invitation.
 * @returns why not, in the codes of RFC 6749 and RFC 9470, for anybody else
 */
export async function admitStaff(
  db: Db,
  memberId: string,
): Promise<{ readonly user: StaffStanding } | { readonly refusal: Refusal }> {
  const user = await staffStanding(db, memberId)
  if (!user) return refused('access_denied', "This call is for the store's staff only.")
  if (user.status === 'INVITED' && !user.isVerified)
    return refused('access_denied', 'Open the link in your invitation to confirm your email address.')
  if (user.lacksFactor)
    return refused(
      'insufficient_user_authentication',
      'The store requires a second factor for staff. Add one to your account.',
    )
  if (user.status === 'INVITED') await activateStaffUser(db, user.userId)
  return { user }
}

const refused = (error: Refusal['error'], text: string) => ({ refusal: { error, text } })
