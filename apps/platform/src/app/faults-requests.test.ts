import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { post } from '../dev/testing/post.ts'
import { costAbove, processorTimeOf } from '../dev/testing/processor-time.ts'
import { anonymous } from '../dev/testing/sign-up.ts'
import { createTestPlatform, type TestPlatform } from '../dev/testing.ts'

let site: TestPlatform
let token: string
const canary = `canary-${randomUUID()}`
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
  const { app, services } = site.platform
  app.get('/_broken/:what', async (c) => {
    if (c.req.param('what') === 'cast') await sql`select ${canary}::int`.execute(services.db)
    throw new Error('It broke')
  })
  token = (await anonymous(site)).access_token
})
afterAll(() => site.close())

const send = (body: string) =>
  site.fetch(`${site.url}/stores/v3/products/search`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body,
  })
const search = (filter: object) => send(JSON.stringify({ search: { filter } }))

describe('Faults row 97: a costly filter', () => {
  const or = (count: number) => ({
    $or: Array.from({ length: count }, (_, at) => ({ name: { $contains: `z${at}` } })),
  })
  const nested = (depth: number): object => (depth ? { $not: nested(depth - 1) } : { name: 'x' })

  it('is answered up to the bounds', async () => {
    expect((await search(or(48))).status).toBe(200)
    expect((await search(nested(3))).status).toBe(200)
  })

  it.each([
    ['more than fifty conditions', or(51)],
    ['deeper than five levels', nested(8)],
    ['a pattern of the caller’s own', { name: { $regex: '(a+)+$' } }],
    ['an operator nobody has', { name: { $where: 'sleep(1)' } }],
  ])('with %s is refused before it is run', async (_, filter) => {
    const answer = await search(filter)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ details: { validationError: { fieldViolations: [{}] } } })
  })

  it('with an operand that is too long is refused where that stands, before it is put into order', async () => {
    const marks = '\u0f71\u0f72'.repeat(150_000)
    let answer: Response | undefined
    const ask = async () => {
      answer = await search({ $or: [{ name: { $contains: marks } }] })
    }
    const most = { whole: 100, behind: 50 }
    const health = () => site.fetch(`${site.url}/health`)
    expect(await costAbove(most, () => processorTimeOf(ask, health))).toBeUndefined()
    expect(answer?.status).toBe(400)
    expect(await answer?.json()).toMatchObject({
      details: {
        validationError: {
          fieldViolations: [
            {
              field: 'search.filter.$or[0].name.$contains',
              violatedRule: 'MAX_LENGTH',
              data: { threshold: 2000 },
            },
          ],
        },
      },
    })
  })

  it('finds % and _ and \\ as the letters they are', async () => {
    for (const text of ['%', '_', '\\', '%%%%%%%%%%%%%%%%%%%%a']) {
      const answer = (await (await search({ name: { $contains: text } })).json()) as { products: object[] }
      expect(answer.products).toEqual([])
    }
  })
})

describe('Faults row 98: a body', () => {
  it.each([
    ['of a hundred thousand levels', `{"a":${'['.repeat(100_000)}`, 400],
    ['of a million keys', `{${Array.from({ length: 1_000_000 }, (_, at) => `"k${at}":1`).join()}}`, 413],
    ['that says one thing twice', '{"search":{"paging":{"limit":1}},"search":{}}', 400],
    ['that says one thing twice far inside', '{"search":{"paging":{"limit":1,"limit":2}}}', 400],
    ['that says one thing twice in two spellings', '{"search":{"paging":{"limit":1,"l\\u0069mit":2}}}', 400],
    ['with a number beyond all', '{"search":{"paging":{"limit":1e400}}}', 400],
    ['with a number no double holds', '{"search":{"paging":{"limit":9007199254740993}}}', 400],
    ['with a number of a thousand digits', `{"search":{"paging":{"limit":${'9'.repeat(1000)}}}}`, 400],
  ])('%s is refused', async (_, body, status) => {
    expect((await send(body)).status).toBe(status)
  })

  it('may say the same in two places, and hold what looks like keys', async () => {
    const body = '{"search":{"paging":{"limit":1},"filter":{"name":{"$startsWith":"a\\":\\"b:c"}},"sort":[]}}'
    expect((await send(body)).status).toBe(200)
  })
})

