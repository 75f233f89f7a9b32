import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CLIENT_ID } from '../../base/development-ids.ts'
import { storeClient } from '../../data/oauth-client.ts'
import { post } from '../../dev/testing/post.ts'
import { anonymous } from '../../dev/testing/sign-up.ts'
import { createTestPlatform, type TestPlatform } from '../../dev/testing.ts'

let site: TestPlatform
let visitor: string
beforeAll(async () => {
  site = await createTestPlatform()
  visitor = (await anonymous(site)).access_token
})
afterAll(() => site.close())

const create = (body: object) => post(site, '/_api/redirects-api/v1/redirect-session', body, visitor)

interface Session {
  redirectSession: {
    id: string
    fullUrl: string
    urlDetails: { endpoint: string; searchParams: Record<string, string>; answersBeforeLoad: boolean }
  }
}
const created = async (body: object) => ((await (await create(body)).json()) as Session).redirectSession

const auth = (redirectUri: string) => ({
  auth: {
    authRequest: {
      clientId: site.clientId,
      redirectUri,
      codeChallenge: 'c'.repeat(43),
      codeChallengeMethod: 'S256',
      responseMode: 'fragment',
      responseType: 'code',
      state: 'secret-state',
    },
    prompt: 'login',
  },
})

const registered = 'http://127.0.0.1:3000/account/callback'

describe('Row 37: a redirect URI', () => {
  it.each([registered, 'http://localhost:3000/account/callback'])('%s is registered', async (uri) => {
    expect((await create(auth(uri))).status).toBe(200)
  })

  it.each([
    'https://127.0.0.1:3000/account/callback',
    'HTTP://127.0.0.1:3000/account/callback',
    'http://127.0.0.1/account/callback',
    'http://127.0.0.1:3001/account/callback',
    'http://127.0.0.1:03000/account/callback',
    'http://127.0.0.1:3000/account/callback/',
    'http://127.0.0.1:3000/account/Callback',
    'http://127.0.0.1:3000/account//callback',
    'http://127.0.0.1:3000/account/./callback',
    'http://127.0.0.1:3000/account/x/../callback',
    'http://127.0.0.1:3000/account%2fcallback',
    'http://127.0.0.1:3000/account/callback%00',
    'http://127.0.0.1:3000/account/callback?next=/',
    'http://127.0.0.1:3000/account/callback#',
    'http://127.0.0.1:3000/account/callback#x',
    'http://127.0.0.1:3000\\account\\callback',
    'http:\\\\127.0.0.1:3000/account/callback',
    'http://127.0.0.1:3000@evil.test/account/callback',
    'http://evil.test@127.0.0.1:3000/account/callback',
    'http://127.0.0.1:3000.evil.test/account/callback',
    'http://sub.127.0.0.1:3000/account/callback',
    'http://2130706433:3000/account/callback',
    'http://127.1:3000/account/callback',
    'http://[::ffff:127.0.0.1]:3000/account/callback',
    'http://LOCALHOST:3000/account/callback',
    'http://localhost.:3000/account/callback',
    ' http://127.0.0.1:3000/account/callback',
    'http://127.0.0.1:3000/account/callback ',
    'http://127.0.0.1:3000/account/\tcallback',
    '//127.0.0.1:3000/account/callback',
    '/account/callback',
    'javascript:alert(1)//http://127.0.0.1:3000/account/callback',
    'data:text/html,x',
    'https://evil.test/?http://127.0.0.1:3000/account/callback',
    'http://127.0.0.1:3000/account/callback;x',
    'http://127.0.0.1:3000/account/callback/..',
    'http://127.0.0.1:3000/account/callback/.',
    'http://127.0.0.1:3000/account/callback//',
    'http://127.0.0.1:3000/account/callback?',
    'http://127.0.0.1:3000/account/callback&x',
    'http://127.0.0.1:3000/account/callbacks',
    'http://127.0.0.1:3000/account/%63allback',
    'http://127.0.0.1:3000/account%252fcallback',
    'http://127.0.0.1:3000/%2e%2e/account/callback',
    'http://127.0.0.1:3000/ACCOUNT/callback',
    'http://127.0.0.1:3000/account/callback.html',
    'http://127.0.0.1:3000/',
    'http://127.0.0.1:3000',
    'http://127.0.0.1:80/account/callback',
    'http://127.0.0.1:3000:3000/account/callback',
    'http://127.0.0.1.:3000/account/callback',
    'http://127.0.0.2:3000/account/callback',
    'http://0.0.0.0:3000/account/callback',
    'http://[::1]:3000/account/callback',
    'http://0x7f000001:3000/account/callback',
    'http://0177.0.0.1:3000/account/callback',
    'http://user:pass@127.0.0.1:3000/account/callback',
    'http://127.0.0.1:3000#@evil.test/account/callback',
    'http://evil.test#127.0.0.1:3000/account/callback',
    'http://evil.test\\@127.0.0.1:3000/account/callback',
    'http://localhost.evil.test:3000/account/callback',
    'http://evil.localhost:3000/account/callback',
    'http://ⓛocalhost:3000/account/callback',
    'http://localhost:3000/account/callback\u200b',
    'http://127.0.0.1:3000/account/callback\n',
    'ftp://127.0.0.1:3000/account/callback',
    '*',
    '',
  ])('%j is refused without a redirect', async (uri) => {
    const answer = await create(auth(uri))
    expect(answer.status).toBe(400)
    expect(answer.headers.get('location')).toBeNull()
  })
})

