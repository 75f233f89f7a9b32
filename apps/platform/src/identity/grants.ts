import { createHash, randomUUID } from 'node:crypto'
import { after } from '../clock.ts'
import { type Trx, transaction } from '../database.ts'
import { type ApiError, oauthError } from '../errors.ts'
import { hashSecret } from '../secrets.ts'
import type { Services } from '../services.ts'
import { addAccessToken, createFamily, endFamily, findFamily, type TokenAnswer } from './families.ts'

export type TokenRequest = Readonly<Record<string, string | undefined>>

/** One function per grant type (wire §2.1). */
export const grants: Readonly<
  Record<string, (services: Services, request: TokenRequest) => Promise<TokenAnswer>>
> = { anonymous, refresh_token: refresh, authorization_code: exchangeCode }

async function anonymous(services: Services, request: TokenRequest): Promise<TokenAnswer> {
  const clientId = knownClient(services, request.client_id)
  const { tokens } = await transaction(services.db, (trx) =>
    createFamily(trx, services, { clientId, visitorId: randomUUID() }),
  )
  return tokens
}

async function refresh(services: Services, request: TokenRequest): Promise<TokenAnswer> {
  const { db, clock, config } = services
  const refreshToken = required(request, 'refresh_token')
  const now = clock.now()
  return transaction(db, async (trx) => {
    const family = await findFamily(trx, refreshToken)
    if (!family || family.revokedAt || family.idleUntil <= now || family.expiresAt <= now) {
      throw invalidGrant('The refresh token is not valid, or no longer')
    }
    if (request.client_id !== undefined && request.client_id !== family.clientId) {
      throw invalidGrant('The refresh token belongs to another client')
    }
    if (family.memberId) await activeMember(trx, family.memberId)
    await trx
      .updateTable('tokenFamilies')
      .set({ idleUntil: after(clock, config.refreshIdleSeconds) })
      .where('id', '=', family.id)
      .execute()
    await trx
      .deleteFrom('accessTokens')
      .where('familyId', '=', family.id)
      .where('expiresAt', '<=', now)
      .execute()
    return addAccessToken(trx, services, family.id, refreshToken)
  })
}

/** Consumed before it is judged: a code that fails its checks is spent, and one used twice ends what it became (RFC 9700 §4.5). */
async function exchangeCode(services: Services, request: TokenRequest): Promise<TokenAnswer> {
  const clientId = knownClient(services, request.client_id)
  const hash = hashSecret(required(request, 'code'))
  const now = services.clock.now()
  const result = await transaction(services.db, async (trx) => {
    const code = await trx
      .updateTable('authorizationCodes')
      .set({ usedAt: now })
      .where('hash', '=', hash)
      .where('usedAt', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!code) return endReplayed(trx, hash, now)
    if (code.expiresAt <= now) return invalidGrant('The code has expired')
    if (code.clientId !== clientId) return invalidGrant('The code belongs to another client')
    if (code.redirectUri !== (request.redirect_uri ?? null)) {
      return invalidGrant('The redirect URI differs from the one of the authorization request')
    }
    if (!provesChallenge(request.code_verifier, code.codeChallenge)) {
      return invalidGrant('The code verifier does not match the code challenge')
    }
    const { memberId, visitorId, authenticatedAt } = code
    const { contactId } = await activeMember(trx, memberId)
    const family = await createFamily(trx, services, { clientId, visitorId, memberId, authenticatedAt })
    await trx
      .updateTable('authorizationCodes')
      .set({ familyId: family.id })
      .where('hash', '=', hash)
      .execute()
    if (visitorId) await services.hooks.onSignIn(trx, { memberId, contactId, visitorId, date: now })
    return family.tokens
  })
  if (result instanceof Error) throw result
  return result
}

async function endReplayed(trx: Trx, hash: Buffer, now: Date): Promise<ApiError> {
  const used = await trx
    .selectFrom('authorizationCodes')
    .select('familyId')
    .where('hash', '=', hash)
    .executeTakeFirst()
  if (used?.familyId) await endFamily(trx, used.familyId, now)
  return invalidGrant('The code is not valid, or was used before')
}

/** RFC 7636 §4.6, S256 alone. */
function provesChallenge(verifier: string | undefined, challenge: string): boolean {
  if (!verifier || !/^[\w.~-]{43,128}$/.test(verifier)) return false
  return createHash('sha256').update(verifier).digest('base64url') === challenge
}

async function activeMember(trx: Trx, memberId: string): Promise<{ contactId: string }> {
  const member = await trx
    .selectFrom('members')
    .select(['contactId', 'status'])
    .where('id', '=', memberId)
    .executeTakeFirst()
  if (member?.status !== 'APPROVED') throw invalidGrant('This member may not use the site')
  return member
}

function knownClient({ config }: Services, clientId: string | undefined): string {
  if (!config.clients.some((client) => client.id === clientId)) {
    throw oauthError(400, 'invalid_client', 'The client is not registered')
  }
  return clientId as string
}

function required(request: TokenRequest, name: string): string {
  const value = request[name]
  if (!value) throw oauthError(400, 'invalid_request', `${name} is missing`)
  return value
}

function invalidGrant(description: string): ApiError {
  return oauthError(400, 'invalid_grant', description)
}
