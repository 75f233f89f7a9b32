import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anonymous, exchange } from '../../../dev/testing/sign-up.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'
import { identify } from '../../../http/caller.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await createTestPlatform()
})
afterAll(() => site.close())

const VERIFIER = 'v'.repeat(43)
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url')

function post(path: string, body: object, token?: string, headers: Record<string, string> = {}) {
  return site.fetch(site.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: token } : {}), ...headers },
    body: JSON.stringify(body),
  })
}

const token = (body: object) => post('/oauth2/token', body)

async function sessionToken(visitor: string): Promise<string> {
  const loginId = { email: `${crypto.randomUUID()}@example.test` }
  const answer = await post('/v2/register', { loginId, password: 'correct horse' }, visitor)
  return ((await answer.json()) as { sessionToken: string }).sessionToken
}

async function authRequest(visitor: string, change: object = {}, prompt = 'none') {
  const auth = {
    authRequest: {
      clientId: site.clientId,
      codeChallenge: CHALLENGE,
      codeChallengeMethod: 'S256',
      responseMode: 'web_message',
      responseType: 'code',
      scope: 'offline_access',
      state: 's',
      ...change,
    },
    prompt,
  }
  return post('/v1/redirect-session', { auth }, visitor)
}

async function newCode(change: object = {}): Promise<string> {
  const { access_token: visitor } = await anonymous(site)
  const answer = await authRequest(visitor, { sessionToken: await sessionToken(visitor), ...change })
  const { redirectSession } = (await answer.json()) as { redirectSession: { fullUrl: string } }
  const page = await (await site.fetch(redirectSession.fullUrl, { redirect: 'manual' })).text()
  return /"code":"([^"]+)"/.exec(page)?.[1] ?? ''
}

const codeGrant = (code: string, change: object = {}) =>
  token({ clientId: site.clientId, grantType: 'authorization_code', code, codeVerifier: VERIFIER, ...change })

const my = (accessToken: string) =>
  site.fetch(`${site.url}/v1/members/my`, { headers: { authorization: accessToken } })

describe('An anonymous visitor', () => {
  it('An anonymous visitor gets tokens for a registered client, in either spelling, as JSON or as a form', async () => {
    const camel = await token({ clientId: site.clientId, grantType: 'anonymous' })
    const snake = await token({ client_id: site.clientId, grant_type: 'anonymous' })
    const form = await site.fetch(`${site.url}/oauth2/token`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: site.clientId, grant_type: 'anonymous' }),
    })
    for (const answer of [camel, snake, form]) {
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(await answer.json()).toMatchObject({
        expires_in: 900,
        refresh_token: expect.stringMatching(/^[\w-]{43}$/),
      })
    }
  })

  it.each([
    [{ grantType: 'anonymous' }, 'invalid_request'],
    [{ grantType: 'anonymous', clientId: 'someone' }, 'invalid_client'],
    [{ grantType: 'password' }, 'unsupported_grant_type'],
    [{ grantType: 'constructor' }, 'unsupported_grant_type'],
    [{}, 'invalid_request'],
    [{ grantType: 'refresh_token' }, 'invalid_request'],
    [{ grantType: 'refresh_token', refreshToken: 'never-given' }, 'invalid_grant'],
    [{ grantType: 'anonymous', grant_type: 'refresh_token' }, 'invalid_request'],
    [{ grantType: ['anonymous'] }, 'invalid_request'],
  ])('An anonymous visitor is refused %j with %s', async (body, error) => {
    const answer = await token(body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error, error_description: expect.any(String) })
  })

  it('An anonymous visitor is refused a body that is not JSON in the words of the standard', async () => {
    const answer = await site.fetch(`${site.url}/oauth2/token`, { method: 'POST', body: '{' })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: 'invalid_request' })
  })
})

describe('A refresh token', () => {
  it('A refresh token keeps its value, with or without a client id, and gives working access tokens', async () => {
    const member = await site.signUp()
    for (const client of [{}, { clientId: site.clientId }]) {
      const answer = await token({ ...client, grantType: 'refresh_token', refreshToken: member.refreshToken })
      const tokens = (await answer.json()) as { access_token: string; refresh_token: string }
      expect(tokens.refresh_token).toBe(member.refreshToken)
      expect((await my(tokens.access_token)).status).toBe(200)
    }
    const other = await token({
      clientId: crypto.randomUUID(),
      grantType: 'refresh_token',
      refreshToken: member.refreshToken,
    })
    expect(await other.json()).toMatchObject({ error: 'invalid_grant' })
  })

  it('A refresh token serves two hundred renewals at once', async () => {
    const { refresh_token: refreshToken } = await anonymous(site)
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => token({ grantType: 'refresh_token', refreshToken })),
    )
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 200 }, () => 200))
  })

  it('A refresh token ends after 30 idle days, and after 90 days in any case', async () => {
    const own = await createTestPlatform()
    const { refresh_token: refreshToken } = await anonymous(own)
    const renew = () =>
      own.fetch(`${own.url}/oauth2/token`, {
        method: 'POST',
        body: JSON.stringify({ grantType: 'refresh_token', refreshToken }),
      })
    for (let month = 0; month < 3; month += 1) {
      own.clock.advance(29 * 86_400)
      expect((await renew()).status).toBe(200)
    }
    own.clock.advance(4 * 86_400)
    expect((await renew()).status).toBe(400)
    const idle = await anonymous(own)
    own.clock.advance(31 * 86_400)
    const answer = await own.fetch(`${own.url}/oauth2/token`, {
      method: 'POST',
      body: JSON.stringify({ grantType: 'refresh_token', refreshToken: idle.refresh_token }),
    })
    expect(answer.status).toBe(400)
    await own.close()
  })
})

