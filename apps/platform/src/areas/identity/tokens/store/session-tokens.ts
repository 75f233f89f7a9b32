import { after, type Clock } from '../../../../base/clock.ts'
import { hashSecret } from '../../../../base/secrets.ts'
import type { Db, Trx } from '../../../../data/database.ts'
import type { Services } from '../../../../data/services.ts'

export function useSessionTokenOf(trx: Trx, now: Date, session_token: string, memberId: string) {
  return trx
    .updateTable('sessionTokens')
    .set({ usedAt: now })
    .where('hash', '=', hashSecret(session_token))
    .where('memberId', '=', memberId)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('hash')
    .executeTakeFirst()
}

export function useSessionToken(trx: Db, hash: Buffer, now: Date) {
  return trx
    .updateTable('sessionTokens')
    .set({ usedAt: now })
    .where('hash', '=', hash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning(['memberId', 'visitorId', 'authenticatedAt'])
    .executeTakeFirst()
}

/** Owner of a session token, without spending it. */
export async function ownerOfSessionToken(db: Db, hash: Buffer, now: Date): Promise<string | undefined> {
  const found = await db
    .selectFrom('sessionTokens')
    .select('memberId')
    .where('hash', '=', hash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return found?.memberId
}

export async function isSession({ db, clock }: Services, hash: Buffer): Promise<boolean> {
  const found = await db
    .selectFrom('sessionTokens')
    .select('hash')
    .where('hash', '=', hash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', clock.now())
    .executeTakeFirst()
  return found !== undefined
}

const SESSION_TOKEN_SECONDS = 5 * 60

interface NewSessionToken {
  readonly sessionToken: string
  readonly memberId: string
  readonly visitorId: string | null
  readonly now: Date
  readonly clock: Clock
}

export async function insertSessionToken(
  db: Db,
  { sessionToken, memberId, visitorId, now, clock }: NewSessionToken,
): Promise<void> {
  await db
    .insertInto('sessionTokens')
    .values({
      hash: hashSecret(sessionToken),
      memberId,
      visitorId,
      authenticatedAt: now,
      expiresAt: after(clock, SESSION_TOKEN_SECONDS),
    })
    .execute()
}
