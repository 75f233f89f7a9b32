import { createPlatformClient } from '@galleria/platform-client'
import { expect, test } from 'vitest'
import { getSession } from './shared-session.ts'
import { createArea, startTokenServer } from './testing/token-server.ts'

/** All that can be read from a value without asking it to do something, however deep. */
function readable(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || (typeof value !== 'object' && typeof value !== 'function') || seen.has(value))
    return []
  seen.add(value)
  const inner = value instanceof Map ? [...value.keys(), ...value.values()] : []
  const keys: PropertyKey[] = []
  for (
    let at: unknown = value;
    at && at !== Object.prototype && at !== Function.prototype;
    at = Object.getPrototypeOf(at)
  )
    keys.push(...Reflect.ownKeys(at as object))
  const own = keys.map((key) => {
    try {
      return (value as Record<PropertyKey, unknown>)[key]
    } catch {
      // What refuses to be read tells nothing.
      return undefined
    }
  })
  return [...inner, ...own].flatMap((each) => readable(each, seen))
}

test('faults row 107: whoever is handed the session can call in the shopper’s name, and is not handed what renews it', async () => {
  await using server = await startTokenServer({ rotate: true })
  const session = getSession({ clientId: 'capability', baseUrl: server.url, storage: createArea() })
  const client = createPlatformClient({ baseUrl: server.url, getAuthHeaders: session.getAuthHeaders })
  const headers = await session.getAuthHeaders()
  await session.getAuthHeaders({ rejected: headers })
  expect(server.grants()).toEqual(['anonymous', 'refresh_token'])
  const sent = server.received.map(({ body }) => body.refreshToken).filter(Boolean)
  expect(sent).toEqual(['refresh-1'])

  const registry = (globalThis as unknown as Record<symbol, unknown>)[Symbol.for('galleria.auth.session.v1')]
  const told = readable([session, client, await session.getAuthHeaders(), registry])
  expect(told).toContain('access-2')
  expect(told.filter((text) => text.includes('refresh-'))).toEqual([])
  expect(JSON.stringify(session)).not.toContain('refresh-')
  session.close()
})
