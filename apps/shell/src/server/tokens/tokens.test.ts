import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cart, FixtureShop } from '../testing/fixture-store.ts'
import { type ServedPlatform, servePlatform } from '../testing/served-platform.ts'

let served: ServedPlatform
let shop: FixtureShop
let url: string
let other: string
let secure: string
/** A call of the shells to the platform: its grant, and for whom. */
interface Asked {
  readonly grant: string | undefined
  readonly address: string | null
  readonly browser: string | null
}
const asked: Asked[] = []

beforeAll(async () => {
  served = await servePlatform(async (request) => {
    const { grantType } = (await request.clone().json()) as { grantType?: string }
    const { headers } = request
    asked.push({
      grant: grantType,
      address: headers.get('x-forwarded-for'),
      browser: headers.get('user-agent'),
    })
  })
  const { env } = served
  shop = await FixtureShop.create()
  await shop.release(cart)
  url = await shop.open(env)
  other = await shop.open(env)
  secure = await shop.open({ ...env, SHELL_URL: 'https://shop.test' })
})
beforeEach(() => void asked.splice(0))
afterAll(async () => {
  await shop?.close()
  await served?.close()
})

const own = {
  'content-type': 'application/json',
  origin: 'http://shop.test',
  'sec-fetch-site': 'same-origin',
}

async function send(
  body: object,
  { to = url, headers = {} }: { to?: string; headers?: Readonly<Record<string, string>> } = {},
) {
  const answer = await fetch(`${to}/_session`, {
    method: 'POST',
    headers: { ...own, ...headers },
    body: JSON.stringify(body),
  })
  const lines = answer.headers.getSetCookie()
  const text = await answer.text()
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    told: JSON.parse(text) as { access_token: string; role: string; error?: string },
    lines,
    cookie: lines.map((line) => line.split(';')[0]).join('; '),
  }
}

const renewal = { grantType: 'refresh_token' }

test('Faults rows 93 and 107: the shell keeps the refresh token in a cookie that no script reads, and answers the next page without the platform', async () => {
  const { told, lines, text, cookie, headers } = await send(renewal)
  expect(told).toEqual({ access_token: expect.any(String), expires_in: 900, role: 'visitor' })
  expect(lines).toHaveLength(3)
  for (const line of lines.slice(0, 2)) expect(line).toMatch(/; HttpOnly; SameSite=Strict$/)
  expect(lines[2]).toMatch(/^galleria-role=visitor~[\w-]{16}; Path=\/; Max-Age=34560000; SameSite=Lax$/)
  const [, refreshToken = ''] =
    /galleria-refresh=visitor~([^;]+); Path=\/_session;/.exec(lines[1] ?? '') ?? []
  expect(refreshToken.length).toBeGreaterThan(40)
  expect(text).not.toContain(decodeURIComponent(refreshToken))
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('access-control-allow-origin')).toBeNull()
  const next = await send(renewal, { headers: { cookie } })
  expect(next.told.access_token).toBe(told.access_token)
  expect(asked.map(({ grant }) => grant)).toEqual(['anonymous'])
})

test('Any shell answers whom another one knows, and renews with the platform what was refused', async () => {
  const { told, cookie } = await send(renewal)
  const elsewhere = await send(renewal, { to: other, headers: { cookie } })
  expect(elsewhere.told.access_token).toBe(told.access_token)
  const rejected = { ...renewal, rejected: told.access_token }
  const renewed = await send(rejected, { to: other, headers: { cookie } })
  expect(renewed.told.role).toBe('visitor')
  expect(renewed.told.access_token).not.toBe(told.access_token)
  expect(asked.map(({ grant }) => grant)).toEqual(['anonymous', 'refresh_token'])
})

test('A member whose tokens a back end got is handed to the cookie', async () => {
  const { accessToken, refreshToken } = await served.platform.signUp()
  const { told, lines } = await send({ grantType: 'external', refreshToken })
  expect(told.role).toBe('member')
  expect(told.access_token).not.toBe(accessToken)
  expect(lines[1]).toContain('galleria-refresh=member~')
  const forged = await send({ grantType: 'external', refreshToken: 'forged' })
  expect(forged).toMatchObject({ status: 400, told: { error: 'invalid_grant' }, lines: [] })
})

test('Cookies of an https shop are Secure, and no other host can set them', async () => {
  const { lines } = await send(renewal, { to: secure, headers: { origin: 'https://shop.test' } })
  expect(lines[0]).toMatch(/^__Host-galleria-access=.*; Path=\/; .*; Secure$/)
  expect(lines[1]).toMatch(/^__Secure-galleria-refresh=.*; Path=\/_session; .*; Secure$/)
})

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a subdomain', { 'sec-fetch-site': 'same-site', origin: 'http://other.shop.test' }],
  ['an address typed by hand', { 'sec-fetch-site': 'none' }],
  ['an old browser on another site', { 'sec-fetch-site': '', origin: 'http://evil.test' }],
  ['a sandboxed frame', { origin: 'null' }],
])('A request of %s gets no token, and the platform is not asked', async (_, headers) => {
  const { status, told, lines } = await send(renewal, { headers })
  expect(status).toBe(403)
  expect(told.error).toBe('access_denied')
  expect([lines, asked]).toEqual([[], []])
})

test('A request that does not say where it comes from gets no token', async () => {
  const answer = await fetch(`${url}/_session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(renewal),
  })
  // Node says "cors" as its mode, and neither origin nor site.
  expect(answer.status).toBe(403)
  expect(asked).toEqual([])
})

test('A form cannot ask for tokens, nor can a link', async () => {
  const form = await fetch(`${url}/_session`, {
    method: 'POST',
    headers: { ...own, 'content-type': 'text/plain' },
    body: JSON.stringify(renewal),
  })
  expect(form.status).toBe(415)
  const link = await fetch(`${url}/_session`, { headers: own })
  expect([link.status, link.headers.get('allow')]).toEqual([405, 'POST'])
  expect(asked).toEqual([])
})

test('The platform counts against the shopper and names their browser, not the shell', async () => {
  const headers = { 'x-forwarded-for': '6.6.6.6, 203.0.113.9', 'user-agent': 'Chrome of Ann' }
  await send(renewal, { headers })
  expect(asked).toEqual([{ grant: 'anonymous', address: '203.0.113.9', browser: 'Chrome of Ann' }])
})
