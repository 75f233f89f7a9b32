import { afterAll, beforeAll, expect, it } from 'vitest'
import { post } from '../../dev/testing/post.ts'
import { anonymous } from '../../dev/testing/sign-up.ts'
import { createTestPlatform, type TestPlatform } from '../../dev/testing.ts'

let site: TestPlatform
let visitor: string
let memberId: string
beforeAll(async () => {
  site = await createTestPlatform()
  visitor = (await anonymous(site)).access_token
  memberId = (await site.signUp()).memberId
})
afterAll(() => site.close())

const good = 'http://127.0.0.1:3000'
const hosts = [
  'evil.test',
  '127.0.0.1:3000@evil.test',
  '127.0.0.1:3000:x@evil.test',
  '127.0.0.1:3000%40evil.test',
  '127.0.0.1:3000%2eevil.test',
  '127.0.0.1:3000.evil.test',
  '127.0.0.1.evil.test:3000',
  '127.0.0.1:30000',
  '127.0.0.1:300',
  '127.0.0.1',
  '127.1:3000',
  '2130706433:3000',
  '0x7f.0.0.1:3000',
  '0177.0.0.1:3000',
  '[::ffff:127.0.0.1]:3000',
  '[::1]:3000',
  '１２７.0.0.1:3000',
  '127。0。0。1:3000',
  'localhost.:3000',
  'localhost.evil.test:3000',
  'evillocalhost:3000',
  'user@127.0.0.1:3000',
  '127.0.0.1:3000\\@evil.test',
  '127.0.0.1:3000\\.evil.test',
  '127.0.0.1:3000\t.evil.test',
  '127.0.0.1:3000\u0000.evil.test',
  '127.0.0.1:3000\u2028.evil.test',
]
const addresses = [
  ...hosts.flatMap((host) => [`http://${host}/`, `http://${host}/account/callback`]),
  'https://127.0.0.1:3000/',
  'HTTP://127.0.0.1:3000/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//http://127.0.0.1:3000/',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:http://127.0.0.1:3000/x',
  'ftp://127.0.0.1:3000/',
  '//evil.test/',
  '/\\evil.test/',
  'http:evil.test',
  'http:/\\evil.test',
  ' http://127.0.0.1:3000/',
  '',
]

/** Every place where a caller says where a browser shall go. */
const places: Record<string, (url: string) => Promise<Response>> = {
  'the page after a flow': (postFlowUrl) =>
    post(site, '/v1/redirect-session', { login: {}, callbacks: { postFlowUrl } }, visitor),
  'the page after a sign-out': (uri) =>
    site.fetch(`${site.url}/v1/logout?postLogoutRedirectUri=${encodeURIComponent(uri)}`),
  'the link of a recovery mail': (url) =>
    post(
      site,
      '/v1/send-email',
      { email: 'a@example.test', redirect: { url, clientId: site.clientId } },
      visitor,
    ),
  'the link of an activation mail': (url) =>
    post(
      site,
      '/v1/activation-email',
      { identityId: memberId, emailOptions: { redirect: { url, clientId: site.clientId } } },
      site.ownerKey,
    ),
}

it.each(Object.keys(places))('Faults row 38: %s leads to a registered origin alone', async (place) => {
  const lead = places[place] as (url: string) => Promise<Response>
  expect((await lead(`${good}/account/sign-in?from=mail#top`)).status).toBe(200)
  expect(addresses.length).toBeGreaterThanOrEqual(60)
  for (const address of addresses) {
    // No address at all is none to refuse: nothing follows.
    if (address === '' && place.startsWith('the page after')) continue
    const answer = await lead(address)
    expect([address, answer.status]).toEqual([address, 400])
    expect(answer.headers.get('location')).toBeNull()
  }
})

it('Faults row 37: the exchange of a code needs the very redirect URI of its request', async () => {
  const { body, exchange } = await aCode()
  for (const redirectUri of [
    ...addresses.filter(Boolean),
    `${body}/`,
    body.toUpperCase(),
    `${body}?`,
    `${body}#`,
  ]) {
    expect((await exchange((await aCode()).code, redirectUri)).status).toBe(400)
  }
  expect((await exchange((await aCode()).code, body)).status).toBe(200)
}, 60_000)

async function aCode() {
  const codeVerifier = 'v'.repeat(43)
  const body = `${good}/account/callback`
  const { createHash, randomUUID } = await import('node:crypto')
  const signedOn = await post(
    site,
    '/v2/sign-on',
    { loginId: { email: `${randomUUID()}@example.test` } },
    site.ownerKey,
  )
  const { sessionToken } = (await signedOn.json()) as { sessionToken: string }
  const authRequest = {
    clientId: site.clientId,
    redirectUri: body,
    codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    codeChallengeMethod: 'S256',
    responseMode: 'query',
    responseType: 'code',
    state: 's',
    sessionToken,
  }
  const made = await post(site, '/v1/redirect-session', { auth: { authRequest, prompt: 'none' } }, visitor)
  const { redirectSession } = (await made.json()) as { redirectSession: { fullUrl: string } }
  const answer = await site.fetch(redirectSession.fullUrl, { redirect: 'manual' })
  const code = new URL(answer.headers.get('location') ?? 'http://none').searchParams.get('code') ?? ''
  const exchange = (given: string, redirectUri: string) =>
    post(site, '/oauth2/token', {
      clientId: site.clientId,
      grantType: 'authorization_code',
      code: given,
      codeVerifier,
      redirectUri,
    })
  return { body, code, exchange }
}
