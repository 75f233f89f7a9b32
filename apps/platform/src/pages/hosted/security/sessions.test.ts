import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CLIENT_ID } from '../../../base/development-ids.ts'
import { storeClient } from '../../../data/oauth-client.ts'
import {
  answerOf,
  authorizationAddress,
  redirectAddress,
  shop,
  verifier,
} from '../../../dev/testing/authorization.ts'
import { Browser } from '../../../dev/testing/browser.ts'
import { post } from '../../../dev/testing/post.ts'
import { anonymous } from '../../../dev/testing/sign-up.ts'
import { createTestPlatform, type TestMember, type TestPlatform } from '../../../dev/testing.ts'

const guest = {
  ...storeClient('9e8d7c6b-5a49-4838-a727-161514131211', 'https://planner.test'),
  name: 'Room planner',
  thirdParty: true,
}
let site: TestPlatform
let visitor: string
beforeAll(async () => {
  site = await createTestPlatform({ config: { clients: [storeClient(CLIENT_ID, shop), guest] } })
  visitor = (await anonymous(site)).access_token
})
afterAll(() => site.close())

const open = async (browser: Browser, { accessToken }: TestMember, section = 'sessions') => {
  await browser.open(await redirectAddress(site, accessToken, { memberAccountPage: {} }))
  return browser.open(`/_hosted/account/${section}`)
}
const my = (token: string) =>
  site.fetch(`${site.url}/v1/members/my`, { headers: { authorization: token } }).then(({ status }) => status)

async function signInAt(client: { id: string; redirectUri: string }, member: TestMember) {
  const browser = new Browser(site)
  const { id: clientId, redirectUri } = client
  const page = await browser.open(await authorizationAddress(site, visitor, { clientId, redirectUri }))
  return { browser, page: await browser.fill(page, { email: member.email, password: member.password }) }
}
const planner = { id: guest.id, redirectUri: 'https://planner.test/account/callback' }

async function tokensOf(url: URL, { id: clientId, redirectUri }: typeof planner) {
  const { code } = answerOf(url)
  const body = { clientId, redirectUri, code, codeVerifier: verifier, grantType: 'authorization_code' }
  return (await (await post(site, '/oauth2/token', body)).json()) as { access_token: string }
}

describe('The account section', () => {
  it('opens once by its address, then by a cookie that no script reads, without a secret in the address', async () => {
    const member = await site.signUp()
    const address = await redirectAddress(site, member.accessToken, {
      memberAccountPage: { section: 'ORDERS' },
    })
    const first = await site.fetch(address, { redirect: 'manual' })
    const cookie = first.headers.getSetCookie()[0] ?? ''
    expect(cookie).toMatch(
      /^galleria-account=[\w-]{43}; Path=\/_hosted; Max-Age=3600; HttpOnly; SameSite=Lax$/,
    )
    expect(first.headers.get('location')).not.toContain('session=')
    expect(first.headers.get('referrer-policy')).toBe('no-referrer')
    expect((await site.fetch(address, { redirect: 'manual' })).status).toBe(400)
    expect((await new Browser(site).open('/_hosted/account/orders')).status).toBe(400)
  })

  it('asks a visitor to sign in, then shows the section that was asked for', async () => {
    const member = await site.signUp()
    const browser = new Browser(site)
    const address = await redirectAddress(site, visitor, { memberAccountPage: { section: 'EVENTS' } })
    const page = await browser.fill(await browser.open(address), {
      email: member.email,
      password: member.password,
    })
    expect([page.url.pathname, page.text]).toEqual([
      '/_hosted/account/events',
      expect.stringContaining(member.email),
    ])
  })

  it('changes names, and takes forms of its own page alone', async () => {
    const member = await site.signUp()
    const browser = new Browser(site)
    const page = await browser.fill(await open(browser, member, 'info'), {
      nickname: 'Ada <b>',
      firstName: 'Ada',
    })
    expect(page.text).toContain('Ada &lt;b&gt;')
    const answer = await site.fetch(`${site.url}/_hosted/account/info`, {
      method: 'POST',
      headers: { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ nickname: 'Mallory' }),
    })
    expect(answer.status).not.toBe(200)
  })

  it('closes with the sign-in it stands on, wherever that was ended', async () => {
    const member = await site.signUp()
    const browser = new Browser(site)
    await open(browser, member)
    await browser.submit('/_hosted/account/sign-out', {})
    expect(await my(member.accessToken)).toBe(401)
    expect((await browser.open('/_hosted/account/info')).status).toBe(400)
  })
})

