import { CODE_CHALLENGE_METHOD, RESPONSE_TYPE, SCOPE } from '@galleria/platform-client/constants'
import type { CreateRedirectSessionInput } from '@galleria/platform-client/redirect-session'
import { AuthError } from './errors.ts'
import { createCodeChallenge, createCodeVerifier } from './pkce.ts'
import type { AuthorizationResponse, Transaction } from './transactions.ts'

export interface AuthorizationRequestOptions {
  readonly clientId: string
  readonly codeVerifierLength?: number | undefined
  readonly responseMode: 'fragment' | 'query' | 'web_message'
  readonly prompt: 'login' | 'none'
  readonly redirectUri?: string
  readonly returnTo?: string
  readonly sessionToken?: string
}

/** The redirect session to ask for, and the transaction its response is checked against (wire §2.4, §2.5). */
export async function createAuthorizationRequest(options: AuthorizationRequestOptions): Promise<{
  readonly input: CreateRedirectSessionInput
  readonly transaction: Transaction
}> {
  const { clientId, responseMode, prompt, redirectUri, returnTo, sessionToken } = options
  const codeVerifier = createCodeVerifier(options.codeVerifierLength)
  // Use the alphabet of a verifier: as unguessable, and safe in any URL.
  const state = await createCodeChallenge(createCodeVerifier())
  const authRequest = {
    ...(redirectUri && { redirectUri }),
    clientId,
    codeChallenge: await createCodeChallenge(codeVerifier),
    codeChallengeMethod: CODE_CHALLENGE_METHOD,
    responseMode,
    responseType: RESPONSE_TYPE,
    scope: SCOPE,
    state,
    ...(sessionToken && { sessionToken }),
  } as const
  return {
    input: { auth: { authRequest, prompt } },
    transaction: { state, codeVerifier, ...(redirectUri && { redirectUri }), ...(returnTo && { returnTo }) },
  }
}

/** The code, once the response proves to belong to the transaction. */
export function validateAuthorizationResponse(
  response: AuthorizationResponse,
  transaction: Transaction | undefined,
): string {
  if (!response.code || !response.state) throw new AuthError('Missing code or _state', response.error)
  if (response.state !== transaction?.state) throw new AuthError('Invalid _state')
  // Another server's answer to our request (mix-up, RFC 9207): it must never see our code verifier.
  if (response.iss && transaction.issuer && !sameOrigin(response.iss, transaction.issuer))
    throw new AuthError('Invalid _state', response.iss)
  return response.code
}

function sameOrigin(url: string, origin: string): boolean {
  return URL.canParse(url) && new URL(url).origin === origin
}

/** A path of our own site; anything that could lead elsewhere becomes the home page. */
export function safeReturnTo(returnTo: string | undefined): string {
  return returnTo && /^\/(?![/\\])/.test(returnTo) && !/[\t\n\r]/.test(returnTo) ? returnTo : '/'
}
