import { randomUUID } from 'node:crypto'
import { after } from '../../../base/clock.ts'
import { oauthError } from '../../../base/errors.ts'
import { secretsOf } from '../../../base/sealed.ts'
import { newSecret, sameSecret } from '../../../base/secrets.ts'
import { transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { anonymousSessionOf } from '../../../http/anonymous-sessions.ts'
import { identify } from '../../../http/caller.ts'
import { elevatedToken } from '../../../http/elevated-token.ts'
import { addAccessToken, createFamily, type TokenAnswer } from './families.ts'
import { activeMember, required } from './refresh.ts'
import { findFamilyClient, insertAppFamily } from './store/families.ts'
import { useSessionTokenOf } from './store/session-tokens.ts'
import type { Asker, TokenRequest } from './token-request.ts'

/**
 * Signs a member in whom the owner vouches for. The header has exactly two tokens: whoever asks, a comma, and the owner's
 * key; anything else is 401. After a sign-on its session token may come along, and must be of the same member.
 */
export async function authorizedClient(
  services: Services,
  request: TokenRequest,
  { client, authorization }: Asker,
): Promise<TokenAnswer> {
  const { db, clock, config } = services
  const accessToken = elevatedToken(config, authorization)
  if (!accessToken) throw unknownCaller()
  const tokenRequest = new Request(config.publicUrl, { headers: { authorization: accessToken } })
  const caller = await identify(services, tokenRequest, ['VISITOR', 'MEMBER']).catch(() => undefined)
  if (!caller || !('familyId' in caller)) throw unknownCaller()
  if (request.scope !== undefined && request.scope !== 'offline_access') {
    throw oauthError(400, 'invalid_scope', 'scope must be offline_access.')
  }
  const memberId = required(request, 'member_id')
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(memberId)) {
    throw oauthError(400, 'invalid_request', 'member_id must be a GUID.')
  }
  const session = await anonymousSessionOf(services, 'access', accessToken)
  const now = clock.now()
  const visitorId = caller.type === 'VISITOR' ? caller.visitorId : null
  return transaction(db, async (trx) => {
    if (request.session_token !== undefined) {
      const session = await useSessionTokenOf(trx, now, request.session_token, memberId)
      if (!session) throw oauthError(400, 'invalid_grant', 'The session token is wrong or has expired.')
    }
    const { contactId } = await activeMember(trx, memberId)
    const { clientId } = session ?? (await findFamilyClient(trx, caller.familyId))
    const family = await createFamily(trx, services, {
      clientId,
      visitorId,
      memberId,
      authenticatedAt: now,
      client,
    })
    if (visitorId) await services.hooks.onSignIn(trx, { memberId, contactId, visitorId, date: now })
    return family.tokens
  })
}

function unknownCaller() {
  return oauthError(401, 'invalid_client', 'The Authorization header needs an access token and a key.')
}

/** A program by its own secret, on this site alone; nothing to renew with, since it has the secret. */
export async function appToken(
  services: Services,
  request: TokenRequest,
  { client }: Asker,
): Promise<TokenAnswer> {
  const { db, clock, config } = services
  const app = config.apps.find(({ id }) => id === request.client_id)
  const isApp = secretsOf(app ?? { secret: newSecret() })
    .map((secret) => sameSecret(request.client_secret ?? '', secret))
    .includes(true)
  if (!app || !isApp) throw oauthError(401, 'invalid_client', 'The app ID or secret is wrong.')
  if (request.instance_id !== undefined && request.instance_id !== config.siteId) {
    throw oauthError(400, 'invalid_grant', "The app isn't installed on this site.")
  }
  const now = clock.now()
  const until = after(clock, config.accessTokenSeconds)
  const id = randomUUID()
  return transaction(db, async (trx) => {
    await insertAppFamily(trx, {
      id,
      appId: app.id,
      now,
      userAgent: client.userAgent,
      address: client.address,
      until,
    })
    const { access_token, token_type, expires_in } = await addAccessToken(trx, services, id, '')
    return { access_token, token_type, expires_in }
  })
}
