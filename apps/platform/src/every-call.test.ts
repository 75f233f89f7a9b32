import { afterAll, beforeAll, expect, it } from 'vitest'
import { anonymous } from './testing/sign-up.ts'
import { createTestPlatform, type TestPlatform } from './testing.ts'

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

function calls(): { method: string; path: string }[] {
  const seen = new Map<string, { method: string; path: string }>()
  for (const { method, path } of site.platform.app.routes) {
    if (method !== 'ALL' && !path.includes('*')) seen.set(`${method} ${path}`, { method, path })
  }
  return [...seen.values()]
}

function call(method: string, path: string, value: string, token: string, body: string): Promise<Response> {
  const url = site.url + path.replace(/:\w+(\{[^}]*\})?/g, encodeURIComponent(value))
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) }
  const withBody = method !== 'GET' && method !== 'DELETE'
  return site.fetch(url, { method, headers, redirect: 'manual', ...(withBody ? { body } : {}) })
}

it('answers whatever comes with something better than a fault of its own', async () => {
  const all = calls()
  expect(all.length).toBeGreaterThan(30)
  for (const { method, path } of all) {
    // Signing out would leave the rest of the calls without a token.
    if (path.endsWith('/v1/logout')) continue
    for (const value of path.includes(':') ? hostile : ['']) {
      for (const body of method === 'GET' ? [''] : bodies) {
        const answer = await call(method, path, value, member, body)
        expect(answer.status, `${method} ${path} with ${value} ${body}`).toBeLessThan(500)
        expect(answer.headers.get('x-wix-request-id')).toBeTruthy()
      }
    }
  }
  expect(site.logs).toEqual([])
})

it('lets no forged or doubled token through where a token is read', async () => {
  for (const { method, path } of calls()) {
    if (/^\/(_|health|ready|oauth2|media)/.test(path) && !path.startsWith('/_api/')) continue
    if (path === '/_api/oauth2/authorize') continue
    for (const token of ['x'.repeat(43), doubled]) {
      const answer = await call(method, path, 'x', token, '{}')
      expect(answer.status, `${method} ${path}`).toBe(401)
    }
  }
})
