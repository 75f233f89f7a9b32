import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../dev/testing.ts'

let platform: TestPlatform
let authorization: string
const path = '/stores-reader/v1/products/query-platformized'

beforeAll(async () => {
  platform = await createTestPlatform({ seed: 'small' })
  const answer = await platform.fetch(`${platform.url}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId: platform.clientId, grantType: 'anonymous' }),
  })
  authorization = ((await answer.json()) as { access_token: string }).access_token
})

afterAll(() => platform.close())

async function ask(query: object) {
  const answer = await platform.fetch(`${platform.url}${path}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  return { status: answer.status, body: (await answer.json()) as Body }
}

interface Body {
  readonly products?: readonly {
    readonly name: string
    readonly priceData: { readonly discountedPrice: number }
  }[]
  readonly details?: {
    readonly validationError: {
      readonly fieldViolations: readonly { readonly field: string; readonly violatedRule: string }[]
    }
  }
}

test.each([
  [{ name: { $startsWith: 'moon' } }, 1],
  [{ $and: [{ productType: 'physical' }, { price: { $gt: 1e9 } }] }, 0],
  [{ $or: [{ slug: 'moon-jar' }, { slug: 'gift-card' }] }, 2],
  [{ $not: { slug: { $in: ['moon-jar'] } }, slug: { $in: ['moon-jar', 'gift-card'] } }, 1],
  [{ id: 'not-an-id' }, 0],
  [{ name: '50% _off\\' }, 0],
])('%j finds %i', async (filter, count) => {
  expect((await ask({ filter })).body.products).toHaveLength(count)
})

test('Sorting by price puts the cheapest first', async () => {
  const { body } = await ask({ sort: [{ fieldName: 'price', order: 'ASC' }] })
  const prices = (body.products ?? []).map((product) => product.priceData.discountedPrice)
  expect(prices).toEqual([...prices].sort((a, b) => a - b))
  expect(prices.length).toBeGreaterThan(5)
})

test.each([
  [{ color: 'red' }, 'query.filter.color', 'FIELD_NOT_ALLOWED'],
  [{ price: { $gt: 'ten' } }, 'query.filter.price', 'FORMAT'],
  [{ name: { $regex: '.*' } }, 'query.filter.name', 'OTHER'],
  [{ slug: 'a\0b' }, 'query.filter.slug', 'FORMAT'],
  [{ $and: [] }, 'query.filter.$and', 'FORMAT'],
])('%j is refused at %s', async (filter, field, violatedRule) => {
  const { status, body } = await ask({ filter })
  expect(status).toBe(400)
  expect(body.details?.validationError.fieldViolations[0]).toMatchObject({ field, violatedRule })
})

test('A filter that nests without end, or asks a thousand things, is refused before it costs anything', async () => {
  let deep: object = { slug: 'x' }
  for (let level = 0; level < 30; level++) deep = { $and: [deep] }
  expect((await ask({ filter: deep })).status).toBe(400)
  const wide = Array.from({ length: 1000 }, (_, index) => ({ slug: `s${index}` }))
  expect((await ask({ filter: { $or: wide } })).status).toBe(400)
})

test('Paging by dotted keys of a query string works like paging by body', async () => {
  const answer = await platform.fetch(`${platform.url}${path}?query.paging.limit=2&query.paging.offset=1`, {
    headers: { authorization },
  })
  expect(((await answer.json()) as Body).products).toHaveLength(2)
})
