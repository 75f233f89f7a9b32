import { expect, test } from 'vitest'
import { createTestBrowser, type SignedIn, type TestBrowser } from './testing/test-browser.ts'
import { CODE, tokenManagerIn } from './testing/token-manager.ts'
import { startTokenServer, type TokenServer } from './testing/token-server.ts'

const clientId = 'client-1'
const start = Date.UTC(2026, 0, 1)
const member = { accessToken: '', refreshToken: 'member-refresh' }

function keeperOn(
  server: TokenServer,
  { signedIn, clock = { now: () => start } }: { signedIn?: SignedIn; clock?: { now(): number } } = {},
) {
  const browser = createTestBrowser({ url: server.url, clientId }, { member: signedIn, clock })
  const roles: string[] = []
  let heard = () => {}
  const tokenManager = tokenManagerIn(browser, { clientId, clock, onChange: () => heard() })
  let { role } = tokenManager
  heard = () => {
    if (tokenManager.role !== role) roles.push(tokenManager.role)
    role = tokenManager.role
  }
  return { tokenManager, browser, roles }
}

const refreshTokenIn = ({ jar }: TestBrowser) => jar.get('galleria-refresh')
const roleIn = ({ storage }: TestBrowser) =>
  JSON.parse(storage.getItem(`galleria.auth.role.v1.${clientId}`) ?? '{}').role

test('Faults row 1: an empty session becomes one visitor, however many calls start at once', async () => {
  await using server = await startTokenServer()
  const { tokenManager, browser, roles } = keeperOn(server)
  const tokens = await Promise.all(Array.from({ length: 20 }, () => tokenManager.authorize()))
  expect(new Set(tokens)).toEqual(new Set(['access-1']))
  expect(server.received).toEqual([
    { path: '/oauth2/token', authorization: undefined, body: { clientId, grantType: 'anonymous' } },
  ])
  expect(tokenManager.accessToken).toEqual({ value: 'access-1', expiresAt: start / 1000 + 900 })
  expect(refreshTokenIn(browser)).toBe('visitor~refresh-1')
  expect(roleIn(browser)).toBe('visitor')
  expect(roles).toEqual(['visitor'])
})

test('A valid token is used without a call, and renewed half a minute before it expires', async () => {
  await using server = await startTokenServer()
  let time = start
  const { tokenManager } = keeperOn(server, { signedIn: member, clock: { now: () => time } })
  expect(await tokenManager.authorize()).toBe('access-1')
  time += (900 - 31) * 1000
  expect(await tokenManager.authorize()).toBe('access-1')
  expect(server.received).toHaveLength(1)
  time += 2000
  expect(await tokenManager.authorize()).toBe('access-2')
  expect(server.received[1]?.body).toEqual({
    clientId,
    grantType: 'refresh_token',
    refreshToken: 'member-refresh',
  })
})

test('A page that is loaded anew has the access token of the one before, without asking the platform', async () => {
  await using server = await startTokenServer()
  const { tokenManager, browser } = keeperOn(server, { signedIn: member })
  expect(await tokenManager.authorize()).toBe('access-1')
  const next = tokenManagerIn(browser, { clientId, clock: { now: () => start } })
  expect(next.role).toBe('member')
  expect(next.accessToken.value).toBe('')
  expect(await next.authorize()).toBe('access-1')
  expect(server.grants()).toEqual(['refresh_token'])
})

test('Faults row 5: a refresh keeps the refresh token and its role, or takes a rotated one', async () => {
  await using keeping = await startTokenServer()
  const kept = keeperOn(keeping, { signedIn: member })
  await kept.tokenManager.authorize()
  expect(refreshTokenIn(kept.browser)).toBe('member~member-refresh')
  await using rotating = await startTokenServer({ rotate: true })
  const rotated = keeperOn(rotating, { signedIn: member })
  await rotated.tokenManager.authorize()
  expect(refreshTokenIn(rotated.browser)).toBe('member~refresh-1')
})