describe('An access token', () => {
  it('An access token comes bare, lives 15 minutes, and is told apart by who it belongs to', async () => {
    const own = await createTestPlatform()
    const member = await own.signUp()
    const ask = (authorization?: string) =>
      own.fetch(`${own.url}/members/v1/members/my`, authorization ? { headers: { authorization } } : {})
    expect((await ask(member.accessToken)).status).toBe(200)
    expect((await ask()).status).toBe(401)
    expect((await ask(`Bearer ${member.accessToken}`)).status).toBe(401)
    expect((await ask(`${member.accessToken},${member.accessToken}`)).status).toBe(401)
    expect((await ask((await anonymous(own)).access_token)).status).toBe(403)
    own.clock.advance(15 * 60 + 1)
    expect((await ask(member.accessToken)).status).toBe(401)
    await own.close()
  })

  it('An access token of a blocked member is refused, and the whole family ends', async () => {
    const member = await site.signUp()
    const { db } = site.platform.services
    await db.updateTable('members').set({ status: 'BLOCKED' }).where('id', '=', member.memberId).execute()
    expect((await my(member.accessToken)).status).toBe(403)
    expect((await my(member.accessToken)).status).toBe(401)
    const answer = await token({ grantType: 'refresh_token', refreshToken: member.refreshToken })
    expect(await answer.json()).toMatchObject({ error: 'invalid_grant' })
  })

  it('An access token is stored as its hash alone', async () => {
    const member = await site.signUp()
    const { db } = site.platform.services
    const dump = JSON.stringify([
      await db.selectFrom('accessTokens').selectAll().execute(),
      await db.selectFrom('tokenFamilies').selectAll().execute(),
      await db.selectFrom('redirectSessions').selectAll().execute(),
    ])
    expect(dump).not.toContain(member.accessToken)
    expect(dump).not.toContain(member.refreshToken)
  })
})

describe('A code', () => {
  it('A code becomes tokens once; the second use ends them too', async () => {
    const code = await newCode()
    const answers = await Promise.all([codeGrant(code), codeGrant(code), codeGrant(code)])
    const good = answers.filter((answer) => answer.status === 200)
    expect(good).toHaveLength(1)
    const tokens = (await good[0]?.json()) as { access_token: string }
    expect((await my(tokens.access_token)).status).toBe(401)
  })

  it('A code expires after a minute', async () => {
    const code = await newCode()
    site.clock.advance(61)
    expect((await codeGrant(code)).status).toBe(400)
  })

  it.each([
    ['no verifier', { codeVerifier: undefined }],
    ['another verifier', { codeVerifier: 'w'.repeat(43) }],
    ['the challenge as verifier (plain)', { codeVerifier: CHALLENGE }],
    ['a short verifier', { codeVerifier: 'v'.repeat(42) }],
    ['a redirect URI that the request had not', { redirectUri: 'http://127.0.0.1:3000/account/callback' }],
    ['an unknown client', { clientId: crypto.randomUUID() }],
  ])('A code is refused with %s', async (_, change) => {
    expect((await codeGrant(await newCode(), change)).status).toBe(400)
  })

  it('A code is spent by a failed try', async () => {
    const code = await newCode()
    await codeGrant(code, { codeVerifier: 'w'.repeat(43) })
    expect((await codeGrant(code)).status).toBe(400)
  })

  it('A code brings a family of its own, and a session token makes only one', async () => {
    const visitor = await anonymous(site)
    const session = await sessionToken(visitor.access_token)
    const tokens = await exchange(site, visitor.access_token, session)
    expect(tokens.refresh_token).not.toBe(visitor.refresh_token)
    await expect(exchange(site, visitor.access_token, session)).rejects.toThrow('invalid_request')
  })

  it('A code remembers the visitor of before, so that the cart can follow', async () => {
    const visitor = await anonymous(site)
    const { access_token } = await exchange(
      site,
      visitor.access_token,
      await sessionToken(visitor.access_token),
    )
    const callers = await Promise.all(
      [visitor.access_token, access_token].map((authorization) =>
        identify(site.platform.services, new Request(site.url, { headers: { authorization } }), [
          'VISITOR',
          'MEMBER',
        ]),
      ),
    )
    expect(callers).toMatchObject([
      { type: 'VISITOR', visitorId: expect.any(String) },
      { type: 'MEMBER', visitorId: callers[0] && 'visitorId' in callers[0] ? callers[0].visitorId : '' },
    ])
  })
})

describe('A request for a code', () => {
  it.each([
    ['plain', { codeChallengeMethod: 'plain' }, 'auth.authRequest.codeChallengeMethod'],
    ['no method', { codeChallengeMethod: undefined }, 'auth.authRequest.codeChallengeMethod'],
    ['no challenge', { codeChallenge: undefined }, 'auth.authRequest.codeChallenge'],
    ['a short challenge', { codeChallenge: 'abc' }, 'auth.authRequest.codeChallenge'],
    ['a token response', { responseType: 'token' }, 'auth.authRequest.responseType'],
    ['no state', { state: '' }, 'auth.authRequest.state'],
    ['another client', { clientId: crypto.randomUUID() }, 'auth.authRequest.clientId'],
    ['no redirect URI for a redirect', { responseMode: 'fragment' }, 'auth.authRequest.redirectUri'],
  ])('A request for a code is refused with %s', async (_, change, field) => {
    const { access_token: visitor } = await anonymous(site)
    const answer = await authRequest(visitor, change)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      details: { validationError: { fieldViolations: [{ field }] } },
    })
  })
})
