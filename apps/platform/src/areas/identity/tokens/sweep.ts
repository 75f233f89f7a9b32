import { after, type Clock } from '../../../base/clock.ts'
import type { Db } from '../../../data/database.ts'
import { BATCH, deleteExpired } from './store/expired.ts'

const DAY = 86_400

/** Expiring tables: the date column, and the seconds for which an expired row can still be queried. */
const expiring = [
  { table: 'access_tokens', key: 'hash', by: 'expires_at', retention: 0 },
  { table: 'session_tokens', key: 'hash', by: 'expires_at', retention: 0 },
  { table: 'authorization_codes', key: 'hash', by: 'expires_at', retention: DAY },
  { table: 'verifications', key: 'hash', by: 'expires_at', retention: 0 },
  { table: 'recoveries', key: 'hash', by: 'expires_at', retention: 0 },
  { table: 'enrollments', key: 'id', by: 'expires_at', retention: 0 },
  { table: 'second_steps', key: 'id', by: 'expires_at', retention: 0 },
  { table: 'trusted_devices', key: 'hash', by: 'expires_at', retention: 0 },
  { table: 'solved_captchas', key: 'hash', by: 'expires_at', retention: 0 },
  { table: 'hosted_sessions', key: 'hash', by: 'expires_at', retention: 0 },
  { table: 'redirect_sessions', key: 'id', by: 'expires_at', retention: DAY },
  { table: 'token_families', key: 'id', by: 'expires_at', retention: 0 },
  { table: 'token_families', key: 'id', by: 'idle_until', retention: 0 },
  { table: 'login_attempts', key: 'account', by: 'window_started_at', retention: DAY },
  { table: 'sign_in_log', key: 'id', by: 'created_at', retention: 180 * DAY },
] as const

/** Removes what has expired, in small statements that hold nobody up. Safe to run on several servers at once. */
export async function sweep(db: Db, clock: Clock): Promise<void> {
  for (const { table, key, by, retention } of expiring) {
    const before = after(clock, -retention)
    for (;;) {
      const { numAffectedRows = 0n } = await deleteExpired(db, { table, key, by, before })
      if (numAffectedRows < BATCH) break
    }
  }
}