describe('Faults row 62: keys that reach for a prototype', () => {
  const hostile =
    '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"prototype":{"polluted":1}'

  it('are dropped at every depth of a body, and what stands beside them is kept', async () => {
    const namespaces = `{"@gift":{"note":{${hostile},"kept":[{${hostile},"deep":true}]},${hostile}}}`
    const answer = await site.fetch(`${site.url}/ecom/v1/carts`, {
      method: 'POST',
      headers: { authorization: site.ownerKey, 'content-type': 'application/json' },
      body: `{${hostile},"cartInfo":{${hostile},"extendedFields":{"namespaces":${namespaces}}}}`,
    })
    const text = await answer.text()
    expect(answer.status, text).toBe(200)
    expect(JSON.parse(text).cart.extendedFields).toEqual({
      namespaces: { '@gift': { note: { kept: [{ deep: true }] } } },
    })
    expect(text).not.toMatch(/__proto__|constructor|prototype|polluted/)
    expect(Object.prototype).not.toHaveProperty('polluted')
    expect(Object.getOwnPropertyNames({})).toEqual([])
  })

  it('are dropped from a packed query and from a dotted one', async () => {
    const packed = Buffer.from(`{${hostile}}`).toString('base64url')
    for (const query of [`.r=${packed}`, '__proto__.polluted=1', 'constructor.prototype.polluted=1'])
      expect((await site.fetch(`${site.url}/stores/v1/collections/query?${query}`)).status).toBeLessThan(500)
    expect(Object.prototype).not.toHaveProperty('polluted')
  })
})

it('Faults row 99: whatever is put into a filter, a name or an order is data', async () => {
  const { db } = site.platform.services
  const before = await db.selectFrom('products').select('id').execute()
  const hostile = fc.oneof(
    fc.constantFrom(
      "'; drop table products; --",
      "' or '1'='1",
      "\\'; select pg_sleep(9) --",
      '$1',
      '") or (1=1',
      '%00',
    ),
    fc.string({ unit: 'binary', maxLength: 40 }),
  )
  await fc.assert(
    fc.asyncProperty(hostile, hostile, async (text, field) => {
      for (const path of ['/stores/v3/products/search', '/stores-reader/v1/products/query-platformized']) {
        const wanted = {
          filter: { name: text, [`x${field}`]: text },
          sort: [{ fieldName: field, order: 'ASC' }],
        }
        const { status } = await post(site, path, { search: wanted, query: wanted }, token)
        expect([200, 400]).toContain(status)
      }
      const plain = await post(
        site,
        '/stores-reader/v1/products/query-platformized',
        { query: { filter: { name: text } } },
        token,
      )
      expect([200, 400]).toContain(plain.status)
      if (plain.status === 200) expect(await plain.json()).toMatchObject({ products: [] })
    }),
    { numRuns: 60 },
  )
  expect(await db.selectFrom('products').select('id').execute()).toHaveLength(before.length)
}, 60_000)

it('Faults row 101: the log is a line of JSON each, and no secret is in it', async () => {
  const { db } = site.platform.services
  const headers = { authorization: canary, cookie: `session=${canary}`, 'content-type': 'application/json' }
  const secret = `${canary}\r\n{"level":"info","forged":true}`
  const visitor = (await anonymous(site)).access_token
  await site.fetch(`${site.url}/_broken/plain?token=${canary}`, { headers })
  await site.fetch(`${site.url}/_broken/cast`, { headers })
  await db.schema.alterTable('members').renameTo('members_gone').execute()
  for (const authorization of [visitor, canary]) {
    for (const path of ['/v2/login', '/v2/register', '/oauth2/token'])
      await post(
        site,
        path,
        { loginId: { email: `${canary}@example.test` }, password: secret, refreshToken: secret },
        authorization,
      )
  }
  await db.schema.alterTable('members_gone').renameTo('members').execute()
  const lines = site.logs.map((entry) => JSON.stringify(entry))
  expect(lines.length).toBeGreaterThanOrEqual(3)
  for (const line of lines) {
    expect(line).not.toContain(canary)
    expect(line).not.toContain(visitor)
    expect(line).not.toMatch(/[\r\n]/)
    expect(JSON.parse(line)).toMatchObject({ level: 'error', requestId: expect.any(String) })
  }
})
