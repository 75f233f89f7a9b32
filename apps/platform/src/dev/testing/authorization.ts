import { createHash } from 'node:crypto'
import { post } from './post.ts'

interface Site {
  readonly fetch: typeof fetch
  readonly url: string
  readonly clientId: string
}

export const verifier = 'v'.repeat(43)
export const shop = 'http://127.0.0.1:3000'

/** The address of the hosted sign-in that a client's request is given. */
export async function authorizationAddress(
  site: Site,
  visitor: string,
  request: Readonly<Record<string, unknown>> = {},
  prompt = 'login',
): Promise<string> {
  const authRequest = {
    clientId: site.clientId,
    redirectUri: `${shop}/account/callback`,
    codeChallenge: createHash('sha256').update(verifier).digest('base64url'),
    codeChallengeMethod: 'S256',
    responseType: 'code',
    state: 'the state',
    ...request,
  }
  return redirectAddress(site, visitor, { auth: { authRequest, prompt } })
}

export async function redirectAddress(site: Site, token: string, body: object): Promise<string> {
  const answer = await post(site, '/v1/redirect-session', body, token)
  const { redirectSession } = (await answer.json()) as { redirectSession: { fullUrl: string } }
  return redirectSession.fullUrl
}

/** Parameters returned to the client, from fragment or query. */
export function answerOf(url: URL): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(url.hash.slice(1) || url.search))
}
