import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../dev/testing.ts'
import { callsOf, type Registered } from '../openapi/registry.ts'
import { identities, type Verdict, verdictOf } from './cells.ts'
import { type Everybody, everybody } from './everybody.fixture.ts'
import { type PageKey, pages } from './pages.ts'
import { audienceOf } from './permission.ts'
import { needOf } from './staff-areas.ts'

const WITHOUT_BODY = ['GET', 'DELETE']
const SOMEBODY = '7d1b0c52-8a0e-4b57-9c1e-2d5f7a90b3e1'
let site: TestPlatform
let all: Everybody
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
  all = await everybody(site)
}, 300_000)
afterAll(() => site?.close())

/** Sends an unreadable body, which is refused after the guard and changes nothing. */
function ask({ method, path }: Pick<Registered, 'method' | 'path'>, token: string): Promise<Response> {
  const url = site.url + path.replace(/\{[^}]*\}|:\w+/g, SOMEBODY)
  // Leaving for good is stopped by an assignee who is not there; a page that needs a secret gets a wrong one.
  const leaving = method === 'DELETE' && path.endsWith('/members/my')
  const query = leaving ? '?contentAssigneeId=x' : path.startsWith('/_hosted/') ? '?request_uri=x' : ''
  return site.fetch(url + query, {
    method,
    redirect: 'manual',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) },
    ...(WITHOUT_BODY.includes(method) ? {} : { body: '{"cut off": ' }),
  })
}

async function verdict(call: Registered, token: string): Promise<Verdict> {
  const answer = await ask(call, token)
  if (answer.status === 401) return '401'
  if (answer.status !== 403) return 'yes'
  const { details } = (await answer.json()) as { details?: { applicationError?: { code: string } } }
  const code = details?.applicationError?.code ?? ''
  const refusals = [
    'PERMISSION_DENIED',
    'OWNER_ONLY',
    'ROLE_NOT_ALLOWED',
    'API_KEY_NOT_ALLOWED',
    'MEMBER_NOT_ACTIVE',
  ]
  return refusals.includes(code) ? (`403 ${code}` as Verdict) : 'yes'
}

describe('Faults rows 40 and 71: the permission table, cell by cell', () => {
  it.each(identities)(
    'for %s',
    async (identity) => {
      const calls = callsOf(site.platform.app)
      expect(calls.length).toBeGreaterThan(400)
      // Signing out comes last: it ends the token.
      const ordered = calls.toSorted((a, b) => Number(a.name === 'Logout') - Number(b.name === 'Logout'))
      const wrong: string[] = []
      for (const call of ordered) {
        if (identity === 'blocked') await all.reopenBlocked()
        const expected = verdictOf(audienceOf(call), identity, needOf(call))
        const found = await verdict(call, all.tokens[identity])
        if (found !== expected) wrong.push(`${call.method} ${call.path}: ${found}, not ${expected}`)
      }
      expect(wrong).toEqual([])
    },
    300_000,
  )
})

it('A blocked member gets 401; an open session gets 403 once, then 401', async () => {
  const blocked = await site.signUp()
  const asked = async (): Promise<number> =>
    (
      await site.fetch(`${site.url}/members/v1/members/my`, {
        headers: { authorization: blocked.accessToken },
      })
    ).status
  await site.fetch(`${site.url}/members/v1/members/${blocked.memberId}/block`, {
    method: 'POST',
    headers: { authorization: site.ownerKey, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(await asked()).toBe(401)
  const { db } = site.platform.services
  await db
    .updateTable('tokenFamilies')
    .set({ revokedAt: null })
    .where('memberId', '=', blocked.memberId)
    .execute()
  expect([await asked(), await asked()]).toEqual([403, 401])
})

it('Pages and files open to no token: what has a key of its own stays shut to all of them', async () => {
  const shut: PageKey[] = ['LINK', 'SESSION', 'SECRET']
  const routes = Object.entries(pages).filter(([, key]) => shut.includes(key))
  const open: string[] = []
  for (const [route] of routes) {
    const [method, path] = route.split(' ') as [Registered['method'], string]
    const plain = await ask({ method, path }, '')
    for (const identity of ['member', 'app', 'owner'] as const) {
      const answer = await ask({ method, path }, all.tokens[identity])
      if (answer.status !== plain.status) open.push(`${route}: ${answer.status} for ${identity}`)
    }
    if (plain.status === 200) open.push(`${route}: 200 without its key`)
  }
  expect(open).toEqual([])
}, 300_000)
