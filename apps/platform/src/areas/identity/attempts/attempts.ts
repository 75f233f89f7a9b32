import { after, type Clock } from '../../../base/clock.ts'
import { applicationError } from '../../../base/errors.ts'
import { hashSecret } from '../../../base/secrets.ts'
import type { Db } from '../../../data/database.ts'
import { findAttempt, giveBack, insertAttempt, WINDOW } from './store.ts'

export interface Budget {
  /** Key of the counter, such as `account:ada@example.test`; stored as a hash. */
  readonly of: string
  readonly allowed: number
  /** Tries without a wait; from then on each waits twice as long as the one before, beginning with a second. */
  readonly freely?: number
}
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
  const rows = await insertAttempt(db, { account, now, expired, allowed, freely })
  const taken = rows[0]
  if (taken) return taken.attempts
  throw throttled(await waitOf(db, account, { allowed, freely }, now))
}

async function waitOf(db: Db, account: Buffer, budget: { allowed: number; freely: number }, now: Date) {
  const stored = await findAttempt(db, account)
  if (!stored) return 1
  const free =
    stored.attempts >= budget.allowed
      ? stored.windowStartedAt.getTime() + WINDOW * 1000
      : (stored.lastAt ?? now).getTime() + 1000 * 2 ** (stored.attempts - budget.freely)
  return Math.max(1, Math.ceil((free - now.getTime()) / 1000))
}

function throttled(wait: number) {
  return applicationError(
    429,
    'THROTTLED_FEATURE',
    'Too many attempts. Try again later.',
    { retryAfterSeconds: wait },
    { 'Retry-After': String(wait) },
  )
}

/** Takes a try of each budget, or of none: a network that has none left cannot use up those of somebody's account. */
export async function takeAttempts(db: Db, clock: Clock, budgets: readonly Budget[]): Promise<void> {
  const taken: Budget[] = []
  try {
    for (const budget of budgets) {
      await takeAttempt(db, clock, budget)
      taken.push(budget)
    }
  } catch (error) {
    await giveBackAll(db, taken)
    throw error
  }
}

/** Gives back a try of each budget. */
export async function giveBackAll(db: Db, budgets: readonly Budget[]): Promise<void> {
  for (const { of } of budgets) await giveBack(db, of)
}
