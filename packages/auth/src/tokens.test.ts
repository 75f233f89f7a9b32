import { createPlatformClient } from '@galleria/platform-client'
import { expect, test } from 'vitest'
import { createTokenStorage } from './storage.ts'
import { createArea, startTokenServer, type TokenServer } from './testing/token-server.ts'
import type { Tokens } from './token-set.ts'
import { createTokenKeeper } from './tokens.ts'

const clientId = 'client-1'
const start = Date.UTC(2026, 0, 1)
const member = (expiresAt: number): Tokens => ({
  accessToken: { value: 'member-access', expiresAt },
  refreshToken: { value: 'member-refresh', role: 'member' },
})

function keeperOn(server: TokenServer, area = createArea(), clock = { now: () => start }) {
  const storage = createTokenStorage(clientId, area)
  const roles: string[] = []
  let heard = () => {}
  const keeper = createTokenKeeper({
    clientId,
    client: createPlatformClient({ baseUrl: server.url }),
    storage,
    clock,
    onChange: () => heard(),
  })
  let { role } = keeper
  heard = () => {
    if (keeper.role !== role) roles.push(keeper.role)
    role = keeper.role
  }
  return { keeper, storage, area, roles }
}

function keeperOf(server: TokenServer, tokens: Tokens, clock = { now: () => start }) {
  const area = createArea()
  createTokenStorage(clientId, area).write(tokens)
  return keeperOn(server, area, clock)
}

const now = start / 1000

test('faults row 1: an empty session becomes one visitor, however many calls start at once', async () => {
  await using server = await startTokenServer()
  const { keeper, storage, roles } = keeperOn(server)
  const tokens = await Promise.all(Array.from({ length: 20 }, () => keeper.authorize()))
  expect(new Set(tokens)).toEqual(new Set(['access-1']))
  expect(server.received).toEqual([
    { path: '/oauth2/token', authorization: undefined, body: { clientId, grantType: 'anonymous' } },
  ])
  expect(await storage.read()).toEqual({
    accessToken: { value: 'access-1', expiresAt: now + 900 },
    refreshToken: { value: 'refresh-1', role: 'visitor' },
  })
  expect(roles).toEqual(['visitor'])
})

test('a valid token is used without a call, and renewed half a minute before it expires', async () => {
  await using server = await startTokenServer()
  let time = start
  const { keeper } = keeperOf(server, member(now + 900), { now: () => time })
  expect(await keeper.authorize()).toBe('member-access')
  time += (900 - 31) * 1000
  expect(await keeper.authorize()).toBe('member-access')
  expect(server.received).toEqual([])
  time += 2000
  expect(await keeper.authorize()).toBe('access-1')
  expect(server.received[0]?.body).toEqual({
    clientId,
    grantType: 'refresh_token',
    refreshToken: 'member-refresh',
  })
})

test('faults row 5: a refresh keeps the refresh token and its role, or takes a rotated one', async () => {
  await using keeping = await startTokenServer()
  const kept = keeperOf(keeping, member(0))
  await kept.keeper.authorize()
  expect((await kept.storage.read())?.refreshToken).toEqual({ value: 'member-refresh', role: 'member' })
  await using rotating = await startTokenServer({ rotate: true })
  const rotated = keeperOf(rotating, member(0))
  await rotated.keeper.authorize()
  expect((await rotated.storage.read())?.refreshToken).toEqual({ value: 'refresh-1', role: 'member' })
})

test.each([
  ['400 invalid_grant', { status: 400, body: { error: 'invalid_grant' } }],
  ['401 without an error of OAuth', { status: 401, body: { details: { applicationError: { code: 'X' } } } }],
])('faults row 8: a definite rejection (%s) makes a visitor', async (_, answer) => {
  await using server = await startTokenServer()
  server.intercept = ({ body }) => (body.grantType === 'refresh_token' ? answer : undefined)
  const { keeper, roles, storage } = keeperOf(server, member(0))
  expect(await keeper.authorize()).toBe('access-1')
  expect(server.grants()).toEqual(['refresh_token', 'anonymous'])
  expect(roles).toEqual(['visitor'])
  expect((await storage.read())?.refreshToken).toEqual({ value: 'refresh-1', role: 'visitor' })
})

