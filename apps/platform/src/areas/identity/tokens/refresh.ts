import { after } from '../../../base/clock.ts'
import { type ApiError, oauthError } from '../../../base/errors.ts'
import { type Trx, transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { anonymousSessionOf, isInTime } from '../../../http/anonymous-sessions.ts'
import type { Client } from '../../../http/client.ts'
import { logSignIn } from '../sign-in/sign-in-log.ts'
import { findContactAndStatus } from '../store.ts'
import { addAccessToken, currentFrom, rotate, type TokenAnswer } from './families.ts'
import { storeAnonymousSession } from './store/anonymous-sessions.ts'
import { endFamily, type Family, findFamily, findSpent } from './store/families.ts'
import type { Asker, TokenRequest } from './token-request.ts'

/**
 * Renews. The refresh token keeps its value, or where they rotate is followed by another: one that was renewed already
 * gets the same successor for a few seconds, and after that ends the whole family (RFC 9700 §4.14.2).
 */
export async function refresh(
  services: Services,
  request: TokenRequest,
  { client }: Asker,
): Promise<TokenAnswer> {
  const { db, clock, config } = services
  const given = required(request, 'refresh_token')
  const now = clock.now()
  // Throw a refusal after the transaction, which may have ended the family.
  const result = await transaction(db, async (trx): Promise<TokenAnswer | ApiError> => {
    const family = (await findFamily(trx, given)) ?? (await begun(trx, services, given, client))
    if (family) {
      const refused = refusalOf(family, request, now)
      if (refused) return refused
      const refreshToken = config.rotateRefreshTokens ? await rotate(trx, services, family, given) : given
      return addAccessToken(trx, services, family.id, refreshToken)
    }
    const spent = await findSpent(trx, given)
    if (!spent) return invalidGrant('The refresh token is wrong or has expired. Sign in again.')
    const refused = refusalOf(spent.family, request, now)
    if (refused) return refused
    const inGrace = spent.spentAt >= after(clock, -config.refreshGraceSeconds)
    const current = inGrace ? currentFrom(config, spent.family, given) : undefined
    if (current) return addAccessToken(trx, services, spent.family.id, current)
    await endFamily(trx, spent.family.id, now)
    await logSignIn(trx, clock, {
      event: 'REFRESH_TOKEN_REUSED',
      memberId: spent.family.memberId,
      client,
      details: { session: spent.family.id },
    })
    return invalidGrant('The refresh token was already used. Sign in again.')
  })
  if (result instanceof Error) throw result
  return result
}

/** A visit that nothing was written of yet. Not one that was renewed meanwhile, whose token is spent. */
async function begun(trx: Trx, services: Services, given: string, client: Client) {
  const session = await anonymousSessionOf(services, 'refresh', given)
  if (!session || !isInTime(services, session, services.config.refreshIdleSeconds)) return undefined
  await storeAnonymousSession(trx, services, session, given, client)
  return findFamily(trx, given)
}

function refusalOf(family: Family, request: TokenRequest, now: Date): ApiError | undefined {
  if (family.revokedAt || family.idleUntil <= now || family.expiresAt <= now) {
    return invalidGrant('The refresh token is wrong or has expired. Sign in again.')
  }
  if (request.client_id !== undefined && request.client_id !== family.clientId) {
    return invalidGrant('The refresh token belongs to another client.')
  }
  if (family.memberId && family.memberStatus !== 'APPROVED') {
    return invalidGrant("This member's account isn't approved or is blocked.")
  }
  return undefined
}

export async function activeMember(trx: Trx, memberId: string): Promise<{ contactId: string }> {
  const member = await findContactAndStatus(trx, memberId)
  if (member?.status !== 'APPROVED') throw invalidGrant("This member's account isn't approved or is blocked.")
  return member
}

export function required(request: TokenRequest, name: string): string {
  const value = request[name]
  if (!value) throw oauthError(400, 'invalid_request', `${name} is missing.`)
  return value
}

export function invalidGrant(description: string): ApiError {
  return oauthError(400, 'invalid_grant', description)
}
