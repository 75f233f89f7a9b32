import { sql } from 'kysely'
import { after, type Clock } from '../../../base/clock.ts'
import { hashSecret } from '../../../base/secrets.ts'
import type { Db } from '../../../data/database.ts'

interface Attempt {
  readonly account: Buffer
  readonly now: Date
  readonly expired: Date
  readonly allowed: number
  readonly freely: number
}

export async function insertAttempt(db: Db, { account, now, expired, allowed, freely }: Attempt) {
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
  return rows
}

export function findAttempt(db: Db, account: Buffer) {
  return db.selectFrom('loginAttempts').selectAll().where('account', '=', account).executeTakeFirst()
}

export const WINDOW = 15 * 60

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
