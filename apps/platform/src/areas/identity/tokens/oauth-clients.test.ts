import { randomUUID } from 'node:crypto'
import * as oauth from 'oauth4webapi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { APP_ID, APP_SECRET } from '../../../base/development-ids.ts'
import { post } from '../../../dev/testing/post.ts'
import { type ReferenceServer, referenceServer } from '../../../dev/testing/reference-server.ts'
import { anonymous } from '../../../dev/testing/sign-up.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'

type Server = Omit<ReferenceServer, 'close'>

const VERIFIER = oauth.generateRandomCodeVerifier()

/** Ours, seen as an authorization server like any other. */
function ours(site: TestPlatform): Server & { redirect(codeChallenge: string, state: string): Promise<URL> } {
  const redirectUri = 'http://127.0.0.1:3000/account/callback'
  const redirect = async (codeChallenge: string, state: string) => {
    const loginId = { email: `${randomUUID()}@example.test` }
    const signedOn = await post(site, '/v2/sign-on', { loginId }, site.ownerKey)
    const { sessionToken } = (await signedOn.json()) as { sessionToken: string }
    const authRequest = {
      clientId: site.clientId,
      redirectUri,
      codeChallenge,
      codeChallengeMethod: 'S256',
      responseMode: 'query',
      responseType: 'code',
      scope: 'offline_access',
      state,
      sessionToken,
    }
    const visitor = (await anonymous(site)).access_token
    const made = await post(site, '/v1/redirect-session', { auth: { authRequest, prompt: 'none' } }, visitor)
    const { redirectSession } = (await made.json()) as { redirectSession: { fullUrl: string } }
    const answer = await site.fetch(redirectSession.fullUrl, { redirect: 'manual' })
    return new URL(answer.headers.get('location') ?? 'http://none')
  }
  return {
    clientId: site.clientId,
    redirectUri,
    redirect,
    code: async (challenge) => (await redirect(challenge, 's')).searchParams.get('code') ?? '',
    token: (body) => site.fetch(`${site.url}/oauth2/token`, { method: 'POST', body }),
    async accepts(accessToken) {
      const headers = { authorization: accessToken }
      return (await site.fetch(`${site.url}/v1/members/my`, { headers })).ok
    },
  }
}

interface Tokens {
  readonly access_token: string
  readonly refresh_token: string
}

/** The outcome of a request that both servers get, as far as a client acts on it. */
async function outcomeOf(response: Response): Promise<string> {
  const { error } = (await response.json()) as { error?: string }
  if (response.status === 200) return 'granted'
  expect(response.status).toBeGreaterThanOrEqual(400)
  expect(response.status).toBeLessThan(500)
  return error ?? 'no error'
}

const form = (fields: Record<string, string | undefined>) =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

async function exchange(server: Server, change: Record<string, string | undefined> = {}): Promise<Response> {
  const challenge = await oauth.calculatePKCECodeChallenge(VERIFIER)
  return server.token(
    form({
      grant_type: 'authorization_code',
      client_id: server.clientId,
      code: await server.code(challenge),
      code_verifier: VERIFIER,
      redirect_uri: server.redirectUri,
      ...change,
    }),
  )
}
const tokensOf = async (server: Server) => (await (await exchange(server)).json()) as Tokens
const renew = (server: Server, change: Record<string, string | undefined>) =>
  server.token(form({ grant_type: 'refresh_token', client_id: server.clientId, ...change }))

