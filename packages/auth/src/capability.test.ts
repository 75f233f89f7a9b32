import { createPlatformClient } from '@galleria/platform-client'
import { expect, test } from 'vitest'
import { getSession } from './shared-session.ts'
import { createTestBrowser } from './testing/test-browser.ts'
import { startTokenServer } from './testing/token-server.ts'

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
      // Treat a property that refuses to be read as empty.
      return undefined
    }
  })
  return [...inner, ...own].flatMap((each) => readable(each, seen))
}

test('Faults rows 93 and 107: a module that looks everywhere a script can sees no refresh token, while the platform rotates them', async () => {
  await using server = await startTokenServer({ rotate: true })
  const clientId = 'capability'
  const { jar, ...browser } = createTestBrowser({ url: server.url, clientId })
  const seen: string[] = []
  const heard = new BroadcastChannel(`galleria.auth.v2.${clientId}`)
  heard.onmessage = ({ data }) => void seen.push(JSON.stringify(data))
  // In the place of the page's own: what is asked and answered passes through a stranger's hands.
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    seen.push(request.url, await request.clone().text(), JSON.stringify([...request.headers]))
    const answer = await browser.fetch(request)
    // No script is told of it (Fetch standard, "forbidden response-header name").
    const told = [...answer.headers].filter(([name]) => name !== 'set-cookie')
    seen.push(await answer.clone().text(), JSON.stringify(told))
    return answer
  }
  const session = getSession({ ...browser, clientId, baseUrl: server.url, fetch })
  const client = createPlatformClient({ baseUrl: server.url, fetch, getAuthHeaders: session.getAuthHeaders })
  const headers = await session.getAuthHeaders()
  await session.getAuthHeaders({ rejected: headers })
  server.intercept = ({ path }) =>
    path.endsWith('/redirect-session')
      ? { body: { redirectSession: { fullUrl: `${server.url}/authorize`, urlDetails: {} } } }
      : undefined
  const redirectUri = 'http://shop.test/account/callback'
  await session.createLoginUrl({ redirectUri })
  const asked = server.received.at(-1)?.body as unknown as { auth: { authRequest: { state: string } } }
  await session.handleCallback(`${redirectUri}#code=c1&state=${asked.auth.authRequest.state}`)
  expect(session.isMember).toBe(true)
  await session.getAuthHeaders({ renew: true })
  await new Promise((resolve) => setTimeout(resolve, 30))
  heard.close()

  expect(server.grants()).toEqual(['anonymous', 'refresh_token', 'authorization_code', 'refresh_token'])
  const sent = server.received.map(({ body }) => body.refreshToken).filter(Boolean)
  expect(sent).toEqual(['refresh-1', 'refresh-3'])
  expect(jar.get('galleria-refresh')).toBe('member~refresh-4')

  const registry = (globalThis as unknown as Record<symbol, unknown>)[Symbol.for('galleria.auth.session.v1')]
  const kept = [browser.storage, browser.transactions, browser.cookies()]
  const told = [...readable([session, client, await session.getAuthHeaders(), registry, ...kept]), ...seen]
  expect(told.filter((text) => text.includes('access-4'))).not.toEqual([])
  expect(told.filter((text) => text.includes('refresh-'))).toEqual([])
  expect(JSON.stringify(session)).not.toContain('refresh-')
  session.close()
})
