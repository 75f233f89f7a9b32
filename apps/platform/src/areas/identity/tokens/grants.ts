import { createHash } from 'node:crypto'
import { type ApiError, oauthError } from '../../../base/errors.ts'
import { hashSecret } from '../../../base/secrets.ts'
import { type Trx, transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { appToken, authorizedClient } from './app-grants.ts'
import { createFamily, type TokenAnswer } from './families.ts'
import { newVisitor } from './new-visitor.ts'
import { activeMember, invalidGrant, refresh, required } from './refresh.ts'
import { exchangeForStaff } from './staff-grant.ts'
import { findCodeFamily, updateCodeFamily, useAuthorizationCode } from './store/authorization-codes.ts'
import { endFamily } from './store/families.ts'
import type { Asker, TokenRequest } from './token-request.ts'
import { takeVisitor } from './visitor-budget.ts'

type Grant = (services: Services, request: TokenRequest, asker: Asker) => Promise<TokenAnswer>

/** One function per grant type (wire §2.1). */
export const grants: Readonly<Record<string, Grant>> = {
  anonymous,
  refresh_token: refresh,
  authorization_code: exchangeCode,
  authorized_client: authorizedClient,
  client_credentials: appToken,
  'urn:ietf:params:oauth:grant-type:token-exchange': exchangeForStaff,
}

async function anonymous(services: Services, request: TokenRequest, { client }: Asker): Promise<TokenAnswer> {
  const clientId = registeredClient(services, request.client_id)
  takeVisitor(services, client.address)
  return newVisitor(services, clientId)
}

/** Consumed before it is judged: a code that fails its checks is spent, and one used twice ends what it became (RFC 9700 §4.5). */
async function exchangeCode(
  services: Services,
  request: TokenRequest,
  { client }: Asker,
): Promise<TokenAnswer> {
  const clientId = registeredClient(services, request.client_id)
  const hash = hashSecret(required(request, 'code'))
  const now = services.clock.now()
  const result = await transaction(services.db, async (trx) => {
    const code = await useAuthorizationCode(trx, now, hash)
    if (!code) return endReplayed(trx, hash, now)
    if (code.expiresAt <= now) return invalidGrant('The code has expired. Start the sign-in again.')
    if (code.clientId !== clientId) return invalidGrant('The code belongs to another client.')
    if (code.redirectUri !== (request.redirect_uri ?? null)) {
      return invalidGrant('redirect_uri must be the same as in the authorization request.')
    }
    if (!provesChallenge(request.code_verifier, code.codeChallenge)) {
      return invalidGrant("code_verifier doesn't match the code challenge.")
    }
    const { memberId, visitorId, authenticatedAt } = code
    const { contactId } = await activeMember(trx, memberId)
    const family = await createFamily(trx, services, {
      clientId,
      visitorId,
      memberId,
      authenticatedAt,
      client,
    })
    await updateCodeFamily(trx, family.id, hash)
    if (visitorId) await services.hooks.onSignIn(trx, { memberId, contactId, visitorId, date: now })
    return family.tokens
  })
  if (result instanceof Error) throw result
  return result
}

async function endReplayed(trx: Trx, hash: Buffer, now: Date): Promise<ApiError> {
  const used = await findCodeFamily(trx, hash)
  if (used?.familyId) await endFamily(trx, used.familyId, now)
  return invalidGrant('The code is wrong or was already used. Start the sign-in again.')
}

/** RFC 7636 §4.6, S256 alone. */
function provesChallenge(verifier: string | undefined, challenge: string): boolean {
  if (!verifier || !/^[\w.~-]{43,128}$/.test(verifier)) return false
  return createHash('sha256').update(verifier).digest('base64url') === challenge
}

function registeredClient({ config }: Services, clientId: string | undefined): string {
  if (!clientId) throw oauthError(400, 'invalid_request', 'client_id is missing.')
  if (!config.clients.some((client) => client.id === clientId)) {
    throw oauthError(400, 'invalid_client', "The client isn't registered.")
  }
  return clientId
}
