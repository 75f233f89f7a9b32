import { everyOperation, type OwnedResource } from '@galleria/platform-client/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Shopper } from '../../dev/testing/shopper.ts'
import { anonymous } from '../../dev/testing/sign-up.ts'
import { createTestPlatform, type TestPlatform } from '../../dev/testing.ts'
import { audiences } from './audiences.ts'
import { audienceOf, isServed, ownedResource, routeOf } from './permission.ts'
import { type ResourceFixture, resourcesOf } from './resources.fixture.ts'

const NOBODY = '7d1b0c52-8a0e-4b57-9c1e-2d5f7a90b3e1'
const strangers = ['visitor', 'other member'] as const
const rows = everyOperation.filter(isServed).flatMap((operation) => {
  const resource = ownedResource(operation)
  return resource ? [{ ...operation, row: routeOf(operation), thing: resource }] : []
})

let site: TestPlatform
let tokens: Readonly<Record<(typeof strangers)[number], string>>
let resources: Record<OwnedResource, ResourceFixture>
beforeAll(async () => {
  site = await createTestPlatform()
  resources = await resourcesOf(site, await site.signUp())
  tokens = {
    visitor: (await anonymous(site)).access_token,
    'other member': (await site.signUp()).accessToken,
  }
}, 300_000)
afterAll(() => site?.close())

type Row = (typeof rows)[number]

async function ask({ method, path, thing: resource }: Row, token: string, id?: string) {
  const { others = {}, at = {}, bodies, id: own } = resources[resource]
  const address = path.replace(/\{([^}]*)\}/g, (_, name) => id ?? others[name] ?? at[path] ?? own)
  const end = path.split('/').at(-1) as string
  const body = method === 'GET' || method === 'DELETE' ? undefined : (bodies[path] ?? bodies[end] ?? {})
  const { status, body: answered } = await new Shopper(site, token).call(method, address, body)
  return { status, text: JSON.stringify(answered).replace(/[0-9a-f-]{36}/g, 'id') }
}

/** Tells whether the row lets the stranger call at all. */
function mayAsk(row: Row, stranger: (typeof strangers)[number]): boolean {
  const types: readonly string[] = audiences[audienceOf(row)].types
  return types.includes(stranger === 'visitor' ? 'VISITOR' : 'MEMBER')
}

describe('Faults row 71: what belongs to one shopper', () => {
  it('has rows enough', () => expect(rows.length).toBeGreaterThan(50))

  it.each(rows)('is to others as if not there: $row', async (row) => {
    for (const stranger of strangers) {
      const theirs = await ask(row, tokens[stranger])
      const nobodys = await ask(row, tokens[stranger], NOBODY)
      expect(theirs, stranger).toEqual(nobodys)
      expect([403, 404], stranger).toContain(theirs.status)
      if (mayAsk(row, stranger)) expect(theirs.status, stranger).toBe(404)
    }
  })

  // Calls that end the thing come last.
  const ends = ['create-order', 'place-order', 'create-checkout', 'withdraw', 'renew']
  const ending = ({ method, path }: Row) =>
    method === 'DELETE' ? 2 : Number(ends.some((end) => path.endsWith(`/${end}`)))
  it.each(rows.toSorted((a, b) => ending(a) - ending(b)))('is there for its owner: $row', async (row) => {
    const { status, text } = await ask(row, resources[row.thing].owner.token)
    expect([200, 409, 428], text).toContain(status)
  })
})
