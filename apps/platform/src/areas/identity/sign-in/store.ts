import { randomUUID } from 'node:crypto'
import { after, type Clock } from '../../../base/clock.ts'
import { hashSecret } from '../../../base/secrets.ts'
import { type Db, jsonb, type Trx } from '../../../data/database.ts'
import type { SignInEvent } from '../tables.ts'

export function findSessions(db: Db, memberId: string, now: Date) {
  return db
    .selectFrom('tokenFamilies')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('revokedAt', 'is', null)
    .where('idleUntil', '>', now)
    .where('expiresAt', '>', now)
    .execute()
}

export function findSession(trx: Trx, id: string, memberId: string) {
  return trx
    .selectFrom('tokenFamilies')
    .select('id')
    .where('id', '=', id)
    .where('memberId', '=', memberId)
    .executeTakeFirst()
}

interface LogEntry {
  readonly event: SignInEvent
  readonly memberId: string | null | undefined
  readonly account: string | undefined
  readonly address: string
  readonly userAgent: string | null
  readonly details: Readonly<Record<string, unknown>> | undefined
  readonly now: Date
}

export async function insertLogEntry(
  db: Db,
  { event, memberId, account, address, userAgent, details, now }: LogEntry,
): Promise<void> {
  await db
    .insertInto('signInLog')
    .values({
      id: randomUUID(),
      event,
      memberId: memberId ?? null,
      account: account === undefined ? null : hashSecret(account),
      address,
      userAgent,
      details: jsonb(details ?? {}),
      createdAt: now,
    })
    .execute()
}

const KNOWN_SECONDS = 90 * 86_400

export function findSignInPlaces(db: Db, memberId: string | undefined, clock: Clock) {
  return db
    .selectFrom('signInLog')
    .select(['address', 'userAgent'])
    .distinct()
    .where('memberId', '=', memberId ?? randomUUID())
    .where('event', '=', 'SIGNED_IN')
    .where('createdAt', '>', after(clock, -KNOWN_SECONDS))
    .limit(200)
    .execute()
}

export async function updateLastLogin(db: Db, now: Date, memberId: string): Promise<void> {
  await db.updateTable('members').set({ lastLoginAt: now }).where('id', '=', memberId).execute()
}

export function findAuthentication(db: Db, familyId: string) {
  return db
    .selectFrom('tokenFamilies')
    .select('authenticatedAt')
    .where('id', '=', familyId)
    .executeTakeFirst()
}

export function updateEmailVerified(trx: Trx, verifyEmail: boolean, id: string) {
  return trx
    .updateTable('members')
    .set((eb) => ({ loginEmailVerified: verifyEmail ? true : eb.ref('loginEmailVerified') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
