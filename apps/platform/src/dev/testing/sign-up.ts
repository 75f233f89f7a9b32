import { createHash, randomBytes, randomUUID } from 'node:crypto'

export interface TestMember {
  readonly email: string
  readonly password: string
  readonly memberId: string
  readonly contactId: string
  readonly accessToken: string
  readonly refreshToken: string
}

interface Site {
  readonly fetch: typeof fetch
  readonly url: string
  readonly clientId: string
}

/** The way of a browser's direct login: register, silent frame, code, tokens. */
export async function signUp(
  site: Site,
  options: { email?: string; password?: string; visitorToken?: string } = {},
): Promise<TestMember> {
  const email = options.email ?? `${randomUUID()}@example.test`
  const password = options.password ?? 'correct horse battery'
  const visitor = options.visitorToken ?? (await anonymous(site)).access_token
  const registered = await post(site, '/_api/iam/authentication/v2/register', visitor, {
    loginId: { email },
    password,
  })
  const tokens = await exchange(site, visitor, registered.sessionToken as string)
  const { member } = await json<{ member: { id: string; contactId: string } }>(
    await site.fetch(`${site.url}/members/v1/members/my`, {
      headers: { authorization: tokens.access_token },
    }),
  )
  return {
    email,
    password,
    memberId: member.id,
    contactId: member.contactId,
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
  }
}

/** Signs in an existing member with their password. */
export async function signIn(
  site: Site,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<{ accessToken: string; refreshToken: string }> {
  const visitor = (await anonymous(site)).access_token
  const login = { loginId: { email }, password }
  const { sessionToken } = await post(site, '/_api/iam/authentication/v2/login', visitor, login)
  const tokens = await exchange(site, visitor, sessionToken as string)
  return { accessToken: tokens.access_token, refreshToken: tokens.refresh_token }
}

export interface TokenAnswer {
  readonly access_token: string
  readonly refresh_token: string
  readonly expires_in: number
}

export async function anonymous(site: Site): Promise<TokenAnswer> {
  const body = { clientId: site.clientId, grantType: 'anonymous' }
  return (await post(site, '/oauth2/token', undefined, body)) as unknown as TokenAnswer
}

/** Session token to tokens, through the page that a hidden frame would load. */
export async function exchange(site: Site, visitor: string, sessionToken: string): Promise<TokenAnswer> {
  const codeVerifier = randomBytes(32).toString('base64url')
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
  const { redirectSession } = await post<{ redirectSession: { fullUrl: string } }>(
    site,
    '/_api/redirects-api/v1/redirect-session',
    visitor,
    {
      auth: {
        authRequest: {
          clientId: site.clientId,
          codeChallenge,
          codeChallengeMethod: 'S256',
          responseMode: 'web_message',
          responseType: 'code',
          scope: 'offline_access',
          state: 'test-state',
          sessionToken,
        },
        prompt: 'none',
      },
    },
  )
  const page = await (await site.fetch(redirectSession.fullUrl)).text()
  const code = /"code":"([^"]+)"/.exec(page)?.[1]
  const body = { clientId: site.clientId, grantType: 'authorization_code', code, codeVerifier }
  return (await post(site, '/oauth2/token', undefined, body)) as unknown as TokenAnswer
}

async function post<T = Record<string, unknown>>(
  site: Site,
  path: string,
  token: string | undefined,
  body: object,
): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) }
  return json<T>(await site.fetch(site.url + path, { method: 'POST', headers, body: JSON.stringify(body) }))
}

async function json<T>(response: Response): Promise<T> {
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as T
}
