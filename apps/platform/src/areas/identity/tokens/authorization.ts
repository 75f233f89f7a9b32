import { newSecret } from '../../../base/secrets.ts'
import { transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { type RedirectSessionRow, useRedirectSession } from '../../redirects/index.ts'
import { insertAuthorizationCode } from './store/authorization-codes.ts'
import { useSessionToken } from './store/session-tokens.ts'

/** Authorization request as it was stored after validation. */
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
  /** Origin of the requesting page, if the browser sent one. */
  readonly openerOrigin: string | null
}

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
    await insertAuthorizationCode(trx, {
      code,
      clientId: request.clientId,
      redirectUri: request.redirectUri,
      codeChallenge: request.codeChallenge,
      memberId: session.memberId,
      visitorId: session.visitorId,
      rowVisitorId: row.visitorId,
      authenticatedAt: session.authenticatedAt,
      clock,
    })
    return code
  })
}
