import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { checkTokens, createTokenStorage } from './storage.ts'
import { createArea } from './testing/token-server.ts'

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
])('%s in storage is dropped, with one warning', (raw) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const area = createArea({ [key]: raw })
  const storage = createTokenStorage('c', area)
  expect([storage.read(), storage.read()]).toEqual([undefined, undefined])
  expect(warn).toHaveBeenCalledTimes(1)
  expect(area.map.has(key)).toBe(false)
})

test('whatever stands in storage, reading does not throw and gives tokens or nothing', () => {
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

test('blocked storage means a session in memory, and says so', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  const storage = createTokenStorage('c', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(storage.read()).toBeUndefined()
  expect(() => storage.write(tokens)).not.toThrow()
  expect(storage.persistent).toBe(false)
  expect(createTokenStorage('c', undefined).persistent).toBe(false)
})

test('a full storage leaves nothing stale behind to be read again', () => {
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
