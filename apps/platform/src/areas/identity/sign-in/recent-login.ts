import { after, type Clock } from '../../../base/clock.ts'
import { applicationError } from '../../../base/errors.ts'
import type { Db } from '../../../data/database.ts'
import { findAuthentication } from './store.ts'

const RECENT_SECONDS = 5 * 60

/** Throws LOGIN_TOO_OLD unless the session began with a login at most five minutes ago: what a stolen session may not do. */
export async function requireRecentLogin(db: Db, clock: Clock, familyId: string): Promise<void> {
  const family = await findAuthentication(db, familyId)
  if (!family?.authenticatedAt || family.authenticatedAt < after(clock, -RECENT_SECONDS)) {
    throw applicationError(403, 'LOGIN_TOO_OLD', 'Your sign-in is too old for this change. Sign in again.')
  }
}
