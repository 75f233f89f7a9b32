import { sql } from 'kysely'
import { after, type Clock } from '../../../base/clock.ts'
import { applicationError } from '../../../base/errors.ts'
import { hashSecret } from '../../../base/secrets.ts'
import type { Db } from '../../../data/database.ts'

export interface Budget {
  /** What is counted: `account:ada@example.test`. Kept as a hash. */
  readonly of: string
  readonly allowed: number
  /** Tries without a wait; from then on each waits twice as long as the one before, beginning with a second. */
  readonly freely?: number
}

const WINDOW = 15 * 60
const ACCOUNT = { allowed: 10, freely: 5 } as const

export function accountBudget(account: string): Budget {
  return { of: account, ...ACCOUNT }
}

/**
 * Takes one try before anything is judged, so that a thousand at once get no more than the budget. One that comes too
 * soon is refused and not counted: whoever hammers an account does not prolong its wait.
 * @returns which try of the window it is
 */
export async function takeAttempt(db: Db, clock: Clock, budget: Budget): Promise<number> {
  const now = clock.now()
  const expired = after(clock, -WINDOW)
  const { allowed, freely = allowed } = budget
  const account = hashSecret(budget.of)
  const { rows } = await sql<{ attempts: number }>`
    insert into login_attempts as kept (account, window_started_at, attempts, last_at) values (${account}, ${now}, 1, ${now})
    on conflict (account) do update set
      attempts = case when kept.window_started_at < ${expired} then 1 else kept.attempts + 1 end,
      window_started_at = case when kept.window_started_at < ${expired} then ${now} else kept.window_started_at end,
      last_at = ${now}
    where kept.window_started_at < ${expired} or (kept.attempts < ${allowed}
      and (kept.attempts < ${freely}
        or kept.last_at + interval '1 second' * power(2, kept.attempts - ${freely}) <= ${now}))
    returning attempts`.execute(db)
  const taken = rows[0]
  if (taken) return taken.attempts
  throw throttled(await waitOf(db, account, { allowed, freely }, now))
}

async function waitOf(db: Db, account: Buffer, budget: { allowed: number; freely: number }, now: Date) {
  const kept = await db
    .selectFrom('loginAttempts')
    .selectAll()
    .where('account', '=', account)
    .executeTakeFirst()
  if (!kept) return 1
  const free =
    kept.attempts >= budget.allowed
      ? kept.windowStartedAt.getTime() + WINDOW * 1000
      : (kept.lastAt ?? now).getTime() + 1000 * 2 ** (kept.attempts - budget.freely)
  return Math.max(1, Math.ceil((free - now.getTime()) / 1000))
}

function throttled(wait: number) {
  return applicationError(
    429,
    'THROTTLED_FEATURE',
    'Too many attempts; try again later',
    { retryAfterSeconds: wait },
    { 'Retry-After': String(wait) },
  )
}

/** One that was no failure after all. */
export async function giveBack(db: Db, of: string): Promise<void> {
  await db
    .updateTable('loginAttempts')
    .set((eb) => ({ attempts: eb('attempts', '-', 1) }))
    .where('account', '=', hashSecret(of))
    .where('attempts', '>', 0)
    .execute()
}

export async function forgetAttempts(db: Db, of: string): Promise<void> {
  await db.deleteFrom('loginAttempts').where('account', '=', hashSecret(of)).execute()
}

/** Tries so far in the window. */
export async function countAttempts(db: Db, clock: Clock, of: string): Promise<number> {
  const kept = await db
    .selectFrom('loginAttempts')
    .select('attempts')
    .where('account', '=', hashSecret(of))
    .where('windowStartedAt', '>=', after(clock, -WINDOW))
    .executeTakeFirst()
  return kept?.attempts ?? 0
}
