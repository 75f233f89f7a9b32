import { createHash, randomBytes } from 'node:crypto'
import { createPlatformClient, type PlatformClient } from '@galleria/platform-client'
import { createRedirectSession } from '@galleria/platform-client/redirect-session'
import { anonymousGrant, authorizationCodeGrant } from '@galleria/platform-client/tokens'
import { site } from './site.ts'

const endpoint = createPlatformClient({ baseUrl: site.url })

/** A client that speaks for one token. Pages renew theirs: `@galleria/auth` does that. */
function withToken(token: string): PlatformClient {
  return createPlatformClient({ baseUrl: site.url, getAuthHeaders: async () => ({ authorization: token }) })
}

/** Client of a new visitor: every session begins so. */
export async function visitor(): Promise<PlatformClient> {
  const tokens = await anonymousGrant(endpoint, { grantType: 'anonymous', clientId: site.clientId })
  return withToken(tokens.access_token)
}

/** Exchanges a session token for a code, and the code for a member's tokens, as a hidden frame does in a browser (wire §2.5). */
export async function memberOf(client: PlatformClient, sessionToken: string): Promise<PlatformClient> {
  const codeVerifier = randomBytes(32).toString('base64url')
  const authRequest = {
    clientId: site.clientId,
    codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    codeChallengeMethod: 'S256',
    responseMode: 'web_message',
    responseType: 'code',
    scope: 'offline_access',
    state: randomBytes(16).toString('base64url'),
    sessionToken,
  } as const
  const { redirectSession } = await createRedirectSession(client, { auth: { authRequest, prompt: 'none' } })
  const page = await (await fetch(redirectSession.fullUrl)).text()
  const code = /"code":"([^"]+)"/.exec(page)?.[1]
  if (!code) throw new Error('The login was not completed')
  const grant = { grantType: 'authorization_code', clientId: site.clientId, code, codeVerifier } as const
  return withToken((await authorizationCodeGrant(endpoint, grant)).access_token)
}