test.each([
  ['400 invalid_grant', { status: 400, body: { error: 'invalid_grant' } }],
  ['401 without an error of OAuth', { status: 401, body: { details: { applicationError: { code: 'X' } } } }],
])('Faults row 8: a definite rejection (%s) makes a visitor', async (_, answer) => {
  await using server = await startTokenServer()
  server.intercept = ({ body }) => (body.grantType === 'refresh_token' ? answer : undefined)
  const { tokenManager, roles, browser } = keeperOn(server, { signedIn: member })
  expect(tokenManager.role).toBe('member')
  expect(await tokenManager.authorize()).toBe('access-1')
  expect(server.grants()).toEqual(['refresh_token', 'anonymous'])
  expect(roles).toEqual(['visitor'])
  expect(refreshTokenIn(browser)).toBe('visitor~refresh-1')
})

test.each([
  ['500', { status: 500, body: {} }],
  ['503', { status: 503, headers: { 'retry-after': '0' }, body: {} }],
  ['429', { status: 429, headers: { 'retry-after': '0' }, body: {} }],
  ["a proxy's page", { status: 403, body: '<html>sign in to the hotel</html>' }],
])(
  'Faults row 8: after %s the call goes on as a visitor, the member stays and is tried again',
  async (_, answer) => {
    await using server = await startTokenServer()
    let healthy = false
    server.intercept = ({ body }) => (body.grantType === 'refresh_token' && !healthy ? answer : undefined)
    let time = start
    const { tokenManager, browser, roles } = keeperOn(server, {
      signedIn: member,
      clock: { now: () => time },
    })
    const standIn = await tokenManager.authorize()
    expect(standIn).toBe('access-1')
    expect(await tokenManager.authorize()).toBe(standIn)
    expect(tokenManager.role).toBe('member')
    expect(refreshTokenIn(browser)).toBe('member~member-refresh')
    expect(browser.jar.has('galleria-access')).toBe(false)
    expect(server.grants().filter((grant) => grant === 'anonymous')).toHaveLength(1)
    healthy = true
    time += 16_000
    expect(await tokenManager.authorize()).toBe('access-2')
    expect(refreshTokenIn(browser)).toBe('member~member-refresh')
    expect(roles).toEqual([])
  },
)

test('Faults row 8: while nothing answers the call fails and the member stays', async () => {
  await using server = await startTokenServer()
  server.intercept = () => ({ status: 500, body: {} })
  const { tokenManager, browser } = keeperOn(server, { signedIn: member })
  await expect(tokenManager.authorize()).rejects.toMatchObject({ name: 'PlatformError', status: 500 })
  expect(tokenManager.role).toBe('member')
  expect(refreshTokenIn(browser)).toBe('member~member-refresh')
  server.intercept = () => undefined
  expect(await tokenManager.authorize()).toBe('access-1')
})

test('A browser that is offline still knows who was signed in, and renews once it is back', async () => {
  await using server = await startTokenServer()
  const browser = createTestBrowser({ url: server.url, clientId }, { member })
  let online = false
  const fetch: typeof globalThis.fetch = (input, init) =>
    online ? browser.fetch(input, init) : Promise.reject(new TypeError('Failed to fetch'))
  const tokenManager = tokenManagerIn({ ...browser, fetch }, { clientId, clock: { now: () => start } })
  expect(tokenManager.role).toBe('member')
  await expect(tokenManager.authorize()).rejects.toMatchObject({ name: 'PlatformError', status: 0 })
  expect(tokenManager.role).toBe('member')
  online = true
  expect(await tokenManager.authorize()).toBe('access-1')
  expect(tokenManager.role).toBe('member')
})

test('Faults row 15: callers refused together renew once', async () => {
  await using server = await startTokenServer()
  const { tokenManager } = keeperOn(server, { signedIn: member })
  const refused = await tokenManager.authorize()
  const [first] = await Promise.all([tokenManager.authorize(refused), tokenManager.authorize(refused)])
  expect(first).toBe('access-2')
  expect(await tokenManager.authorize(refused)).toBe(first)
  expect(server.grants()).toEqual(['refresh_token', 'refresh_token'])
})

test('Faults row 13: a token that lives shorter than the leeway costs a renewal per call and never a loop', async () => {
  await using server = await startTokenServer({ expiresIn: 5 })
  const { tokenManager } = keeperOn(server)
  expect(await tokenManager.authorize()).toBe('access-1')
  expect(await tokenManager.authorize()).toBe('access-2')
  expect(server.grants()).toEqual(['anonymous', 'refresh_token'])
})

