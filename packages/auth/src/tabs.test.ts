import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { type Channel, createChannel } from './channel.ts'
import type { Locks } from './lock.ts'
import { createTestBrowser } from './testing/test-browser.ts'
import { CODE, tokenManagerIn } from './testing/token-manager.ts'
import { startTokenServer, type TokenServer } from './testing/token-server.ts'

// Web Locks came to Node with version 24.
const start = Date.UTC(2026, 0, 1)
const open: Channel[] = []
afterEach(() => {
  for (const channel of open.splice(0)) channel.close()
})

let browsers = 0
const blocked = () => {
  throw new DOMException('blocked', 'SecurityError')
}
const blockedArea = { getItem: blocked, setItem: blocked, removeItem: blocked }

/** Tabs of one browser: one cookie jar, one storage area, one lock manager, one channel. */
function browser(server: TokenServer, options: { locks?: Locks | undefined; blocked?: boolean } = {}) {
  const clientId = `client-${++browsers}`
  const clock = { time: start, now: () => clock.time }
  const own = createTestBrowser({ url: server.url, clientId }, { clock })
  const tab = ({ deaf = false } = {}) => {
    const channel = deaf ? undefined : createChannel(clientId)
    if (channel) open.push(channel)
    return tokenManagerIn(options.blocked ? { ...own, storage: blockedArea } : own, {
      clientId,
      clock,
      locks: 'locks' in options ? options.locks : navigator.locks,
      channel,
    })
  }
  return { tab, clock, clientId, ...own }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 30))

/** A code becomes a member's tokens; all else is answered as usual. */
function signsIn(server: TokenServer) {
  server.intercept = ({ body }) =>
    body.grantType === 'authorization_code'
      ? { body: { access_token: 'member-access', expires_in: 900, refresh_token: 'member-refresh' } }
      : undefined
}

test.runIf(navigator.locks)(
  'Faults row 3: tabs that expire together renew once, and nobody is signed out',
  async () => {
    await using server = await startTokenServer({ rotate: true })
    signsIn(server)
    const { tab, clock } = browser(server)
    const tabs = Array.from({ length: 8 }, () => tab())
    await tabs[0]?.signIn(CODE)
    await settle()
    for (let round = 1; round <= 10; round++) {
      clock.time += 900_000
      const tokens = await Promise.all(tabs.map((tokenManager) => tokenManager.authorize()))
      expect(new Set(tokens)).toEqual(new Set([`access-${round}`]))
    }
    expect(tabs.map(({ role }) => role)).toEqual(Array(8).fill('member'))
    expect(server.grants()).toEqual(['authorization_code', ...Array(10).fill('refresh_token')])
  },
)

test.runIf(navigator.locks)('New tabs of a new browser share one visitor', async () => {
  await using server = await startTokenServer()
  const { tab } = browser(server)
  const tokens = await Promise.all([tab(), tab(), tab()].map((tokenManager) => tokenManager.authorize()))
  expect(new Set(tokens).size).toBe(1)
  expect(server.grants()).toEqual(['anonymous'])
})

test('Faults row 11: login and logout in one tab reach the others, and end what they had under way', async () => {
  await using server = await startTokenServer()
  signsIn(server)
  const { tab, clock, jar } = browser(server)
  const [first, second] = [tab(), tab()]
  await first.signIn(CODE)
  await settle()
  expect(second.role).toBe('member')
  expect(await second.authorize()).toBe('member-access')
  clock.time += 900_000
  const answer = Promise.withResolvers<void>()
  server.intercept = async () => void (await answer.promise)
  const waiting = second.authorize()
  const rejected = expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
  while (server.received.length < 2) await new Promise((resolve) => setTimeout(resolve, 2))
  const left = first.signOut()
  await settle()
  expect([first.role, second.role]).toEqual(['none', 'none'])
  answer.resolve()
  await Promise.all([rejected, left])
  expect([first.role, second.role]).toEqual(['none', 'none'])
  expect([...jar.keys()]).toEqual([])
})

test('Faults row 9: a renewal that ends in another tab after the logout here brings nobody back', async () => {
  await using server = await startTokenServer()
  signsIn(server)
  // Without the channel's help, and without locks: only what is stored tells.
  const { tab, clock } = browser(server, { locks: undefined })
  const [first, second] = [tab({ deaf: true }), tab({ deaf: true })]
  await first.signIn(CODE)
  second.sync()
  clock.time += 900_000
  const answer = Promise.withResolvers<void>()
  server.intercept = async () => void (await answer.promise)
  const waiting = second.authorize().catch((error) => error)
  while (server.received.length < 2) await new Promise((resolve) => setTimeout(resolve, 2))
  await first.signOut()
  answer.resolve()
  expect(await waiting).toMatchObject({ name: 'AbortError' })
  expect([first.role, second.role]).toEqual(['none', 'none'])
  // Nor does the next page, whatever cookie the late answer left.
  const next = tab({ deaf: true })
  await next.authorize()
  expect(next.role).toBe('visitor')
})