describe('Row 38: a way back', () => {
  const back = (postFlowUrl: string) =>
    create({ logout: { clientId: site.clientId }, callbacks: { postFlowUrl } })

  it.each([
    'http://127.0.0.1:3000',
    'http://127.0.0.1:3000/account/signed-out?from=menu#top',
    'http://localhost:3000/',
  ])('row 38: a way back to %s is allowed', async (url) => {
    expect((await back(url)).status).toBe(200)
  })

  it.each([
    'https://evil.test/',
    '//evil.test',
    'http://127.0.0.1:3000.evil.test/',
    'http://127.0.0.1:3000@evil.test/',
    'http://127.0.0.1:30000/',
    'http://127.0.0.1:3000\\@evil.test/',
    'http:/127.0.0.1:3000/',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http://127.0.0.1:3000/\nhttps://evil.test',
    '/account',
  ])('row 38: a way back to %j is refused', async (url) => {
    const answer = await back(url)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      details: {
        validationError: { fieldViolations: [{ field: 'callbacks.postFlowUrl', data: { type: 'WEB_URL' } }] },
      },
    })
  })

  it('row 38: a way back after a recovery mail or a direct logout obeys the same rule', async () => {
    const mail = await post(
      site,
      '/v1/send-email',
      { email: 'a@b.test', redirect: { url: 'https://evil.test', clientId: site.clientId } },
      visitor,
    )
    expect(mail.status).toBe(400)
    const logout = await site.fetch(
      `${site.url}/v1/logout?postLogoutRedirectUri=https://evil.test&clientId=${site.clientId}`,
    )
    expect(logout.status).toBe(400)
  })
})

