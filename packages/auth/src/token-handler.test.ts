import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Site } from './session-cookies.ts'
import { startTokenServer, type TokenServer } from './testing/token-server.ts'
import { createTokenHandler } from './token-handler.ts'
import type { TokenAnswer } from './token-requests.ts'

const clientId = 'client-1'
const start = Date.UTC(2026, 0, 1)
const secure: Site = { isSecure: true }
const plain: Site = { isSecure: false }

let server: TokenServer
let time = start
beforeEach(async () => {
  server = await startTokenServer()
  time = start
})
afterEach(() => server[Symbol.asyncDispose]())

const handler = () => createTokenHandler({ baseUrl: server.url, clientId, clock: { now: () => time } })

interface Sent {
  readonly cookie?: string
  readonly type?: string
  readonly site?: Site
  readonly address?: string
}

async function send(
  body: unknown,
  { cookie = '', type = 'application/json', site = plain, address }: Sent = {},
) {
  const request = new Request('http://shop.test/_session', {
    method: 'POST',
    headers: { 'content-type': type, cookie },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const answer = await handler().answer(request, { site, address })
  const text = await answer.text()
  const lines = answer.headers.getSetCookie()
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    told: JSON.parse(text) as TokenAnswer & { error?: string; error_description?: string },
    lines,
    cookie: lines.map((line) => line.split(';')[0]).join('; '),
  }
}

const renewal = { grantType: 'refresh_token' }
const code = { grantType: 'authorization_code', code: 'c', codeVerifier: 'v'.repeat(43) }

test('The refresh token goes into a cookie that no script reads and no other site sends, and into nothing else', async () => {
  const { status, told, lines, text, headers } = await send(code, { site: secure })
  expect(status).toBe(200)
  expect(told).toEqual({ access_token: 'access-1', expires_in: 900, role: 'member' })
  expect(text).not.toContain('refresh-')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(lines).toEqual([
    expect.stringMatching(
      /^__Host-galleria-access=member~\d+~[\w-]{16}~access-1; Path=\/; Max-Age=900; HttpOnly; SameSite=Strict; Secure$/,
    ),
    '__Secure-galleria-refresh=member~refresh-1; Path=/_session; Max-Age=34560000; HttpOnly; SameSite=Strict; Secure',
    expect.stringMatching(
      /^galleria-role=member~[\w-]{16}; Path=\/; Max-Age=34560000; SameSite=Lax; Secure$/,
    ),
  ])
  const [access] = (await send(code)).lines
  expect(access).toMatch(/^galleria-access=/)
  expect(access).not.toContain('Secure')
})

test('Shops on two ports of one machine have cookies of their own', async () => {
  const first = await send(renewal, { site: { ...plain, suffix: '-3000' } })
  expect(first.cookie).toMatch(/^galleria-access-3000=.*; galleria-refresh-3000=/)
  const other = await send(renewal, { site: { ...plain, suffix: '-3001' }, cookie: first.cookie })
  expect(other.told.access_token).toBe('access-2')
  expect(server.grants()).toEqual(['anonymous', 'anonymous'])
})

test('Any server of the shop answers a page from its cookie while the access token lives, then renews it once', async () => {
  const { cookie } = await send(code)
  time += 800_000
  const { told, lines } = await send(renewal, { cookie })
  expect(told).toEqual({ access_token: 'access-1', expires_in: 100, role: 'member' })
  expect(lines).toEqual([])
  expect(server.grants()).toEqual(['authorization_code'])
  time += 71_000
  const renewed = await send(renewal, { cookie })
  expect(renewed.told).toEqual({ access_token: 'access-2', expires_in: 900, role: 'member' })
  // Without rotation by the platform, the refresh token's cookie stays as it is.
  expect(renewed.lines).toHaveLength(1)
  expect(server.received.at(-1)?.body.refreshToken).toBe('refresh-1')
})

test('An access token that was refused is not given again, though it has not run out', async () => {
  const { cookie } = await send(code)
  expect((await send({ ...renewal, rejected: 'access-0' }, { cookie })).told.access_token).toBe('access-1')
  expect((await send({ ...renewal, rejected: 'access-1' }, { cookie })).told.access_token).toBe('access-2')
})

test('An access token that came late does not speak for who signed in meanwhile', async () => {
  const visitor = await send(renewal)
  const member = await send(code)
  const late = visitor.lines[0]?.split(';')[0] ?? ''
  const kept = member.lines[1]?.split(';')[0] ?? ''
  const { told } = await send(renewal, { cookie: `${late}; ${kept}` })
  expect(told).toEqual({ access_token: 'access-3', expires_in: 900, role: 'member' })
})

test('A sign-out makes a new visitor, whatever cookie an outage left', async () => {
  const { cookie } = await send(code)
  const { told, lines } = await send({ grantType: 'anonymous' }, { cookie })
  expect(told).toMatchObject({ access_token: 'access-2', role: 'visitor' })
  expect(lines[1]).toContain('galleria-refresh=visitor~refresh-2;')
})

test('The end clears all cookies and asks the platform nothing', async () => {
  const { cookie } = await send(code)
  const { told, lines } = await send({ grantType: 'end' }, { cookie, site: secure })
  expect(told).toEqual({ access_token: '', expires_in: 0, role: 'none' })
  expect(lines).toEqual([
    '__Host-galleria-access=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict; Secure',
    '__Secure-galleria-refresh=; Path=/_session; Max-Age=0; HttpOnly; SameSite=Strict; Secure',
    'galleria-role=; Path=/; Max-Age=0; SameSite=Lax; Secure',
  ])
  expect(server.grants()).toEqual(['authorization_code'])
})

test('While a member cannot be renewed a visitor stands in, and no cookie changes', async () => {
  const { cookie } = await send(code)
  time += 900_000
  server.intercept = ({ body }) =>
    body.grantType === 'refresh_token' ? { status: 500, body: {} } : undefined
  const { told, lines } = await send(renewal, { cookie })
  expect(told).toEqual({ access_token: 'access-2', expires_in: 900, role: 'visitor', stand_in: true })
  expect(lines).toEqual([])
})

test("The platform's refusals are told in its own words", async () => {
  const refusal = { error: 'invalid_grant', error_description: 'The code has expired' }
  server.intercept = () => ({ status: 400, body: refusal })
  expect(await send(code)).toMatchObject({ status: 400, told: refusal, lines: [] })
  const details = { applicationError: { code: 'BLOCKED', description: 'Not you', data: {} } }
  server.intercept = () => ({ status: 403, body: { message: 'Not you', details } })
  expect(await send(code)).toMatchObject({ status: 403, told: { message: 'Not you', details }, lines: [] })
  await server[Symbol.asyncDispose]()
  expect(await send(renewal)).toMatchObject({ status: 500, told: { message: 'System error occurred' } })
})

test('The platform is told whose address it is, for its budgets', async () => {
  const told: (string | null)[] = []
  const spy: typeof fetch = (input, init) => {
    const request = new Request(input, init)
    told.push(request.headers.get('x-forwarded-for'))
    return fetch(request)
  }
  const own = createTokenHandler({ baseUrl: server.url, clientId, fetch: spy })
  const request = () =>
    new Request('http://shop.test/_session', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '6.6.6.6' },
      body: JSON.stringify(renewal),
    })
  await own.answer(request(), { site: plain, address: '203.0.113.9' })
  await own.answer(request(), { site: plain })
  expect(told).toEqual(['203.0.113.9', null])
})