test('Faults row 17: where storage is blocked tabs still hear of each other', async () => {
  await using server = await startTokenServer()
  signsIn(server)
  const { tab } = browser(server, { blocked: true })
  const [first, second] = [tab(), tab()]
  const token = await first.authorize()
  await settle()
  expect(await second.authorize()).toBe(token)
  await first.signIn(CODE)
  await settle()
  expect(second.role).toBe('member')
})

test('Faults row 17: where storage is blocked the next page is who the cookie says', async () => {
  await using server = await startTokenServer()
  signsIn(server)
  const { tab } = browser(server, { blocked: true })
  await tab().signIn(CODE)
  const next = tab()
  expect(next.role).toBe('none')
  expect(await next.authorize()).toBe('member-access')
  expect(next.role).toBe('member')
})

test('Faults row 21: a page that opens posts nothing to the others, which a message would take out of the back-forward cache', async () => {
  await using server = await startTokenServer()
  const { tab, clientId } = browser(server)
  await tab().authorize()
  await settle()
  const posted: unknown[] = []
  const listener = new BroadcastChannel(`galleria.auth.v2.${clientId}`)
  listener.onmessage = ({ data }) => void posted.push(data)
  const opened = tab()
  const token = await opened.authorize()
  await settle()
  expect(posted).toEqual([])
  await opened.authorize(token)
  await settle()
  listener.close()
  expect(posted).toHaveLength(1)
})

test('A message that is none of ours changes nothing', async () => {
  await using server = await startTokenServer()
  const { tab, clientId } = browser(server)
  const tokenManager = tab()
  const stranger = new BroadcastChannel(`galleria.auth.v2.${clientId}`)
  const accessToken = { value: 'x', expiresAt: 1 }
  for (const message of [
    null,
    'x',
    {},
    { known: { role: 'member', id: 1 }, accessToken },
    { known: { role: 'owner', id: 'x' }, accessToken },
    { known: { role: 'member', id: 'x' } },
    { known: [] },
  ])
    stranger.postMessage(message)
  await settle()
  stranger.close()
  expect(tokenManager.role).toBe('none')
})

test('Faults row 12: a frozen tab that holds the lock does not stop the others', async () => {
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

test('Faults row 17: where the browser refuses locks, as it does without cookies, a renewal goes on without', async () => {
  await using server = await startTokenServer()
  const refused = {
    request: () => Promise.reject(new DOMException('The request was denied.', 'SecurityError')),
  } as unknown as Locks
  const { tab } = browser(server, { locks: refused })
  expect(await tab().authorize()).toBe('access-1')
  expect(server.grants()).toEqual(['anonymous'])
})

test.runIf(navigator.locks)('Faults row 12: a renewal whose lock was stolen still counts', async () => {
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

test('Faults rows 9 and 10: in every order of renewal, login and logout the last word of the shopper stands', async () => {
  await using server = await startTokenServer({ rotate: true })
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.constantFrom('call', 'signIn', 'signOut'), { minLength: 2, maxLength: 8 }),
      async (scheduler, actions) => {
        let now = start
        const clock = { now: () => now }
        const own = createTestBrowser({ url: server.url, clientId: 'scheduled' }, { clock })
        const tokenManager = tokenManagerIn(
          { ...own, fetch: scheduler.scheduleFunction(own.fetch) },
          { clientId: 'scheduled', clock },
        )
        const calls: Promise<unknown>[] = []
        const turns: Promise<unknown>[] = []
        let wanted: 'member' | 'out' | undefined
        const { task } = scheduler.scheduleSequence(
          actions.map((action) => async () => {
            if (action === 'call') {
              now += 1000_000
              calls.push(tokenManager.authorize().catch((error: Error) => error.name))
            } else if (action === 'signIn') {
              wanted = 'member'
              turns.push(
                tokenManager.signIn(CODE).catch((error: Error) => expect(error.name).toBe('AbortError')),
              )
            } else {
              wanted = 'out'
              turns.push(tokenManager.signOut())
            }
            return true
          }),
        )
        await scheduler.waitFor(task)
        const outcomes = await scheduler.waitFor(Promise.all(calls))
        await scheduler.waitFor(Promise.all(turns))
        for (const outcome of outcomes) expect(outcome).toMatch(/^access-\d+$|^AbortError$/)
        if (wanted === 'member') expect(tokenManager.role).toBe('member')
        else expect(tokenManager.role).not.toBe('member')
        const [role] = (own.jar.get('galleria-refresh') ?? 'none').split('~')
        expect(role).toBe(tokenManager.role)
      },
    ),
    { numRuns: 60 },
  )
})