describe('A session', () => {
  it('A session says where it leads, and keeps state and secrets out of the address', async () => {
    const { fullUrl, urlDetails } = await created(auth(registered))
    expect(urlDetails.endpoint).toBe(`${site.url}/_api/oauth2/authorize`)
    expect(urlDetails.answersBeforeLoad).toBe(true)
    expect(Object.keys(urlDetails.searchParams).sort()).toEqual(['client_id', 'request_uri'])
    expect(fullUrl).not.toContain('secret-state')
  })

  it('A session tells the session token that it was given, and a short address that leads to the same', async () => {
    const request = auth(registered)
    const { authRequest } = request.auth
    const given = { auth: { ...request.auth, authRequest: { ...authRequest, sessionToken: 's'.repeat(43) } } }
    const session = (await created(given)) as unknown as Record<string, string>
    expect([session.sessionToken, session.shortUrl]).toEqual(['s'.repeat(43), session.fullUrl])
    expect(await created(request)).not.toHaveProperty('sessionToken')
    expect(await created(request)).toMatchObject({ shortUrl: expect.stringContaining(site.url) })
  })

  it('A session leads to hosted pages and to pages of the store', async () => {
    const checkoutId = crypto.randomUUID()
    const checkout = await created({ ecomCheckout: { checkoutId } })
    expect(checkout.fullUrl).toMatch(`${site.url}/_hosted/checkout/${checkoutId}?session=`)
    const product = await created({ storesProduct: { productSlug: 'a vase/../x' } })
    expect(product.fullUrl).toBe('http://127.0.0.1:3000/products/a%20vase%2F..%2Fx')
    expect((await created({ login: {} })).fullUrl).toMatch(`${site.url}/_hosted/login?request_uri=`)
  })

  it.each([
    ['ACCOUNT_INFO', 'info', '/account'],
    ['ORDERS', 'orders', '/account/orders'],
    ['BOOKINGS', 'bookings', null],
    ['SUBSCRIPTIONS', 'subscriptions', null],
    ['EVENTS', 'events', null],
  ])(
    'A session opens the member section %s here, or at the store if it has one and wants to',
    async (section, path, own) => {
      const here = `${site.url}/_hosted/account/${path}?session=`
      expect((await created({ memberAccountPage: { section } })).fullUrl).toContain(here)
      const preferences = { useGenericWixPages: false }
      const there = await created({ memberAccountPage: { section }, preferences })
      expect(there.fullUrl).toContain(own ? `http://127.0.0.1:3000${own}` : here)
    },
  )

  it('A session stays with the loopback name by which the store is reached', async () => {
    const local = await createTestPlatform({ config: { publicUrl: 'http://127.0.0.1:4000' } })
    const { access_token: authorization } = await anonymous(local)
    const hosts = ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://evil.test', undefined].map(
      async (origin) => {
        const answer = await local.fetch(`${local.url}/v1/redirect-session`, {
          method: 'POST',
          headers: { authorization, ...(origin ? { origin } : {}) },
          body: JSON.stringify({ login: {} }),
        })
        const { redirectSession } = (await answer.json()) as { redirectSession: { fullUrl: string } }
        return new URL(redirectSession.fullUrl).host
      },
    )
    expect(await Promise.all(hosts)).toEqual([
      'localhost:4000',
      '127.0.0.1:4000',
      '127.0.0.1:4000',
      '127.0.0.1:4000',
    ])
    await local.close()
  })

  it.each([
    [{}, 'REQUIRED_ONE_OF_FIELD'],
    [{ login: {}, storesProduct: { productSlug: 'x' } }, 'ONE_OF_ALIGNMENT'],
  ])('A session takes exactly one intent: %j', async (body, violatedRule) => {
    const answer = await create(body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      details: { validationError: { fieldViolations: [{ violatedRule }] } },
    })
  })

  it('A session takes the preferences that the wire has, and refuses any other at its path', async () => {
    const preferences = {
      ...{ useGenericWixPages: true, maintainIdentity: true, checkIfPublish: false, createShortUrl: false },
      ...{
        additionalQueryParameters: { from: 'menu' },
        customMemberPaths: { about: '/me' },
        prompt: 'login',
      },
    }
    const { fullUrl } = await created({ login: {}, preferences })
    expect(new URL(fullUrl).searchParams.get('from')).toBe('menu')
    for (const [odd, violatedRule] of [
      [{ useGenericPages: true }, 'FIELD_NOT_ALLOWED'],
      [{ checkIfPublish: 'yes' }, 'FORMAT'],
    ] as const) {
      const answer = await create({ login: {}, preferences: { ...preferences, ...odd } })
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({
        details: {
          validationError: {
            fieldViolations: [{ field: `preferences.${Object.keys(odd)[0]}`, violatedRule }],
          },
        },
      })
    }
  })

  it('A session needs a token', async () => {
    expect((await post(site, '/v1/redirect-session', { login: {} })).status).toBe(401)
  })

  it('A session tells the outbox', async () => {
    const { id } = await created({ login: {} })
    const event = await site.platform.services.db
      .selectFrom('outbox')
      .selectAll()
      .where('entityId', '=', id)
      .executeTakeFirst()
    expect(event).toMatchObject({
      type: 'wix.headless.v1.redirect_session_created',
      identity: { identityType: 'ANONYMOUS_VISITOR' },
    })
  })
})

describe('A client that is allowed further places', () => {
  let other: TestPlatform
  beforeAll(async () => {
    const allowed = { redirectUris: ['https://app.example/back'], redirectDomains: ['pay.example'] }
    const client = storeClient(CLIENT_ID, 'http://127.0.0.1:3000', allowed)
    other = await createTestPlatform({ config: { clients: [client] } })
  })
  afterAll(() => other.close())
  const ask = async (body: object) =>
    post(other, '/_api/redirects-api/v1/redirect-session', body, (await anonymous(other)).access_token)

  it.each([
    ['https://app.example/back', 200],
    [registered, 200],
    ['https://app.example/back/', 400],
    ['https://app.example/back?x=1', 400],
    ['https://pay.example/account/callback', 400],
  ])('sends a code to %s: %d', async (uri, status) => {
    expect((await ask(auth(uri))).status).toBe(status)
  })

  it.each([
    ['https://pay.example/thanks?order=1', 200],
    ['https://pay.example', 200],
    ['http://pay.example/thanks', 400],
    ['https://www.pay.example/thanks', 400],
    ['https://pay.example.evil.test/', 400],
    ['https://pay.example:8443/', 400],
    ['https://pay.example@evil.test/', 400],
  ])('returns from a hosted page to %s: %d', async (postFlowUrl, status) => {
    const body = { logout: { clientId: CLIENT_ID }, callbacks: { postFlowUrl } }
    expect((await ask(body)).status).toBe(status)
  })

  it('takes nonce and prompt in the request itself', async () => {
    const { authRequest } = auth(registered).auth
    const asked = (more: object) => ask({ auth: { authRequest: { ...authRequest, ...more } } })
    expect((await asked({ nonce: 'n'.repeat(512), prompt: 'none' })).status).toBe(200)
    expect((await asked({ nonce: 'n'.repeat(513) })).status).toBe(400)
    expect((await asked({ prompt: 'never' })).status).toBe(400)
  })
})
