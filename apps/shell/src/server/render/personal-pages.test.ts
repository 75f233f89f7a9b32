import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type FixtureModule, FixtureShop } from '../testing/fixture-store.ts'
import { type ServedPlatform, servePlatform } from '../testing/served-platform.ts'

/** Account whose pages say whose they are, whose data their code has seen, and all that a session tells it. */
const account: FixtureModule = {
  name: 'account',
  prefixes: ['/account', '/manage/members', '/people'],
  routes: [
    '/account',
    '/account/leave',
    '/account/write',
    '/account/browser',
    '/account/sections',
    '/manage/members',
    '/people',
  ],
  personal: ['/account', '/account/leave', '/account/write', '/manage/members'],
  chunks: { 'src/section.tsx': ['section.js'] },
  server: `
  const { defineCall, z } = require('@galleria/platform-client')
  const { platform, session } = require('@galleria/federation')
  const { replace, useLoaderData } = require('@galleria/router')
  const { useSession } = require('@galleria/auth/react')
  const service = { package: 'members', fqn: 'members', entity: 'member' }
  const getMyMember = defineCall({ service, name: 'GetMyMember', method: 'GET', path: '/members/v1/members/my' }, () => z.looseObject({}))
  const deleteCart = defineCall({ service, name: 'DeleteCart', method: 'POST', path: '/ecom/v1/carts/current/delete' }, () => z.looseObject({}))
  const seen = new Set()
  const loader = async ({ context }) => {
    const shopper = context.get(session)
    const told = [shopper.role, (await shopper.getAuthHeaders()).authorization, shopper.accessToken.value]
    if (shopper.role === 'none') return { name: 'nobody', told, seen: [...seen] }
    const { member } = await getMyMember(context.get(platform), { fieldsets: ['FULL'] })
    seen.add(member.loginEmail)
    return { name: member.loginEmail, told, seen: [...seen] }
  }
  const Component = () => {
    const { name, told, seen } = useLoaderData()
    return h('h1', {}, [name, useSession().role, seen.join(), JSON.stringify(told)].join(' | '))
  }
  exports.default = {
    name: 'account',
    routes: [
      { path: 'account', personal: 'server', lazy: async () => ({ loader, Component }) },
      { path: 'account/leave', personal: 'server', loader: () => { throw replace('/account') } },
      { path: 'account/write', personal: 'server', Component, loader: async ({ context }) => deleteCart(context.get(platform)) },
      { path: 'account/browser', personal: true, lazy: async () => ({ loader, Component }) },
      { path: 'account/sections', personal: true, lazy: async () => ({ loader, Component, handle: { prepare: async () => ({ source: 'src/section.tsx' }) } }) },
      { path: 'manage/members', personal: 'server', Component: () => h('h1', {}, 'Members') },
      { path: 'people', Component: () => h('h1', {}, 'People for ' + useSession().role) },
    ],
  }`,
}

let served: ServedPlatform
let shop: FixtureShop
let url: string
let isSlow = false
const asked: (string | null)[] = []

beforeAll(async () => {
  served = await servePlatform(async ({ url, headers }) => {
    if (!new URL(url).pathname.startsWith('/members/v1')) return
    asked.push(headers.get('x-forwarded-for'))
    if (isSlow) {
      setImmediate(() => shop.clock.advance(1_000))
      await new Promise(() => {})
    }
  })
  shop = await FixtureShop.create()
  await shop.release(account)
  url = await shop.open(served.env)
})
beforeEach(() => {
  asked.length = 0
  shop.problems.length = 0
})
afterAll(async () => {
  await shop?.close()
  await served?.close()
})

async function signedIn(email: string) {
  const { refreshToken } = await served.platform.signUp({ email })
  const answer = await fetch(`${url}/_session`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: 'http://shop.test',
      'sec-fetch-site': 'same-origin',
    },
    body: JSON.stringify({ grantType: 'external', refreshToken }),
  })
  const { access_token } = (await answer.json()) as { access_token: string }
  const all = answer.headers.getSetCookie().map((line) => line.split(';')[0] as string)
  // Browsers send a page no cookie of the token handler's path.
  const cookies = all.filter((line) => !line.includes('refresh'))
  return { email, cookies, cookie: cookies.join('; '), token: access_token }
}

async function open(path: string, cookie = '', headers: Record<string, string> = {}) {
  const answer = await fetch(url + path, { headers: { cookie, ...headers }, redirect: 'manual' })
  const html = await answer.text()
  const [, heading] = /<h1>(.*?)<\/h1>/.exec(html) ?? []
  return { answer, html, said: heading?.replaceAll('&quot;', '"').split(' | ') }
}

