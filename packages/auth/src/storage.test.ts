import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { checkTokens, createTokenStorage } from './storage.ts'
import { createArea, createAsyncArea } from './testing/token-server.ts'

const tokens = {
  accessToken: { value: 'a', expiresAt: 1 },
  refreshToken: { value: 'r', role: 'member' },
} as const
const key = 'galleria.auth.v1.c'

afterEach(() => void vi.restoreAllMocks())

test('what is written is read again, under a versioned key', () => {
  const area = createArea()
  createTokenStorage('c', area).write(tokens)
  expect([...area.map.keys()]).toEqual([key])
  expect(createTokenStorage('c', area).read()).toEqual(tokens)
})

test.each([
  'x',
  'null',
  '[]',
  '{"__proto__":{"accessToken":{}}}',
  JSON.stringify({ ...tokens, refreshToken: { value: 'r', role: 'owner' } }),
  JSON.stringify({ ...tokens, accessToken: { value: 'a', expiresAt: '1' } }),
  JSON.stringify({ ...tokens, accessToken: { value: 'a', expiresAt: null } }),
])('faults row 19: %s in storage is dropped, with one warning', (raw) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const area = createArea({ [key]: raw })
  const storage = createTokenStorage('c', area)
  expect([storage.read(), storage.read()]).toEqual([undefined, undefined])
  expect(warn).toHaveBeenCalledTimes(1)
  expect(area.map.has(key)).toBe(false)
})

test('faults row 19: whatever stands in storage, reading does not throw and gives tokens or nothing', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.jsonValue().map((v) => JSON.stringify({ accessToken: v })),
      ),
      (raw) => {
        const read = createTokenStorage('c', createArea({ [key]: raw })).read()
        if (read) expect(checkTokens(read)).toEqual(read)
      },
    ),
  )
})

test('checking makes a clean copy', () => {
  const checked = checkTokens({ ...tokens, extra: 1, accessToken: { ...tokens.accessToken, more: 2 } })
  expect(checked).toEqual(tokens)
})

test('faults row 17: blocked storage means a session in memory, and says so', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  const storage = createTokenStorage('c', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(storage.read()).toBeUndefined()
  expect(() => storage.write(tokens)).not.toThrow()
  expect(storage.persistent).toBe(false)
  expect(createTokenStorage('c', undefined).persistent).toBe(false)
})

test('faults row 18: a full storage leaves nothing stale behind to be read again', () => {
  const area = createArea()
  createTokenStorage('c', area).write(tokens)
  const full = {
    ...area,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  const storage = createTokenStorage('c', full)
  expect(storage.read()).toEqual(tokens)
  storage.write({ ...tokens, refreshToken: { value: '', role: 'none' } })
  expect(storage.persistent).toBe(false)
  expect(storage.read()).toBeUndefined()
  expect(area.map.size).toBe(0)
})

test('an area that answers later is read and checked like one that answers at once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const area = createAsyncArea()
  const storage = createTokenStorage('c', area)
  await storage.write(tokens)
  expect(await storage.read()).toEqual(tokens)
  area.map.set(key, '{"accessToken":1}')
  expect(await storage.read()).toBeUndefined()
  expect(warn).toHaveBeenCalledTimes(1)
  await vi.waitFor(() => expect(area.map.has(key)).toBe(false))
})

test('an area that answers later is asked one thing after another, whatever takes how long', async () => {
  const area = createAsyncArea()
  let milliseconds = 8
  area.delay = () => (milliseconds -= 2)
  const storage = createTokenStorage('c', area)
  const signedOut = { ...tokens, refreshToken: { value: '', role: 'none' } } as const
  const writes = [storage.write(tokens), storage.write(signedOut)]
  expect(await storage.read()).toEqual(signedOut)
  await Promise.all(writes)
  expect(JSON.parse(area.map.get(key) ?? '')).toEqual(signedOut)
})

test('an area whose promises are refused means a session in memory, and no refusal goes unheard', async () => {
  const refuse = () => Promise.reject(new Error('locked'))
  const storage = createTokenStorage('c', { getItem: refuse, setItem: refuse, removeItem: refuse })
  await storage.write(tokens)
  expect(storage.persistent).toBe(false)
  expect(await storage.read()).toBeUndefined()
})
