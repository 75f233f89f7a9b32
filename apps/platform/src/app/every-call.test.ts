import { afterAll, beforeAll, expect, it } from 'vitest'
import { anonymous } from '../dev/testing/sign-up.ts'
import { createTestPlatform, type TestPlatform } from '../dev/testing.ts'
import { callsOf, type Registered } from '../http/openapi/registry.ts'

let site: TestPlatform
let member: string
let doubled: string
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
  member = (await site.signUp()).accessToken
  doubled = `${(await anonymous(site)).access_token},${member}`
})
afterAll(() => site.close())

const hostile = [
  'x',
  '../../etc/passwd',
  '%00',
  "' or 1=1 --",
  '__proto__',
  '00000000-0000-0000-0000-000000000000',
]
const bodies = ['{}', '{"query":{"filter":{"$where":1}},"lineItems":"x","member":[],"paging":{"limit":-1}}']

interface Served {
  readonly method: string
  readonly path: string
}

/** Every route at all: pages, files and tools too. */
function routes(): Served[] {
  const seen = new Map<string, Served>()
  for (const { method, path } of site.platform.app.routes) {
    if (method !== 'ALL' && !path.includes('*')) seen.set(`${method} ${path}`, { method, path })
  }
  return [...seen.values()]
}

/** Every way to every call of the API. */
function ways(call: Registered): Served[] {
  return [...new Set([call.path, call.bare])].flatMap((path) => [
    { method: call.method, path },
    ...(call.fallback ? [{ method: 'POST', path }] : []),
  ])
}

function ask({ method, path }: Served, value: string, token: string, body: string): Promise<Response> {
  const url = site.url + path.replace(/:\w+(\{[^}]*\})?|\{[^}]*\}/g, encodeURIComponent(value))
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) }
  const withBody = method !== 'GET' && method !== 'DELETE'
  return site.fetch(url, { method, headers, redirect: 'manual', ...(withBody ? { body } : {}) })
}

it('The platform answers whatever comes with something better than a fault of its own', async () => {
  for (const route of routes()) {
    const { method, path } = route
    // Signing out would leave the rest without a token; a stream never ends by itself.
    if (path.endsWith('/v1/logout') || path === '/_dev/events') continue
    // So would leaving for good.
    if (method === 'DELETE' && path.endsWith('/members/my')) continue
    for (const value of path.includes(':') ? hostile : ['']) {
      for (const body of method === 'GET' ? [''] : bodies) {
        const answer = await ask(route, value, member, body)
        expect(answer.status, `${method} ${path} with ${value} ${body}`).toBeLessThan(500)
        expect(answer.headers.get('x-wix-request-id')).toBeTruthy()
      }
    }
  }
  expect(site.logs).toEqual([])
}, 300_000)

it('The platform lets no forged or doubled token through where a token is read', async () => {
  const calls = callsOf(site.platform.app).filter(({ plain }) => !plain)
  expect(calls.length).toBeGreaterThan(100)
  for (const way of calls.flatMap(ways)) {
    for (const token of ['x'.repeat(43), doubled]) {
      expect((await ask(way, 'x', token, '{}')).status, `${way.method} ${way.path}`).toBe(401)
    }
  }
})