test.each([
  ['{', {}, 400, 'The body must be valid JSON.'],
  ['[]', {}, 400, 'The body must be a JSON object.'],
  ['null', {}, 400, 'The body must be a JSON object.'],
  [{ grantType: 'password' }, {}, 400, /^grantType must be one of refresh_token, anonymous/],
  [{ grantType: 'constructor' }, {}, 400, /^grantType must be one of/],
  [{ ...renewal, scope: 'all' }, {}, 400, 'scope is not a field of refresh_token.'],
  [{ ...code, code: 7 }, {}, 400, 'code must be a string.'],
  [{ grantType: 'authorization_code', code: 'c' }, {}, 400, 'codeVerifier is missing.'],
  [{ grantType: 'external', refreshToken: '' }, {}, 400, 'refreshToken is missing.'],
  [{ ...code, code: 'x'.repeat(17_000) }, {}, 413, 'The body is longer than 16384 bytes.'],
  [renewal, { type: 'text/plain' }, 415, 'Send the body as application/json.'],
  [renewal, { type: 'application/x-www-form-urlencoded' }, 415, 'Send the body as application/json.'],
] as const)('%j is refused in words, and asks the platform nothing', async (body, sent, status, words) => {
  const answer = await send(body, sent)
  expect(answer.status).toBe(status)
  expect(answer.told.error).toBe('invalid_request')
  expect(answer.told.error_description).toMatch(words)
  expect([answer.lines, server.received]).toEqual([[], []])
})

test('A body that tells no length is read no further than the bound', async () => {
  let pulled = 0
  const body = new ReadableStream({
    pull(controller) {
      pulled += 1
      controller.enqueue(new TextEncoder().encode('x'.repeat(1024)))
    },
  })
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body, duplex: 'half' }
  const answer = await handler().answer(new Request('http://shop.test/_session', init), { site: plain })
  expect(answer.status).toBe(413)
  expect(pulled).toBeLessThan(30)
})

test.each([
  'galleria-refresh=owner~x',
  'galleria-refresh=member~',
  'galleria-refresh=%E0%A4%A',
  'galleria-refresh',
  'galleria-access=member~4000000000~mark~token',
  'galleria-access=member~NaN~m~t; galleria-refresh=~~~~',
  'x=galleria-refresh=member~r',
])('The cookie "%s", which the shop never set, is nobody’s', async (cookie) => {
  const { told } = await send(renewal, { cookie })
  expect(told).toMatchObject({ access_token: 'access-1', role: 'visitor' })
  expect(server.grants()).toEqual(['anonymous'])
})

test('A server reads in the name of who asks for a page as long as the access token lives and is of that session', async () => {
  const sessionOf = (cookie: string) =>
    handler().sessionOf(new Request('http://shop.test/account', { headers: { cookie } }), plain)
  expect(sessionOf('a=b')).toEqual({ role: 'none' })
  const { cookie } = await send(code)
  const [access = '', refresh = '', known = ''] = cookie.split('; ')
  expect(refresh).toMatch(/^galleria-refresh=/)
  // A page is sent no refresh token.
  expect(sessionOf(`${access}; ${known}`)).toEqual({ accessToken: 'access-1', role: 'member' })
  // A link of another site brings no strict cookie.
  expect(sessionOf(known)).toEqual({ role: 'unknown' })
  const { cookie: later } = await send({ ...code, code: 'other' })
  expect(sessionOf(`${access}; ${later.split('; ')[2]}`)).toEqual({ role: 'unknown' })
  // A late answer must not bring back who signed out.
  expect(sessionOf(access)).toEqual({ role: 'unknown' })
  time += 880_000
  expect(sessionOf(`${access}; ${known}`)).toEqual({ role: 'unknown' })
  expect(server.grants()).toEqual(['authorization_code', 'authorization_code'])
})
