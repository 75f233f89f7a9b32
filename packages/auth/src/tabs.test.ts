import { createPlatformClient } from '@galleria/platform-client'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { type Channel, createChannel } from './channel.ts'
import type { Locks } from './lock.ts'
import { createTokenStorage } from './storage.ts'
import { createArea, startTokenServer, type TokenServer } from './testing/token-server.ts'
import { createTokenKeeper } from './tokens.ts'

// Web Locks came to Node with version 24.
const start = Date.UTC(2026, 0, 1)
const open: Channel[] = []
afterEach(() => {
  for (const channel of open.splice(0)) channel.close()
})

let browsers = 0
/** Tabs of one browser: one storage area, one lock manager, one channel. */
function browser(server: TokenServer, options: { locks?: Locks | undefined; blocked?: boolean } = {}) {
  const clientId = `client-${++browsers}`
  const area = createArea()
  const clock = { time: start, now: () => clock.time }
  const tab = () => {
    const channel = createChannel(clientId)
    if (channel) open.push(channel)
    return createTokenKeeper({
      clientId,
      client: createPlatformClient({ baseUrl: server.url }),
      storage: createTokenStorage(clientId, options.blocked ? undefined : area),
      clock,
      locks: 'locks' in options ? options.locks : navigator.locks,
      channel,
    })
  }
  return { tab, clock, storage: createTokenStorage(clientId, area), clientId }
}

const memberAnswer = { access_token: 'member-access', expires_in: 900, refresh_token: 'member-refresh' }
const settle = () => new Promise((resolve) => setTimeout(resolve, 30))

test.runIf(navigator.locks)(
  'faults row 3: tabs that expire together renew once, and nobody is signed out',
  async () => {
    await using server = await startTokenServer({ rotate: true })
    const { tab, clock } = browser(server)
    const tabs = Array.from({ length: 8 }, tab)
    tabs[0]?.signIn(memberAnswer)
    await settle()
    for (let round = 1; round <= 10; round++) {
      clock.time += 900_000
      const tokens = await Promise.all(tabs.map((keeper) => keeper.authorize()))
      expect(new Set(tokens)).toEqual(new Set([`access-${round}`]))
    }
    expect(tabs.map(({ role }) => role)).toEqual(Array(8).fill('member'))
    expect(server.grants()).toEqual(Array(10).fill('refresh_token'))
  },
)

test.runIf(navigator.locks)('new tabs of a new browser share one visitor', async () => {
  await using server = await startTokenServer()
  const { tab } = browser(server)
  const tokens = await Promise.all([tab(), tab(), tab()].map((keeper) => keeper.authorize()))
  expect(new Set(tokens).size).toBe(1)
  expect(server.grants()).toEqual(['anonymous'])
})

test('faults row 11: login and logout in one tab reach the others, and end what they had under way', async () => {
  await using server = await startTokenServer()
  const { tab, clock } = browser(server)
  const [first, second] = [tab(), tab()]
  first.signIn(memberAnswer)
  await settle()
  expect(second.role).toBe('member')
  expect(await second.authorize()).toBe('member-access')
  clock.time += 900_000
  const answer = Promise.withResolvers<void>()
  server.intercept = async () => void (await answer.promise)
  const waiting = second.authorize()
  const rejected = expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
  while (!server.received.length) await new Promise((resolve) => setTimeout(resolve, 2))
  first.signOut()
  await settle()
  answer.resolve()
  await rejected
  expect([first.role, second.role]).toEqual(['none', 'none'])
})

test('faults row 9: a renewal that ends in another tab after the logout here brings nobody back', async () => {
  await using server = await startTokenServer()
  // Without the channel's help: only what is stored tells.
  const { clientId, storage, clock } = browser(server)
  const area = createArea()
  const shared = createTokenStorage(clientId, area)
  const keeper = () =>
    createTokenKeeper({
      clientId,
      client: createPlatformClient({ baseUrl: server.url }),
      storage: shared,
      clock,
    })
  const [first, second] = [keeper(), keeper()]
  first.signIn(memberAnswer)
  second.sync()
  clock.time += 900_000
  const answer = Promise.withResolvers<void>()
  server.intercept = async () => void (await answer.promise)
  const waiting = second.authorize().catch((error) => error)
  while (!server.received.length) await new Promise((resolve) => setTimeout(resolve, 2))
  first.signOut()
  answer.resolve()
  expect(await waiting).toMatchObject({ name: 'AbortError' })
  expect((await shared.read())?.refreshToken.role).toBe('none')
  expect(storage.persistent).toBe(true)
})