test.each([
  ['500', { status: 500, body: {} }],
  ['503', { status: 503, headers: { 'retry-after': '0' }, body: {} }],
  ['429', { status: 429, headers: { 'retry-after': '0' }, body: {} }],
  ["a proxy's page", { status: 403, body: '<html>sign in to the hotel</html>' }],
])(
  'faults row 8: after %s the call goes on as a visitor, the member stays and is tried again',
  async (_, answer) => {
    await using server = await startTokenServer()
    let healthy = false
    server.intercept = ({ body }) => (body.grantType === 'refresh_token' && !healthy ? answer : undefined)
    let time = start
    const { keeper, storage, roles } = keeperOf(server, member(0), { now: () => time })
    const standIn = await keeper.authorize()
    expect(standIn).toBe('access-1')
    expect(await keeper.authorize()).toBe(standIn)
    expect(keeper.role).toBe('member')
    expect((await storage.read())?.refreshToken.value).toBe('member-refresh')
    expect(server.grants().filter((grant) => grant === 'anonymous')).toHaveLength(1)
    healthy = true
    time += 16_000
    expect(await keeper.authorize()).toBe('access-2')
    expect((await storage.read())?.refreshToken).toEqual({ value: 'member-refresh', role: 'member' })
    expect(roles).toEqual([])
  },
)

test('faults row 8: while nothing answers the call fails and the member stays', async () => {
  await using server = await startTokenServer()
  server.intercept = () => ({ status: 500, body: {} })
  const { keeper, storage } = keeperOf(server, member(0))
  await expect(keeper.authorize()).rejects.toMatchObject({
    name: 'PlatformError',
    message: 'something went wrong',
    status: 500,
  })
  expect(await storage.read()).toEqual(member(0))
  server.intercept = () => undefined
  expect(await keeper.authorize()).toBe('access-1')
})

test('faults row 15: callers refused together renew once', async () => {
  await using server = await startTokenServer()
  const { keeper } = keeperOf(server, member(now + 900))
  const refused = await keeper.authorize()
  const [first] = await Promise.all([keeper.authorize(refused), keeper.authorize(refused)])
  expect(await keeper.authorize(refused)).toBe(first)
  expect(server.grants()).toEqual(['refresh_token'])
})

test('faults row 13: a token that lives shorter than the leeway costs a renewal per call and never a loop', async () => {
  await using server = await startTokenServer({ expiresIn: 5 })
  const { keeper } = keeperOn(server)
  expect(await keeper.authorize()).toBe('access-1')
  expect(await keeper.authorize()).toBe('access-2')
  expect(server.grants()).toEqual(['anonymous', 'refresh_token'])
})

test.each([
  ['ten minutes ahead', 600],
  ['a day ahead', 86_400],
  ['ten minutes back', -600],
  ['a day back', -86_400],
])('faults row 13: a clock that jumps %s costs at most one renewal', async (_, jump) => {
  await using server = await startTokenServer()
  let time = start
  const { keeper } = keeperOn(server, createArea(), { now: () => time })
  await keeper.authorize()
  time += jump * 1000
  for (let i = 0; i < 5; i++) await keeper.authorize()
  expect(server.grants().length).toBeLessThanOrEqual(2)
})

test('faults row 9: whoever is signed out while a renewal is under way stays signed out', async () => {
  await using server = await startTokenServer()
  const answer = Promise.withResolvers<void>()
  server.intercept = async () => void (await answer.promise)
  const { keeper, storage } = keeperOf(server, member(0))
  const waiting = keeper.authorize()
  while (!server.received.length) await new Promise((resolve) => setTimeout(resolve, 2))
  keeper.signOut()
  answer.resolve()
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
  expect(keeper.role).toBe('none')
  expect(await storage.read()).toEqual({
    accessToken: { value: '', expiresAt: 0 },
    refreshToken: { value: '', role: 'none' },
  })
  expect(await keeper.authorize()).toBe('access-2')
  expect(server.grants()).toEqual(['refresh_token', 'anonymous'])
})

test('faults row 10: who signs in while a visitor is being renewed is a member, and the waiting call goes as one', async () => {
  await using server = await startTokenServer()
  const answer = Promise.withResolvers<void>()
  server.intercept = async () => void (await answer.promise)
  const { keeper, storage } = keeperOn(server)
  const waiting = keeper.authorize()
  while (!server.received.length) await new Promise((resolve) => setTimeout(resolve, 2))
  keeper.signIn({ access_token: 'm', expires_in: 900, refresh_token: 'mr' })
  answer.resolve()
  expect(await waiting).toBe('m')
  expect((await storage.read())?.refreshToken).toEqual({ value: 'mr', role: 'member' })
})
