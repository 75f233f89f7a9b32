import { after } from '../../../base/clock.ts'
import { hashSecret, newSecret } from '../../../base/secrets.ts'
import { type Db, transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { type RedirectSessionRow, useRedirectSession } from '../../redirects/sessions.ts'

/** What the authorization request said when it was checked and kept. */
export interface AuthorizationRequest {
  readonly clientId: string
  readonly redirectUri?: string | null
  readonly state: string
  readonly responseMode?: 'fragment' | 'query' | 'web_message' | null
  readonly codeChallenge: string
  /** Hash of the session token, in hex; the token itself is not kept. */
  readonly sessionHash: string | null
  readonly prompt: 'login' | 'none' | 'consent' | 'select_account'
  readonly scope?: string | null
  /** Where the request came from, if a browser told. */
  readonly openerOrigin: string | null
}

const CODE_SECONDS = 60

export function requestOf(row: RedirectSessionRow): AuthorizationRequest {
  return row.details as unknown as AuthorizationRequest
}

/** A code for the bearer of a session token; undefined when either was used already or is too old. */
export async function grantCode(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  row: RedirectSessionRow,
  sessionHash: Buffer,
): Promise<string | undefined> {
  const request = requestOf(row)
  const now = clock.now()
  return transaction(db, async (trx) => {
    const session = await useSessionToken(trx, sessionHash, now)
    if (!session || !(await useRedirectSession(trx, row.id, now))) return undefined
    const code = newSecret()
    await trx
      .insertInto('authorizationCodes')
      .values({
        hash: hashSecret(code),
        clientId: request.clientId,
        redirectUri: request.redirectUri ?? null,
        codeChallenge: request.codeChallenge,
        memberId: session.memberId,
        visitorId: session.visitorId ?? row.visitorId,
        authenticatedAt: session.authenticatedAt,
        expiresAt: after(clock, CODE_SECONDS),
      })
      .execute()
    return code
  })
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

/** Whose proof it is, without spending it. */
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