test('A member’s page is drawn on the server with the member’s data, for no cache, and its code sees no token', async () => {
  const ann = await signedIn('ann@shop.test')
  const { answer, html, said } = await open('/account', ann.cookie, { 'x-forwarded-for': '203.0.113.9' })
  expect(answer.status).toBe(200)
  expect(said).toEqual(['ann@shop.test', 'member', 'ann@shop.test', '["member","",""]'])
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('vary')).toBe('Accept-Encoding, Cookie')
  expect(answer.headers.get('etag')).toBeNull()
  const boot = JSON.parse(/type="application\/json"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '')
  expect(boot).toMatchObject({ role: 'member', page: { kind: 'module', module: 'account' } })
  expect(boot.page.isPersonal).toBeUndefined()
  for (const text of [html, shop.problems.join(), JSON.stringify([...answer.headers])])
    expect(text).not.toContain(ann.token)
  expect(asked).toEqual(['203.0.113.9'])
})

test('Two people who ask many times at once never get a page with anything of the other, and no code draws for both', async () => {
  const people = await Promise.all(['one@shop.test', 'two@shop.test'].map(signedIn))
  const nobody = { email: 'nobody', cookie: '', token: '-' }
  const requests = Array.from({ length: 60 }, (_, index) => [...people, nobody][index % 3] as typeof nobody)
  const pages = await Promise.all(
    requests.map(async (who, index) => {
      const encoding = index % 2 ? 'br' : 'identity'
      const conditional =
        index % 5 ? {} : { 'if-none-match': '*', 'if-modified-since': new Date().toUTCString() }
      return { who, ...(await open('/account', who.cookie, { 'accept-encoding': encoding, ...conditional })) }
    }),
  )
  let drawn = 0
  for (const { who, html, said, answer } of pages) {
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    for (const other of people) if (other !== who) expect(html).not.toContain(other.email)
    // Without a free process in time the browser draws it.
    if (!said) continue
    drawn++
    expect(said[0]).toBe(who.email)
    expect(said[2]).toBe(who === nobody ? '' : who.email)
  }
  expect(drawn).toBeGreaterThan(20)
})

test('A drawn page of the admin fetches its code beside its styles, and other drawn pages once they are painted', async () => {
  const preloaded = (html: string) => [
    ...html.matchAll(/<link rel="preload"(?=[^>]* as="script")[^>]*? href="([^"]+)"/g),
  ]
  const codeOf = (html: string) => {
    const [, written = '{}'] = /data-code="([^"]*)"/.exec(html) ?? []
    return JSON.parse(written.replaceAll('&quot;', '"'))
  }
  const admin = await vi.waitFor(async () => {
    const { html, said } = await open('/manage/members')
    expect(said).toEqual(['Members'])
    return html
  })
  const hinted = preloaded(admin).map(([, href]) => href)
  expect(hinted).toEqual(['/assets/shell.js', '/modules/account/1.0.0/web/remoteEntry.js'])
  expect(codeOf(admin)).toMatchObject({ scripts: [expect.anything()], preloads: [] })
  const { html } = await open('/account')
  expect(preloaded(html)).toEqual([])
  expect(codeOf(html).preloads).not.toEqual([])
})

test('A skeleton hints at the file behind its route that the browser draws the page with', async () => {
  const { html, said } = await open('/account/sections')
  expect(said).toBeUndefined()
  expect(html).toMatch(/<link rel="preload"[^>]* href="\/modules\/account\/1.0.0\/web\/section.js"/)
})

test('Nobody’s page is drawn too, and a public page stays the same for everybody', async () => {
  const { answer, said } = await open('/account')
  expect(said?.slice(0, 2)).toEqual(['nobody', 'none'])
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const { cookie } = await signedIn('eve@shop.test')
  const people = await open('/people', cookie)
  expect(people.said).toEqual(['People for none'])
  expect(people.answer.headers.get('cache-control')).toMatch(/^public/)
  expect(asked).toEqual([])
})

test('A redirect of a personal page is kept by no cache', async () => {
  const { answer } = await open('/ar/account/leave', (await signedIn('leo@shop.test')).cookie)
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe('/ar/account')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

test.each([
  ['comes by a link of another site', (cookies: string[]) => cookies.slice(1)],
  ['has signed out, and whose old token came late', (cookies: string[]) => cookies.slice(0, 1)],
  ['has the token of another session', (cookies: string[]) => [cookies[0], 'galleria-role=member~another']],
  [
    'has a forged token',
    ([access = '', known = '']: string[]) => [access.replace(/[^~]*$/, 'forged'), known],
  ],
])('The browser draws the page of who %s', async (_, change) => {
  const { cookies } = await signedIn(`${Math.random()}@shop.test`)
  const { answer, html, said } = await open('/account', change(cookies).join('; '))
  expect(answer.status).toBe(200)
  expect(said).toBeUndefined()
  expect(html).toContain('"isPersonal":true')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

test('The browser draws a page that a slow platform keeps, one that wants to write, and one that is the browser’s', async () => {
  const { cookie } = await signedIn('max@shop.test')
  isSlow = true
  const slow = await open('/account', cookie)
  isSlow = false
  const writing = await open('/account/write', cookie)
  const browser = await open('/account/browser', cookie)
  for (const { answer, html, said } of [slow, writing, browser]) {
    expect([answer.status, said]).toEqual([200, undefined])
    expect(html).toContain('"isPersonal":true')
  }
  expect(shop.problems.join('\n')).toContain('is no read, and the server only reads')
})
