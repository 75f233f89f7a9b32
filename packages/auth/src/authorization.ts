import type { CreateRedirectSessionInput } from '@galleria/platform-client/redirect-session'
import { AuthError } from './errors.ts'
import { createCodeChallenge, createCodeVerifier } from './pkce.ts'
import type { StorageArea } from './storage.ts'

/** What must be remembered between an authorization request and its response. */
export interface Transaction {
  readonly state: string
  readonly codeVerifier: string
  readonly redirectUri?: string
  readonly returnTo?: string
  /** Origin of the authorization server that was asked. */
  readonly issuer?: string
}

export interface AuthorizationRequestOptions {
  readonly clientId: string
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
  const codeVerifier = createCodeVerifier()
  // As unguessable as a verifier, and safe in any URL.
  const state = await createCodeChallenge(createCodeVerifier())
  const authRequest = {
    ...(redirectUri && { redirectUri }),
    clientId,
    codeChallenge: await createCodeChallenge(codeVerifier),
    codeChallengeMethod: 'S256',
    responseMode,
    responseType: 'code',
    scope: 'offline_access',
    state,
    ...(sessionToken && { sessionToken }),
  } as const
  return {
    input: { auth: { authRequest, prompt } },
    transaction: { state, codeVerifier, ...(redirectUri && { redirectUri }), ...(returnTo && { returnTo }) },
  }
}

export interface AuthorizationResponse {
  readonly code?: string
  readonly state?: string
  /** OAuth error code, when the platform refused. */
  readonly error?: string
  /** Who answers (RFC 9207). */
  readonly iss?: string
}

/** Code and state from the fragment, else from the query. */
export function readAuthorizationResponse(url: string): AuthorizationResponse {
  const { hash, search } = new URL(url, 'http://callback.invalid')
  for (const part of [hash.slice(1), search.slice(1)]) {
    const { code, state, error, iss } = Object.fromEntries(new URLSearchParams(part))
    if (state || code)
      return {
        ...(code && { code }),
        ...(state && { state }),
        ...(error && { error }),
        ...(iss && { iss }),
      }
  }
  return {}
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

/** One pending redirect login per tab; taking it removes it, so a response works once. */
export function createTransactionStore(clientId: string, area: StorageArea | undefined) {
  const key = `galleria.auth.login.v1.${clientId}`
  return {
    save: (transaction: Transaction) => area?.setItem(key, JSON.stringify(transaction)),
    peek(): Transaction | undefined {
      try {
        const value: unknown = JSON.parse(area?.getItem(key) ?? 'null')
        const { state, codeVerifier } = (value ?? {}) as Partial<Transaction>
        return typeof state === 'string' && typeof codeVerifier === 'string'
          ? (value as Transaction)
          : undefined
      } catch {
        return undefined
      }
    },
    take(): Transaction | undefined {
      const transaction = this.peek()
      try {
        area?.removeItem(key)
      } catch {}
      return transaction
    },
  }
}

/** A path of our own site; anything that could lead elsewhere becomes the home page. */
export function safeReturnTo(returnTo: string | undefined): string {
  return returnTo && /^\/(?![/\\])/.test(returnTo) && !/[\t\n\r]/.test(returnTo) ? returnTo : '/'
}
