import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Db } from '../../../data/database.ts'
import type { Tables } from '../../../data/tables.ts'
import type { Suppression } from '../tables.ts'

export interface ClaimedMail extends Selectable<Tables['mails']> {
  /** Attempts, this one included. */
  readonly attempts: number
}

export async function insertQueued(db: Db, mailId: string, date: Date): Promise<void> {
  await db
    .insertInto('mailQueue')
    .values({ mailId, status: 'PENDING', attempts: 0, dueAt: date, lastError: null, finishedAt: null })
    .execute()
}

/** Takes letters that are due, so that no other server does before `until`. */
export async function claimMails(
  db: Db,
  { now, until, most }: { readonly now: Date; readonly until: Date; readonly most: number },
): Promise<ClaimedMail[]> {
  const claimed = await db
    .updateTable('mailQueue')
    .set((row) => ({ dueAt: until, attempts: row('attempts', '+', 1) }))
    .where('mailId', 'in', (query) =>
      query
        .selectFrom('mailQueue')
        .select('mailId')
        .where('status', '=', 'PENDING')
        .where('dueAt', '<=', now)
        .orderBy('dueAt')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['mailId', 'attempts'])
    .execute()
  if (claimed.length === 0) return []
  const attempts = new Map(claimed.map((row) => [row.mailId, row.attempts]))
  const mails = await db
    .selectFrom('mails')
    .selectAll()
    .where('id', 'in', [...attempts.keys()])
    .execute()
  return mails.map((mail) => ({ ...mail, attempts: attempts.get(mail.id) ?? 1 }))
}

export async function updateQueued(
  db: Db,
  mailId: string,
  change: Partial<Omit<Selectable<Tables['mailQueue']>, 'mailId'>>,
): Promise<void> {
  await db.updateTable('mailQueue').set(change).where('mailId', '=', mailId).execute()
}

/** A newer reason takes the place of an older one, but a bounce, which passes, never that of a complaint. */
export async function insertSuppression(
  db: Db,
  email: string,
  suppression: Omit<Suppression, 'addressHash'>,
): Promise<void> {
  await db
    .insertInto('mailSuppressions')
    .values({ addressHash: hashOf(email), ...suppression })
    .onConflict((conflict) =>
      conflict
        .column('addressHash')
        .doUpdateSet(suppression)
        .where('mailSuppressions.reason', '!=', 'COMPLAINT'),
    )
    .execute()
}

export function findSuppression(db: Db, email: string): Promise<Suppression | undefined> {
  return db
    .selectFrom('mailSuppressions')
    .selectAll()
    .where('addressHash', '=', hashOf(email))
    .executeTakeFirst()
}

export async function deleteSuppression(db: Db, email: string): Promise<void> {
  await db.deleteFrom('mailSuppressions').where('addressHash', '=', hashOf(email)).execute()
}

const hashOf = (email: string) => createHash('sha256').update(email.trim().toLowerCase()).digest('hex')
