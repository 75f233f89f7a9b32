import { afterAll, beforeAll, expect, test } from 'vitest'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'

type Json = Record<string, unknown> & { readonly id: string }

let site: TestPlatform
let visitor: Shopper

beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
  visitor = await Shopper.visitor(site)
})
afterAll(() => site.close())

const read = async (path: string, authorization?: string) => {
  const answer = authorization
    ? await site.fetch(site.url + path, { headers: { authorization } })
    : await visitor.call('GET', path).then(({ status, body }) => Response.json(body, { status }))
  return { status: answer.status, body: (await answer.json()) as Record<string, Json & Json[]> }
}

test('A site of both versions says that it is of catalog V3, at both paths', async () => {
  for (const path of ['/stores/v3/provision/version', '/v3/provision/version'])
    expect((await read(path)).body).toEqual({ catalogVersion: 'V3_CATALOG', bothServed: true })
})

test.each([
  ['brands', 'brands', 'brand'],
  ['ribbons', 'ribbons', 'ribbon'],
  ['info-sections', 'infoSections', 'infoSection'],
  ['customizations', 'customizations', 'customization'],
])('%s are listed page by page, counted, and read one by one', async (path, plural, single) => {
  const seen: string[] = []
  let query: object = { cursorPaging: { limit: 2 } }
  for (;;) {
    const { body } = await visitor.call('POST', `/stores/v3/${path}/query`, { query })
    const page = body as { [key: string]: Json[] } & {
      pagingMetadata: { cursors: { next: string | null } }
    }
    seen.push(...(page[plural] ?? []).map(({ id }) => id))
    if (!page.pagingMetadata.cursors.next) break
    query = { cursorPaging: { limit: 2, cursor: page.pagingMetadata.cursors.next } }
  }
  expect(seen.length).toBeGreaterThan(1)
  expect(new Set(seen).size).toBe(seen.length)
  const { body } = await visitor.call('POST', `/stores/v3/${path}/count`, {})
  expect(body).toEqual({ count: seen.length })
  const one = await read(`/v3/${path}/${seen[0]}`)
  expect(one.body[single]?.id).toBe(seen[0])
  expect((await read(`/v3/${path}/unknown`)).status).toBe(404)
})

test('A cursor of one list is none of another', async () => {
  const first = await visitor.call('POST', '/stores/v3/brands/query', {
    query: { cursorPaging: { limit: 1 } },
  })
  const { next } = (first.body as { pagingMetadata: { cursors: { next: string } } }).pagingMetadata.cursors
  const { status } = await visitor.call('POST', '/stores/v3/ribbons/query', {
    query: { cursorPaging: { cursor: next } },
  })
  expect(status).toBe(400)
})

test('A product is the same by id and by slug, with what was asked for', async () => {
  const bySlug = await read('/stores/v3/products/slug/moon-jar?fields=URL&fields=CURRENCY')
  expect(bySlug.body.product).toMatchObject({
    slug: 'moon-jar',
    currency: 'USD',
    url: { relativePath: '/products/moon-jar' },
  })
  const byId = await read(`/v3/products/${bySlug.body.product?.id}`)
  expect(byId.body.product).toMatchObject({ slug: 'moon-jar', id: bySlug.body.product?.id })
  expect(byId.body.product).not.toHaveProperty('url')
})

test('Hidden products are hidden in V3, in inventory and among variants, but for the owner', async () => {
  const path = '/stores/v3/products/slug/archive-stool'
  expect((await read(path)).status).toBe(404)
  const { status, body } = await read(path, site.ownerKey)
  expect(status).toBe(200)
  const filter = { filter: { productId: body.product?.id } }
  for (const [url, key] of [
    ['/stores/v3/inventory-items/query', 'inventoryItems'],
    ['/stores-reader/v1/variants/query', 'variants'],
  ] as const) {
    const forVisitor = await visitor.call('POST', url, { query: filter })
    expect((forVisitor.body as Record<string, Json[]>)[key]).toEqual([])
    const answer = await site.fetch(site.url + url, {
      method: 'POST',
      headers: { authorization: site.ownerKey, 'content-type': 'application/json' },
      body: JSON.stringify({ query: filter }),
    })
    expect(((await answer.json()) as Record<string, Json[]>)[key]).toHaveLength(1)
  }
})