describe('Sessions', () => {
  it('are listed, and ended one by one or all but this', async () => {
    const member = await site.signUp()
    const store = { id: site.clientId, redirectUri: `${shop}/account/callback` }
    const others = []
    for (let n = 0; n < 3; n += 1) {
      others.push((await tokensOf((await signInAt(store, member)).page.url, store)).access_token)
    }
    const browser = new Browser(site)
    const page = await open(browser, member)
    const ids = [...page.text.matchAll(/name="end" value="([^"]+)"/g)].map(([, id]) => id ?? '')
    expect(ids).toHaveLength(3)
    await browser.submit('/_hosted/account/sessions', { end: ids[0] ?? '' })
    expect((await Promise.all(others.map(my))).sort()).toEqual([200, 200, 401])
    await browser.submit('/_hosted/account/sessions', { others: 'yes' })
    expect(await Promise.all(others.map(my))).toEqual([401, 401, 401])
    expect(await my(member.accessToken)).toBe(200)
  })

  it('of somebody else cannot be ended', async () => {
    const [ada, grace] = [await site.signUp(), await site.signUp()]
    const family = await site.platform.services.db
      .selectFrom('tokenFamilies')
      .select('id')
      .where('memberId', '=', grace.memberId)
      .executeTakeFirstOrThrow()
    const browser = new Browser(site)
    await open(browser, ada)
    await browser.submit('/_hosted/account/sessions', { end: family.id })
    expect(await my(grace.accessToken)).toBe(200)
  })
})

describe('A third party', () => {
  it('gets a code only once the member agreed, is not asked about again, and is put out again', async () => {
    const member = await site.signUp()
    const { browser, page } = await signInAt(planner, member)
    expect(page.text).toContain('Let Room planner use your account?')
    const back = await browser.fill(page, { decision: 'allow' })
    expect(back.url.origin).toBe('https://planner.test')
    const { access_token: token } = await tokensOf(back.url, planner)
    expect(await my(token)).toBe(200)
    const again = await signInAt(planner, member)
    expect(answerOf(again.page.url)).toHaveProperty('code')
    const account = new Browser(site)
    expect((await open(account, member)).text).toContain('Room planner')
    await account.submit('/_hosted/account/sessions', { client: guest.id })
    expect(await my(token)).toBe(401)
    expect((await signInAt(planner, member)).page.text).toContain('Let Room planner use your account?')
  })

  it('hears access_denied from a member who does not agree, and the request is spent', async () => {
    const { browser, page } = await signInAt(planner, await site.signUp())
    const back = await browser.fill(page, { decision: 'deny' })
    expect(answerOf(back.url)).toMatchObject({ error: 'access_denied', state: 'the state', iss: site.url })
    expect((await browser.fill(page, { decision: 'allow' })).status).toBe(400)
  })

  it('hears consent_required when it asks silently', async () => {
    const member = await site.signUp()
    const login = await post(
      site,
      '/v2/login',
      { loginId: { email: member.email }, password: member.password },
      visitor,
    )
    const { sessionToken } = (await login.json()) as { sessionToken: string }
    const { id: clientId, redirectUri } = planner
    const request = { clientId, redirectUri, sessionToken }
    const back = await new Browser(site).open(await authorizationAddress(site, visitor, request, 'none'))
    expect(answerOf(back.url)).toMatchObject({ error: 'consent_required' })
  })

  it('the store itself is not asked about, unless it wants the question', async () => {
    const member = await site.signUp()
    const browser = new Browser(site)
    const page = await browser.open(await authorizationAddress(site, visitor, {}, 'consent'))
    const asked = await browser.fill(page, { email: member.email, password: member.password })
    expect(asked.text).toContain('Let Galleria use your account?')
  })
})
