import { isPlatformError, type PlatformError } from '@galleria/platform-client'
import { type Clock, systemClock } from './clock.ts'
import { type GrantOptions, grantTokens, type StoredGrant } from './grants.ts'
import {
  type CachedAccess,
  cookiesFor,
  fingerprintOf,
  noCookies,
  readCookies,
  type Site,
} from './session-cookies.ts'
import type { TokenAnswer, TokenRequest } from './token-requests.ts'

export { TOKEN_ENDPOINT } from './token-requests.ts'

export interface TokenHandlerOptions extends GrantOptions {
  readonly clock?: Clock
}

/** The caller, beyond what stands in the request. */
export interface RequestOrigin {
  readonly site: Site
  /** Network address of the caller, told to the platform as `X-Forwarded-For`: its budgets are by address. */
  readonly address?: string | undefined
  /** Browser of the caller, told to the platform as its own: members read in the list of their sessions which it is. */
  readonly userAgent?: string | undefined
}

export interface TokenHandler {
  /** Answers a request of a page of this site; whoever mounts it has made sure that it is one. */
  answer(request: Request, asker: RequestOrigin): Promise<Response>
  /** The session of who sent a request for a page, for what a server reads in their name. */
  sessionOf(request: Request, site: Site): RequestSession
  /**
   * A session for who sends a form without script: the kept one renewed where the request brings it, else a visitor's. The
   * lines are for `Set-Cookie`; without any the session is none to go on with. Rejects as the platform refuses.
   */
  open(request: Request, asker: RequestOrigin): Promise<OpenedSession>
}

/**
 * `none`: the browser has no session. `unknown`: it has one, whose access token it did not send: it has run out, is not of this
 * session, or the page was reached by a link of another site.
 */
export type RequestSession =
  | { readonly role: 'none' }
  | { readonly role: 'unknown' }
  | { readonly role: StoredGrant['role']; readonly accessToken: string }

/** Session for pages without script, with the lines for `Set-Cookie` that keep it. */
export interface OpenedSession {
  readonly role: StoredGrant['role']
  readonly accessToken: string
  readonly cookies: readonly string[]
}

/** Bytes; a code, a verifier, a refresh token are far shorter. */
const LONGEST_BODY = 16_384
/** Seconds before expiry at which a token is renewed: as pages do, or they would ask again at once. */
const LEEWAY = 30

/**
 * A token-mediating back end (IETF draft "OAuth 2.0 for Browser-Based Applications" §6.2): refresh tokens stay in a
 * cookie that no script can read, pages get access tokens. It keeps nothing, so any server of a shop can answer.
 */
