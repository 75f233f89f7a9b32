import { createPlatformClient, type PlatformClient } from '@galleria/platform-client'
import { type Aggregation, type ProductSearch, searchProducts } from '@galleria/platform-client/products-v3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'

let site: TestPlatform
let visitor: PlatformClient

beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
  visitor = clientOf(await visitorToken())
})
afterAll(() => site.close())

async function visitorToken(): Promise<string> {
  const answer = await site.fetch(`${site.url}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId: site.clientId, grantType: 'anonymous' }),
  })
  return ((await answer.json()) as { access_token: string }).access_token
}

const clientOf = (authorization: string) =>
  createPlatformClient({
    baseUrl: site.url,
    fetch: site.fetch,
    getAuthHeaders: async () => ({ authorization }),
  })
const found = (search: ProductSearch, client = visitor) => searchProducts(client, { search })
const slugs = async (search: ProductSearch) => (await found(search)).products.map(({ slug }) => slug)
const total: Aggregation = {
  name: 'total',
  type: 'SCALAR',
  fieldPath: 'id',
  scalar: { type: 'COUNT_DISTINCT' },
}

test('Words are found in names, unfinished and misspelt ones too when asked', async () => {
  expect(await slugs({ search: { expression: 'moon jar' } })).toContain('moon-jar')
  expect(await slugs({ search: { expression: 'moo' } })).toContain('moon-jar')
  expect(await slugs({ search: { expression: 'overshrit' } })).toEqual([])
  expect(await slugs({ search: { expression: 'overshrit', fuzzy: true } })).toContain('studio-overshirt')
})

const post = async (path: string, body: object, language: string) => {
  const headers = {
    ...{ 'content-type': 'application/json', 'x-wix-linguist': `${language}|${language}|true|x` },
    authorization: await visitorToken(),
  }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  return (await site.fetch(`${site.url}/stores/v3/products/${path}`, init)).json()
}

test('Words are found in other languages, in their forms and by other names', async () => {
  const inLanguage = async (language: string, expression: string) => {
    const answer = await post('search', { search: { search: { expression } } }, language)
    return (answer as { products: { slug: string }[] }).products.map(({ slug }) => slug)
  }
  expect(await inLanguage('de', 'Vasen')).toContain('arc-vase')
  expect(await inLanguage('ja', '花瓶')).toContain('arc-vase')
  expect(await inLanguage('en', 'voucher')).toEqual(['gift-card'])
  expect(await inLanguage('fr', 'teapots')).toEqual(['rain-teapot'])
})

test('A count and a cursor of another call look for words in the language of whoever asks', async () => {
  const search = { expression: 'Vasen' }
  const paging = { cursorPaging: { limit: 1 } }
  const first = (await post('search', { search: { search, ...paging } }, 'de')) as Found
  const { count } = (await post('count', { search }, 'de')) as { count: number }
  expect(count).toBeGreaterThan(1)
  const cursor = first.pagingMetadata.cursors.next
  const rest = (await post('query', { query: { cursorPaging: { limit: 100, cursor } } }, 'de')) as Found
  const all = (await post('search', { search: { search } }, 'de')) as Found
  expect([...first.products, ...rest.products].map(({ slug }) => slug)).toEqual(
    all.products.map(({ slug }) => slug),
  )
  expect(all.products).toHaveLength(count)
})

interface Found {
  readonly products: readonly { readonly slug: string }[]
  readonly pagingMetadata: { readonly cursors: { readonly next: string | null } }
}

test('Typing is completed to searches that find something, in the shopper’s language', async () => {
  const completed = async (expression: string, language = 'en') => {
    const answer = await site.fetch(
      `${site.url}/stores/v1/search-words?${new URLSearchParams({ expression, limit: '2' })}`,
      { headers: { 'x-wix-linguist': language, authorization: await visitorToken() } },
    )
    return (await answer.json()) as { words: string[] }
  }
  expect(await completed('va')).toEqual({ words: ['vase'] })
  expect(await completed('teapto')).toEqual({ words: ['teapot'] })
  expect(await completed('Va', 'de')).toEqual({ words: ['Vase'] })
  expect(await completed('archi')).toEqual({ words: [] })
})

test('Hidden products are neither found nor counted for a visitor, and both for the owner', async () => {
  const hidden = { filter: { slug: 'archive-stool' }, aggregations: [total] }
  const forVisitor = await found(hidden)
  expect([forVisitor.products.length, forVisitor.aggregationData?.results[0]?.scalar?.value]).toEqual([0, 0])
  const forOwner = await found(hidden, clientOf(site.ownerKey))
  expect([forOwner.products.length, forOwner.aggregationData?.results[0]?.scalar?.value]).toEqual([1, 1])
})

test('Counts are those of what filtering by the value finds', async () => {
  const { aggregationData } = await found({
    aggregations: [
      { name: 'brand', type: 'VALUE', fieldPath: 'brand.name', value: { limit: 50 } },
      {
        name: 'choices',
        type: 'NESTED',
        nested: {
          nestedAggregations: [
            { name: 'option', type: 'VALUE', fieldPath: 'options.name', value: { limit: 50 } },
            {
              name: 'choice',
              type: 'VALUE',
              fieldPath: 'options.choicesSettings.choices.name',
              value: { limit: 20 },
            },
          ],
        },
      },
    ],
  })
  const [brand, choices] = aggregationData?.results ?? []
  expect(brand?.values?.results.length).toBeGreaterThan(1)
  for (const { value, count } of brand?.values?.results ?? [])
    expect(await slugs({ filter: { 'brand.name': value } })).toHaveLength(count)
  expect(choices?.nested?.results.length).toBeGreaterThan(1)
  for (const { results } of choices?.nested?.results ?? []) {
    const [name, count] = [results.choice?.value?.value, results.choice?.value?.count ?? 0]
    const having = await slugs({ filter: { 'options.choicesSettings.choices.name': { $hasSome: [name] } } })
    // The same word may be a choice of two options.
    expect(having.length).toBeGreaterThanOrEqual(count)
  }
})

test('Pages by cursor hold every product once, in order, whatever the order', async () => {
  for (const sort of [
    [],
    [{ fieldName: 'actualPriceRange.minValue.amount', order: 'DESC' } as const],
    [{ fieldName: 'name' }],
  ]) {
    const whole = await slugs({ sort, cursorPaging: { limit: 100 } })
    const pages: (string | null | undefined)[] = []
    let page = await found({ sort, cursorPaging: { limit: 3 } })
    for (;;) {
      pages.push(...page.products.map(({ slug }) => slug))
      const cursor = page.pagingMetadata?.cursors?.next
      if (!cursor) break
      page = await found({ cursorPaging: { limit: 3, cursor } })
    }
    expect(pages).toEqual(whole)
    expect(new Set(pages).size).toBe(pages.length)
  }
})

test('Prices are filtered as amounts, written as text or as numbers', async () => {
  const { products } = await found({ filter: { 'actualPriceRange.minValue.amount': { $lte: '20' } } })
  expect(products.length).toBeGreaterThan(0)
  for (const { actualPriceRange } of products)
    expect(Number(actualPriceRange?.minValue.amount)).toBeLessThanOrEqual(20)
  expect(await slugs({ filter: { 'actualPriceRange.minValue.amount': { $lte: 20 } } })).toHaveLength(
    products.length,
  )
})

test('A change is found a moment later', async () => {
  const db = site.platform.services.db
  const rename = async (name: string) => {
    const { markChanged } = await import('../store/changes.ts')
    await db.transaction().execute(async (trx) => {
      const { id } = await trx
        .updateTable('products')
        .set({ name, nameKey: name.toLowerCase() })
        .where('slug', '=', 'moon-jar')
        .returning('id')
        .executeTakeFirstOrThrow()
      await markChanged(trx, [id])
    })
  }
  await rename('Eclipse vessel')
  const eclipse = () => slugs({ search: { expression: 'eclipse' } })
  await expect.poll(eclipse).toEqual(['moon-jar'])
  await rename('Moon Jar')
  await expect.poll(eclipse).toEqual([])
})

test.each<[string, ProductSearch]>([
  ['search.filter.color', { filter: { color: 'red' } }],
  ['search.filter.brand.name', { filter: { 'brand.name': { $regex: '.*' } } }],
  ['search.sort[0].fieldName', { sort: [{ fieldName: 'brand.name' }] }],
  [
    'search.aggregations[0].fieldPath',
    { aggregations: [{ name: 'a', type: 'VALUE', fieldPath: 'description' }] },
  ],
  ['search.cursorPaging.cursor', { cursorPaging: { cursor: 'e30.forged' } }],
  ['search.search.fields[0]', { search: { expression: 'a', fields: ['cost'] } }],
  ['search.search.fields[0]', { search: { expression: 'a', fields: ['constructor'] } }],
])('%s is refused where it is not known', async (field, search) => {
  await expect(found(search)).rejects.toMatchObject({
    status: 400,
    violations: [expect.objectContaining({ field })],
  })
})