test('A store variant is found by its double id, and a wrong one is not', async () => {
  const { body } = await visitor.call('POST', '/v1/variants/query', { query: { paging: { limit: 1 } } })
  const { variants, metadata } = body as { variants: Json[]; metadata: { total: number } }
  expect(metadata.total).toBeGreaterThan(10)
  const id = variants[0]?.id ?? ''
  expect((await read(`/v1/variants/${id}`)).body.variant?.id).toBe(id)
  expect((await read(`/v1/variants/${id.slice(0, 40)}`)).status).toBe(404)
})

test('Preorders are told as such in the inventory', async () => {
  const { body } = await visitor.call('POST', '/stores/v3/inventory-items/query', {
    query: { filter: { 'preorderInfo.enabled': true } },
  })
  const { inventoryItems } = body as { inventoryItems: { availabilityStatus: string }[] }
  expect(inventoryItems.length).toBeGreaterThan(0)
  for (const { availabilityStatus } of inventoryItems) expect(availabilityStatus).not.toBe('OUT_OF_STOCK')
})

test('A variant that runs out is a preorder where it may be ordered ahead, else out of stock', async () => {
  const { db } = site.platform.services
  const { id } = await db
    .selectFrom('products')
    .select('id')
    .where('slug', '=', 'rain-teapot')
    .executeTakeFirstOrThrow()
  const statuses = async () => {
    const { body } = await visitor.call('POST', '/stores/v3/inventory-items/query', {
      query: { filter: { productId: id } },
    })
    const { inventoryItems } = body as { inventoryItems: { availabilityStatus: string }[] }
    return [...new Set(inventoryItems.map(({ availabilityStatus }) => availabilityStatus))]
  }
  expect(await statuses()).toEqual(['PREORDER'])
  const stock = (quantity: number) =>
    db
      .updateTable('variants')
      .set({ quantity, inStock: quantity > 0 })
      .where('productId', '=', id)
      .execute()
  await stock(3)
  expect(await statuses()).toEqual(['IN_STOCK'])
  await stock(0)
  expect(await statuses()).toEqual(['PREORDER'])
  const { body } = await visitor.call('POST', '/v1/variants/query', { query: { filter: { productId: id } } })
  const { variants } = body as { variants: object[] }
  for (const variant of variants)
    expect(variant).toMatchObject({ stock: { inStock: false }, preorderInfo: { enabled: true, limit: 40 } })
  await db.updateTable('variants').set({ preorder: null }).where('productId', '=', id).execute()
  expect(await statuses()).toEqual(['OUT_OF_STOCK'])
})

interface InventoryPage {
  readonly inventoryItems: { id: string; availabilityStatus: string; product: { name: string } }[]
  readonly pagingMetadata: { cursors: { next: string | null } }
  readonly aggregationData: { results: { values: { results: { value: string; count: number }[] } }[] }
}
const searchStock = async (search: object) =>
  (await visitor.call('POST', '/stores/v3/inventory-items/search', { search })).body as InventoryPage

test('Inventory items are found by words, page by page, each once', async () => {
  const expression = 'overshirt'
  const seen: string[] = []
  let cursor: string | null | undefined
  do {
    const page = await searchStock(
      cursor
        ? { cursorPaging: { limit: 4, cursor } }
        : { search: { expression }, sort: [{ fieldName: 'quantity' }], cursorPaging: { limit: 4 } },
    )
    for (const { id, product } of page.inventoryItems) {
      expect(product.name.toLowerCase()).toContain(expression)
      seen.push(id)
    }
    cursor = page.pagingMetadata.cursors.next
  } while (cursor)
  expect(new Set(seen).size).toBe(seen.length)
  const count = await visitor.call('POST', '/stores/v3/inventory-items/count', { search: { expression } })
  expect(count.body).toEqual({ count: seen.length })
  expect(seen.length).toBeGreaterThan(4)
})

test('Counts of the inventory are those of what filtering by the value finds', async () => {
  const { aggregationData } = await searchStock({
    aggregations: [{ name: 'status', type: 'VALUE', fieldPath: 'availabilityStatus' }],
    cursorPaging: { limit: 1 },
  })
  const values = aggregationData.results[0]?.values.results ?? []
  expect(values.length).toBeGreaterThan(1)
  for (const { value, count } of values) {
    const filter = { availabilityStatus: value }
    expect((await visitor.call('POST', '/stores/v3/inventory-items/count', { filter })).body).toEqual({
      count,
    })
  }
})

test('Fields that the inventory does not know are refused by name', async () => {
  const { status, body } = await visitor.call('POST', '/stores/v3/inventory-items/search', {
    search: { aggregations: [{ name: 'color', type: 'VALUE', fieldPath: 'color' }] },
  })
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain('search.aggregations[0].fieldPath')
})