describe.each([
  ['keep their value', false],
  ['rotate', true],
])('A certified server and ours, where refresh tokens %s, agree', (_, rotate) => {
  let site: TestPlatform
  let reference: ReferenceServer
  let servers: readonly [Server, Server]
  beforeAll(async () => {
    reference = await referenceServer({ rotate })
    site = await createTestPlatform({ config: { rotateRefreshTokens: rotate } })
    servers = [reference, ours(site)]
  })
  afterAll(() => Promise.all([site.close(), reference.close()]))

  const both = async (work: (server: Server) => Promise<unknown>) => {
    const [theirs, own] = [await work(servers[0]), await work(servers[1])]
    expect(own).toEqual(theirs)
    return own
  }

  it.each<[string, Record<string, string | undefined>]>([
    ['as it should be', {}],
    ['with another verifier', { code_verifier: oauth.generateRandomCodeVerifier() }],
    ['without a verifier', { code_verifier: undefined }],
    ['with a code that was never given', { code: 'never-given' }],
    ['without a code', { code: undefined }],
    ['with another redirect URI', { redirect_uri: 'http://127.0.0.1:3000/account/callback2' }],
    ['by a client that is not known', { client_id: 'nobody' }],
    ['without a client', { client_id: undefined }],
    ['by a grant that is not known', { grant_type: 'magic' }],
    ['by no grant', { grant_type: undefined }],
  ])('on an exchange %s', async (_, change) => {
    await both(async (server) => outcomeOf(await exchange(server, change)))
  })

  it('on a code that comes twice: refused, and what it brought is ended', async () => {
    const said = await both(async (server) => {
      const code = await server.code(await oauth.calculatePKCECodeChallenge(VERIFIER))
      const first = (await (await exchange(server, { code })).json()) as Tokens
      const second = await outcomeOf(await exchange(server, { code }))
      const refreshed = await outcomeOf(await renew(server, { refresh_token: first.refresh_token }))
      return [second, await server.accepts(first.access_token), refreshed]
    })
    expect(said).toEqual(['invalid_grant', false, 'invalid_grant'])
  })

  it.each<[string, Record<string, string | undefined>]>([
    ['that was never given', { refresh_token: 'never-given' }],
    ['that is missing', {}],
  ])('on a refresh token %s', async (_, change) => {
    await both(async (server) => outcomeOf(await renew(server, change)))
  })

  it('on a renewal: both access tokens work', async () => {
    await both(async (server) => {
      const first = await tokensOf(server)
      const answer = await renew(server, { refresh_token: first.refresh_token })
      const second = (await answer.json()) as Tokens
      expect((second.refresh_token ?? first.refresh_token) === first.refresh_token).toBe(!rotate)
      return [answer.status, await server.accepts(second.access_token)]
    })
  })

  if (!rotate) return

  it('on a refresh token that was renewed long ago: everything it led to ends', async () => {
    const said = await both(async (server) => {
      const first = await tokensOf(server)
      const second = (await (await renew(server, { refresh_token: first.refresh_token })).json()) as Tokens
      // Our grace for answers that got lost; the other has none.
      site.clock.advance(11)
      const reused = await outcomeOf(await renew(server, { refresh_token: first.refresh_token }))
      const successor = await outcomeOf(await renew(server, { refresh_token: second.refresh_token }))
      return [reused, successor, await server.accepts(second.access_token)]
    })
    expect(said).toEqual(['invalid_grant', 'invalid_grant', false])
  })
})

describe('A client that knows only the standards (oauth4webapi)', () => {
  let site: TestPlatform
  beforeAll(async () => {
    site = await createTestPlatform({ config: { rotateRefreshTokens: true } })
  })
  afterAll(() => site.close())

  const as = (): oauth.AuthorizationServer => ({
    issuer: site.url,
    token_endpoint: `${site.url}/oauth2/token`,
    authorization_response_iss_parameter_supported: true,
  })
  const options = () => ({
    [oauth.allowInsecureRequests]: true,
    [oauth.customFetch]: (url: string, init: object) => site.fetch(url, init),
  })

  it('A client that knows only the standards (oauth4webapi) signs in with PKCE, checks the issuer, and renews', async () => {
    const client = { client_id: site.clientId }
    const server = ours(site)
    const state = oauth.generateRandomState()
    const verifier = oauth.generateRandomCodeVerifier()
    const back = await server.redirect(await oauth.calculatePKCECodeChallenge(verifier), state)
    const parameters = oauth.validateAuthResponse(as(), client, back, state)
    const none = oauth.None()
    const answer = await oauth.authorizationCodeGrantRequest(
      as(),
      client,
      none,
      parameters,
      server.redirectUri,
      verifier,
      options(),
    )
    const tokens = await oauth.processAuthorizationCodeResponse(as(), client, answer)
    expect(await server.accepts(tokens.access_token)).toBe(true)
    expect(tokens.expires_in).toBe(900)
    const renewal = await oauth.refreshTokenGrantRequest(
      as(),
      client,
      none,
      tokens.refresh_token ?? '',
      options(),
    )
    const renewed = await oauth.processRefreshTokenResponse(as(), client, renewal)
    expect(renewed.refresh_token).not.toBe(tokens.refresh_token)
    expect(await server.accepts(renewed.access_token)).toBe(true)
  })

  it('A client that knows only the standards (oauth4webapi) refuses an answer that names another issuer', async () => {
    const back = await ours(site).redirect('c'.repeat(43), 'state')
    back.searchParams.set('iss', 'https://evil.test')
    expect(() => oauth.validateAuthResponse(as(), { client_id: site.clientId }, back, 'state')).toThrow('iss')
  })

  it('A client that knows only the standards (oauth4webapi) understands our refusals', async () => {
    const client = { client_id: site.clientId }
    const answer = await oauth.refreshTokenGrantRequest(as(), client, oauth.None(), 'never-given', options())
    await expect(oauth.processRefreshTokenResponse(as(), client, answer)).rejects.toMatchObject({
      error: 'invalid_grant',
      status: 400,
    })
  })

  it('A client that knows only the standards (oauth4webapi) signs in as a program with a secret', async () => {
    const client = { client_id: APP_ID }
    const secret = oauth.ClientSecretPost(APP_SECRET)
    const answer = await oauth.clientCredentialsGrantRequest(as(), client, secret, {}, options())
    const { access_token } = await oauth.processClientCredentialsResponse(as(), client, answer)
    const loginId = { email: `${randomUUID()}@example.test` }
    expect((await post(site, '/v2/sign-on', { loginId }, access_token)).status).toBe(200)
  })
})
