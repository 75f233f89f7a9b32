import { sql } from 'kysely'
import { after, type Clock } from '../clock.ts'
import type { Db } from '../database.ts'
import { applicationError } from '../errors.ts'
import { hashSecret } from '../secrets.ts'

const ALLOWED = 10
const WINDOW = 15 * 60

/** Takes one try from the account's budget before the password is looked at; a thousand at once get no more than ten. */
export async function takeAttempt(db: Db, clock: Clock, account: string): Promise<void> {
  const now = clock.now()
  const expired = after(clock, -WINDOW)
  const { rows } = await sql<{ attempts: number; windowStartedAt: Date }>`
    insert into login_attempts as kept (account, window_started_at, attempts) values (${hashSecret(account)}, ${now}, 1)
    on conflict (account) do update set
      attempts = case when kept.window_started_at < ${expired} then 1 else kept.attempts + 1 end,
      window_started_at = case when kept.window_started_at < ${expired} then ${now} else kept.window_started_at end
    returning attempts, window_started_at`.execute(db)
  const kept = rows[0]
  if (!kept || kept.attempts <= ALLOWED) return
  const wait = Math.ceil((kept.windowStartedAt.getTime() + WINDOW * 1000 - now.getTime()) / 1000)
  throw applicationError(
    429,
    'THROTTLED_FEATURE',
    'Too many attempts; try again later',
    { retryAfterSeconds: wait },
    { 'Retry-After': String(wait) },
  )
}

export async function forgetAttempts(db: Db, account: string): Promise<void> {
  await db.deleteFrom('loginAttempts').where('account', '=', hashSecret(account)).execute()
}
