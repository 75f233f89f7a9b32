import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { createIdentityStore, identityFromCookie, parseIdentity } from './identity.ts'
import { createArea } from './testing/test-browser.ts'

const known = { role: 'member', id: 'x1' } as const
const key = 'galleria.auth.role.v1.c'

afterEach(() => void vi.restoreAllMocks())

test('A written identity is read again, under a versioned key', () => {
  const area = createArea()
  createIdentityStore('c', area).write(known)
  expect([...area.map.keys()]).toEqual([key])
  expect(createIdentityStore('c', area).read()).toEqual(known)
})

test.each([
  'x',
  'null',
  '[]',
  '{"__proto__":{"role":"member"}}',
  '{"role":"owner","id":"x"}',
  '{"role":"member","id":7}',
  JSON.stringify({ role: 'member', id: 'x'.repeat(5000) }),
])('Faults row 19: %s in storage is dropped, with one warning', (raw) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const area = createArea({ [key]: raw })
  const store = createIdentityStore('c', area)
  expect([store.read(), store.read()]).toEqual([undefined, undefined])
  expect(warn).toHaveBeenCalledTimes(1)
  expect(area.map.has(key)).toBe(false)
})

test('Faults row 19: whatever stands in storage, reading does not throw and tells who it is or nothing', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.jsonValue().map((role) => JSON.stringify({ role, id: 'x' })),
      ),
      (raw) => {
        const read = createIdentityStore('c', createArea({ [key]: raw })).read()
        if (read) expect(parseIdentity(read)).toEqual(read)
      },
    ),
  )
})

test('Checking makes a clean copy', () => {
  expect(parseIdentity({ ...known, extra: 1 })).toEqual(known)
})

test('Faults row 17: where storage is blocked nothing is known, and nothing breaks', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  const store = createIdentityStore('c', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(store.read()).toBeUndefined()
  expect(() => store.write(known)).not.toThrow()
  expect(createIdentityStore('c', undefined).read()).toBeUndefined()
})

test('Faults row 18: a full storage leaves nothing stale behind to be read again', () => {
  const area = createArea()
  createIdentityStore('c', area).write(known)
  const full = {
    ...area,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  const store = createIdentityStore('c', full)
  expect(store.read()).toEqual(known)
  store.write({ role: 'none', id: 'x2' })
  expect(store.read()).toBeUndefined()
  expect(area.map.size).toBe(0)
})

test('The cookie names the role where storage was cleared, and any other content names nobody', () => {
  expect(identityFromCookie('a=1; galleria-role-3000=member')).toEqual({ role: 'member', id: '' })
  expect(identityFromCookie('galleria-role=visitor; b=2')).toEqual({ role: 'visitor', id: '' })
  for (const cookies of ['', 'galleria-role=owner', 'x-galleria-role=member', 'galleria-role='])
    expect(identityFromCookie(cookies)).toEqual({ role: 'none', id: '' })
})