export function createTokenHandler({ clock = systemClock, ...options }: TokenHandlerOptions): TokenHandler {
  const seconds = () => Math.floor(clock.now() / 1000)
  const isFresh = ({ expiresAt }: CachedAccess) => expiresAt - LEEWAY > seconds()

  /** The platform, asked in the name of a browser. */
  function platformFor({ address, userAgent }: RequestOrigin): GrantOptions {
    const { fetch = globalThis.fetch } = options
    return {
      ...options,
      fetch: (input, init) => {
        const request = new Request(input, init)
        if (address) request.headers.set('x-forwarded-for', address)
        if (userAgent) request.headers.set('user-agent', userAgent)
        return fetch(request)
      },
    }
  }

  async function tokensFor(
    request: Exclude<TokenRequest, { grantType: 'end' }>,
    kept: StoredGrant | undefined,
    asker: RequestOrigin,
  ): Promise<{ answer: TokenAnswer; cookies: string[] }> {
    const { site } = asker
    const granted = await grantTokens(platformFor(asker), kept, request)
    const { access_token, expires_in } = granted.answer
    if (!granted.kept)
      return { answer: { access_token, expires_in, role: granted.role, stand_in: true }, cookies: [] }
    const access = {
      role: granted.role,
      accessToken: access_token,
      expiresAt: seconds() + Math.floor(expires_in),
    }
    const before = request.grantType === 'refresh_token' ? kept : undefined
    const cookies = cookiesFor(access, granted.kept, before, { site, seconds: seconds() })
    return { answer: { access_token, expires_in, role: granted.role }, cookies }
  }

  return {
    async answer(request, asker) {
      const read = await readRequest(request)
      if (read instanceof Response) return read
      if (read.grantType === 'end')
        return tokenResponse({ access_token: '', expires_in: 0, role: 'none' }, noCookies(asker.site))
      const { kept, access } = readCookies(request.headers.get('cookie'), asker.site)
      if (read.grantType === 'refresh_token' && kept && access) {
        const { accessToken, expiresAt } = access
        const isTheirs = access.role === kept.role && access.of === fingerprintOf(kept.refreshToken)
        if (isTheirs && isFresh(access) && accessToken !== read.rejected)
          return tokenResponse({
            access_token: accessToken,
            expires_in: expiresAt - seconds(),
            role: kept.role,
          })
      }
      try {
        const { answer, cookies } = await tokensFor(read, kept, asker)
        return tokenResponse(answer, cookies)
      } catch (error) {
        if (isPlatformError(error)) return refused(error)
        throw error
      }
    },
    async open(request, asker) {
      const { kept } = readCookies(request.headers.get('cookie'), asker.site)
      const granted = await grantTokens(platformFor(asker), kept, { grantType: 'refresh_token' })
      const accessToken = granted.answer.access_token
      if (!granted.kept) return { role: granted.role, accessToken, cookies: [] }
      const expiresAt = seconds() + Math.floor(granted.answer.expires_in)
      const access = { role: granted.role, accessToken, expiresAt }
      // All of them: a page without script cannot mend one that is missing.
      const cookies = cookiesFor(access, granted.kept, undefined, { site: asker.site, seconds: seconds() })
      return { role: granted.role, accessToken, cookies }
    },
    sessionOf(request, site) {
      const { known, access } = readCookies(request.headers.get('cookie'), site)
      if (!known) return { role: access ? 'unknown' : 'none' }
      const isTheirs = access && access.role === known.role && access.of === known.of
      return isTheirs && isFresh(access)
        ? { role: access.role, accessToken: access.accessToken }
        : { role: 'unknown' }
    },
  }
}

function tokenResponse(answer: TokenAnswer, cookies: readonly string[] = []): Response {
  return json(200, answer, cookies)
}

function json(status: number, body: object, cookies: readonly string[] = []): Response {
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' })
  for (const line of cookies) headers.append('set-cookie', line)
  return new Response(JSON.stringify(body), { status, headers })
}

/** Status of the platform's answer; 500 where it could not be reached after all retries. */
function refused({ status, message, details, requestId }: PlatformError): Response {
  const oauthError = details.applicationError?.data.details
  const isOAuth = oauthError instanceof Object && 'error' in oauthError
  const answer = json(
    status >= 400 ? status : 500,
    isOAuth ? oauthError : { message: details.applicationError?.description ?? message, details },
  )
  if (requestId) answer.headers.set('x-wix-request-id', requestId)
  return answer
}

/** Each grant's fields: what must be a text, and what may be left out. */
const fields: Readonly<
  Record<TokenRequest['grantType'], { must?: readonly string[]; may?: readonly string[] }>
> = {
  refresh_token: { may: ['rejected'] },
  anonymous: {},
  authorization_code: { must: ['code', 'codeVerifier'], may: ['redirectUri'] },
  external: { must: ['refreshToken'] },
  end: {},
}

async function readRequest(request: Request): Promise<TokenRequest | Response> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    return invalid('Send the body as application/json.', 415)
  const text = await bodyOf(request)
  if (text === null) return invalid(`The body is longer than ${LONGEST_BODY} bytes.`, 413)
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    return invalid('The body must be valid JSON.')
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return invalid('The body must be a JSON object.')
  const { grantType, ...rest } = given as Record<string, unknown>
  const known = Object.hasOwn(fields, String(grantType))
    ? fields[grantType as TokenRequest['grantType']]
    : undefined
  if (!known) return invalid(`grantType must be one of ${Object.keys(fields).join(', ')}.`)
  const { must = [], may = [] } = known
  for (const [name, value] of Object.entries(rest)) {
    if (![...must, ...may].includes(name)) return invalid(`${name} is not a field of ${grantType}.`)
    if (typeof value !== 'string') return invalid(`${name} must be a string.`)
  }
  const missing = must.find((name) => !rest[name])
  if (missing) return invalid(`${missing} is missing.`)
  return given as TokenRequest
}

/** Null of one that is too long, however it is sent. */
async function bodyOf(request: Request): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > LONGEST_BODY) return null
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > LONGEST_BODY) return null
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function invalid(description: string, status = 400): Response {
  return json(status, { error: 'invalid_request', error_description: description })
}