test('faults row 17: where storage is blocked tabs still hear of each other', async () => {
  await using server = await startTokenServer()
  const { tab } = browser(server, { blocked: true })
  const [first, second] = [tab(), tab()]
  const token = await first.authorize()
  await settle()
  expect(await second.authorize()).toBe(token)
  first.signIn(memberAnswer)
  await settle()
  expect(second.role).toBe('member')
})

test('a message that is none of ours changes nothing', async () => {
  await using server = await startTokenServer()
  const { tab, clientId } = browser(server)
  const keeper = tab()
  const stranger = new BroadcastChannel(`galleria.auth.v1.${clientId}`)
  for (const message of [
    null,
    'x',
    {},
    { tokens: { refreshToken: { value: 1, role: 'member' } } },
    { tokens: [] },
  ])
    stranger.postMessage(message)
  await settle()
  stranger.close()
  expect(keeper.role).toBe('none')
})

test('faults row 12: a frozen tab that holds the lock does not stop the others', async () => {
  await using server = await startTokenServer()
  const requests: LockOptions[] = []
  const frozen = {
    async request(_: string, options: LockOptions, work: () => unknown) {
      requests.push(options)
      if (!options.steal) throw new DOMException('patience ended', 'TimeoutError')
      return work()
    },
  } as unknown as Locks
  const { tab } = browser(server, { locks: frozen })
  expect(await tab().authorize()).toBe('access-1')
  expect(requests.map(({ steal }) => steal ?? false)).toEqual([false, true])
})

test.runIf(navigator.locks)('faults row 12: a renewal whose lock was stolen still counts', async () => {
  await using server = await startTokenServer()
  const answer = Promise.withResolvers<void>()
  server.intercept = async () => void (await answer.promise)
  const { tab, clientId } = browser(server)
  const waiting = tab().authorize()
  while (!server.received.length) await new Promise((resolve) => setTimeout(resolve, 2))
  await navigator.locks.request(`galleria.auth.${clientId}`, { steal: true }, async () => undefined)
  answer.resolve()
  expect(await waiting).toBe('access-1')
})

test('faults rows 9 and 10: in every order of renewal, login and logout the last word of the shopper stands', async () => {
  await using server = await startTokenServer({ rotate: true })
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.constantFrom('call', 'signIn', 'signOut'), { minLength: 2, maxLength: 8 }),
      async (scheduler, actions) => {
        const area = createArea()
        const storage = createTokenStorage('scheduled', area)
        let now = start
        const keeper = createTokenKeeper({
          clientId: 'scheduled',
          client: createPlatformClient({ baseUrl: server.url, fetch: scheduler.scheduleFunction(fetch) }),
          storage,
          clock: { now: () => now },
        })
        const calls: Promise<unknown>[] = []
        let wanted: 'member' | 'out' | undefined
        const { done } = scheduler.scheduleSequence(
          actions.map((action, index) => async () => {
            if (action === 'call') {
              now += 1000_000
              calls.push(keeper.authorize().catch((error: Error) => error.name))
            } else if (action === 'signIn') {
              wanted = 'member'
              keeper.signIn({ ...memberAnswer, refresh_token: `member-${index}` })
            } else {
              wanted = 'out'
              keeper.signOut()
            }
            return true
          }),
        )
        await scheduler.waitFor(Promise.all([done, new Promise((resolve) => setTimeout(resolve, 0))]))
        const outcomes = await scheduler.waitFor(Promise.all(calls))
        for (const outcome of outcomes) expect(outcome).toMatch(/^access-\d+$|^member-access$|^AbortError$/)
        if (wanted === 'member') expect(keeper.role).toBe('member')
        else expect(keeper.role).not.toBe('member')
        expect((await storage.read())?.refreshToken.role ?? 'none').toBe(keeper.role)
      },
    ),
    { numRuns: 60 },
  )
})
