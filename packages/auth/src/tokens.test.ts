import { createPlatformClient } from '@galleria/platform-client'
import { expect, test } from 'vitest'
import { createTokenStorage } from './storage.ts'
import { createArea, startTokenServer, type TokenServer } from './testing/token-server.ts'
import { createTokenKeeper, type Tokens } from './tokens.ts'

const clientId = 'client-1'
const start = Date.UTC(2026, 0, 1)
const member = (expiresAt: number): Tokens => ({
  accessToken: { value: 'member-access', expiresAt },
  refreshToken: { value: 'member-refresh', role: 'member' },
})

function keeperOn(server: TokenServer, area = createArea(), clock = { now: () => start }) {
  const storage = createTokenStorage(clientId, area)
  const roles: string[] = []
  const keeper = createTokenKeeper({
    clientId,
    client: createPlatformClient({ baseUrl: server.url }),
    storage,
    clock,
    onRoleChange: () => roles.push(keeper.role),
  })
  return { keeper, storage, area, roles }
}

function keeperOf(server: TokenServer, tokens: Tokens, clock = { now: () => start }) {
  const area = createArea()
  createTokenStorage(clientId, area).write(tokens)
  return keeperOn(server, area, clock)
}

const now = start / 1000

test('an empty session becomes one visitor, however many calls start at once', async () => {
  await using server = await startTokenServer()
  const { keeper, storage, roles } = keeperOn(server)
  const tokens = await Promise.all(Array.from({ length: 20 }, () => keeper.authorize()))
  expect(new Set(tokens)).toEqual(new Set(['access-1']))
  expect(server.received).toEqual([
    { path: '/oauth2/token', authorization: undefined, body: { clientId, grantType: 'anonymous' } },
  ])
  expect(storage.read()).toEqual({
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