test.each([
  ['ten minutes ahead', 600],
  ['a day ahead', 86_400],
  ['ten minutes back', -600],
  ['a day back', -86_400],
])('Faults row 13: a clock that jumps %s costs at most one renewal', async (_, jump) => {
  await using server = await startTokenServer()
  let time = start
  const browser = createTestBrowser({ url: server.url, clientId }, { clock: { now: () => start } })
  const tokenManager = tokenManagerIn(browser, { clientId, clock: { now: () => time } })
  await tokenManager.authorize()
  time += jump * 1000
  for (let i = 0; i < 5; i++) await tokenManager.authorize()
  expect(server.grants().length).toBeLessThanOrEqual(2)
})

test('Faults row 9: whoever is signed out while a renewal is under way stays signed out', async () => {
  await using server = await startTokenServer()
  const answer = Promise.withResolvers<void>()
  server.intercept = async () => void (await answer.promise)
  const { tokenManager, browser } = keeperOn(server, { signedIn: member })
  const waiting = tokenManager.authorize()
  const refused = expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
  while (!server.received.length) await new Promise((resolve) => setTimeout(resolve, 2))
  const left = tokenManager.signOut()
  expect(tokenManager.role).toBe('none')
  answer.resolve()
  await Promise.all([refused, left])
  expect(tokenManager.role).toBe('none')
  expect(roleIn(browser)).toBe('none')
  expect([...browser.jar.keys()]).toEqual([])
  expect(await tokenManager.authorize()).toBe('access-2')
  expect(server.grants()).toEqual(['refresh_token', 'anonymous'])
})

test('A member who signs out while the shop cannot be reached is nobody at the next start, though the cookie is still there', async () => {
  await using server = await startTokenServer()
  const { tokenManager, browser } = keeperOn(server, { signedIn: member })
  await tokenManager.authorize()
  const offline = tokenManagerIn(
    { ...browser, fetch: () => Promise.reject(new TypeError('Failed to fetch')) },
    { clientId, clock: { now: () => start } },
  )
  await offline.signOut()
  expect(refreshTokenIn(browser)).toBe('member~member-refresh')
  const next = tokenManagerIn(browser, { clientId, clock: { now: () => start } })
  expect(next.role).toBe('none')
  expect(await next.authorize()).toBe('access-2')
  expect(next.role).toBe('visitor')
  expect(server.grants()).toEqual(['refresh_token', 'anonymous'])
  expect(refreshTokenIn(browser)).toBe('visitor~refresh-2')
})

test('Faults row 10: who signs in while a visitor is being renewed is a member, and the waiting call goes as one', async () => {
  await using server = await startTokenServer()
  const answer = Promise.withResolvers<void>()
  server.intercept = async ({ body }) => {
    await answer.promise
    return body.grantType === 'authorization_code'
      ? { body: { access_token: 'm', expires_in: 900, refresh_token: 'mr' } }
      : undefined
  }
  const { tokenManager, browser } = keeperOn(server)
  const waiting = tokenManager.authorize()
  while (!server.received.length) await new Promise((resolve) => setTimeout(resolve, 2))
  const loadSignIn = tokenManager.signIn(CODE)
  answer.resolve()
  expect(await waiting).toBe('m')
  await loadSignIn
  expect(tokenManager.role).toBe('member')
  expect(refreshTokenIn(browser)).toBe('member~mr')
})

test('A sign-in that is refused leaves whoever was there', async () => {
  await using server = await startTokenServer()
  server.intercept = ({ body }) =>
    body.grantType === 'authorization_code' ? { status: 400, body: { error: 'invalid_grant' } } : undefined
  const { tokenManager, browser } = keeperOn(server)
  await tokenManager.authorize()
  await expect(tokenManager.signIn(CODE)).rejects.toMatchObject({ status: 400 })
  expect(tokenManager.role).toBe('visitor')
  expect(await tokenManager.authorize()).toBe('access-1')
  expect(refreshTokenIn(browser)).toBe('visitor~refresh-1')
})
