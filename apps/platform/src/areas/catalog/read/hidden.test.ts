import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Db, jsonb, transaction } from '../../../data/database.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'
import { markChanged } from '../store/changes.ts'

/** Stands in every text of what is hidden, and nowhere else. */
const SECRET = 'Xyzzyplugh'
const now = new Date('2019-01-01T00:00:00Z')
const ids = {
  product: '00000000-0000-4000-8000-00000000aaa1',
  variant: '00000000-0000-4000-8000-00000000aaa2',
  hiddenVariant: '00000000-0000-4000-8000-00000000aaa3',
  collection: '00000000-0000-4000-8000-00000000aaa4',
  sizeGuide: '00000000-0000-4000-8000-00000000aaa5',
}
const marks = [SECRET.toLowerCase(), '2019-01-01', ...Object.values(ids)]

let site: TestPlatform
let visitor: Shopper
let owner: Shopper
let before: string[]
let shown: { readonly id: string; readonly slug: string }

beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
  visitor = await Shopper.visitor(site)
  owner = new Shopper(site, site.ownerKey)
  const { db } = site.platform.services
  shown = await db
    .selectFrom('products')
    .select(['id', 'slug'])
    .where('slug', '=', 'studio-overshirt')
    .executeTakeFirstOrThrow()
  before = await Promise.all(reads().map((read) => answerOf(visitor, read)))
  await hideSomething(db)
  expect(await answerOf(owner, searchFor(SECRET))).toContain(ids.product)
})
afterAll(() => site.close())

type Read = readonly [method: string, path: string, body?: object]

const searchFor = (expression: string): Read => [
  'POST',
  '/stores/v3/products/search',
  { search: { search: { expression, fuzzy: true } } },
]
const facets = ['brand.name', 'ribbon.name', 'options.choicesSettings.choices.name', 'visible', 'productType']

/** Every call by which a visitor reads the catalog, asked for all it has. */
const reads = (): readonly Read[] => [
  ['POST', '/stores-reader/v1/products/query-platformized', { query: { paging: { limit: 100 } } }],
  [
    'POST',
    '/stores-reader/v1/products/query-platformized',
    { query: { paging: { limit: 100 }, filter: { description: { $ne: '' } } } },
  ],
  ['GET', `/stores-reader/v1/products/${shown.id}?includeMerchantSpecificData=true`],
  ['GET', `/stores/v1/size-guides/of-product/${shown.id}`],
  ['GET', `/stores/v1/search-words?expression=${SECRET.slice(0, 3)}&limit=10`],
  ['POST', `/stores-reader/v1/products/${shown.id}/productOptionsAvailability`, { options: {} }],
  [
    'POST',
    `/stores-reader/v1/products/${shown.id}/variants/query`,
    { includeMerchantSpecificData: true, paging: { limit: 100, offset: 0 } },
  ],
  ['POST', '/stores-reader/v1/variants/query', { query: { paging: { limit: 100 } } }],
  ['POST', '/stores-reader/v2/collections/query', { query: { paging: { limit: 100 } } }],
  ['POST', '/stores/v3/products/query', { query: { cursorPaging: { limit: 100 } } }],
  ['GET', `/stores/v3/products/${shown.id}?fields=MERCHANT_DATA&fields=DIRECT_CATEGORIES_INFO`],
  [
    'POST',
    '/stores/v3/products/search',
    {
      search: {
        cursorPaging: { limit: 100 },
        aggregations: [
          ...facets.map((fieldPath) => ({ name: fieldPath, type: 'VALUE', fieldPath, value: { limit: 50 } })),
          { name: 'total', type: 'SCALAR', fieldPath: 'id', scalar: { type: 'COUNT_DISTINCT' } },
          {
            name: 'top',
            type: 'SCALAR',
            fieldPath: 'actualPriceRange.maxValue.amount',
            scalar: { type: 'MAX' },
          },
        ],
      },
      fields: ['DIRECT_CATEGORIES_INFO'],
    },
  ],
  ...['brands', 'ribbons', 'info-sections', 'customizations'].flatMap((each): Read[] => [
    ['POST', `/stores/v3/${each}/query`, { query: { cursorPaging: { limit: 300 } } }],
    ['POST', `/stores/v3/${each}/count`, {}],
  ]),
  ['POST', '/stores/v3/inventory-items/query', { query: { paging: { limit: 100 } } }],
  ['POST', '/ecom/v1/recommendations/get', { items: [{ catalogItemId: shown.id, appId: STORES_APP_ID }] }],
]

async function answerOf(who: Shopper, [method, path, body]: Read): Promise<string> {
  const { status, body: answer } = await who.see(method, path, body)
  expect(status, `${method} ${path} ${JSON.stringify(answer)}`).toBe(200)
  return JSON.stringify(answer)
}

/** A hidden product, a hidden variant of one that is shown, and a hidden collection of which that is a member, with a size guide. */
async function hideSomething(db: Db): Promise<void> {
  await transaction(db, async (trx) => {
    const product = await trx
      .selectFrom('products')
      .selectAll()
      .where('id', '=', shown.id)
      .executeTakeFirstOrThrow()
    const { choices, ...variant } = await trx
      .selectFrom('variants')
      .selectAll()
      .where('productId', '=', shown.id)
      .limit(1)
      .executeTakeFirstOrThrow()
    const secret = { title: SECRET, description: SECRET, value: SECRET }
    await trx
      .insertInto('products')
      .values({
        ...product,
        id: ids.product,
        numericId: 999_999,
        slug: SECRET.toLowerCase(),
        name: SECRET,
        nameKey: SECRET.toLowerCase(),
        description: SECRET,
        sku: SECRET,
        visible: false,
        options: jsonb([{ optionType: 'drop_down', name: SECRET, choices: [secret] }]) as never,
        infoSections: jsonb([{ title: SECRET, description: SECRET }]) as never,
        customTextFields: jsonb([{ title: SECRET, maxLength: 500, mandatory: false }]) as never,
        media: jsonb([]) as never,
        pricePerUnit: null,
        digitalFile: null,
        saleMinor: 99_999_900,
        createdAt: now,
        updatedAt: now,
      })
      .execute()
    const dear = { ...variant, sku: SECRET, saleMinor: 99_999_900, priceMinor: 99_999_900 }
    await trx
      .insertInto('variants')
      .values([
        { ...dear, id: ids.variant, productId: ids.product, choices: jsonb({ [SECRET]: SECRET }) as never },
        {
          ...dear,
          id: ids.hiddenVariant,
          position: 900,
          choices: jsonb({ ...choices, [SECRET]: SECRET }) as never,
          visible: false,
        },
      ])
      .execute()
    await trx
      .insertInto('collections')
      .values({
        id: ids.collection,
        slug: SECRET.toLowerCase(),
        name: SECRET,
        description: SECRET,
        media: jsonb([]) as never,
        visible: false,
        position: 900,
        createdAt: now,
        updatedAt: now,
      })
      .execute()
    await trx
      .insertInto('collectionProducts')
      .values([
        { collectionId: ids.collection, productId: shown.id, position: 0 },
        { collectionId: ids.collection, productId: ids.product, position: 1 },
      ])
      .execute()
    await trx
      .insertInto('sizeGuides')
      .values({
        ...{ id: ids.sizeGuide, revision: 1, name: SECRET, unit: 'CM', notes: SECRET },
        ...{ columns: jsonb([{ name: SECRET, isMeasure: false }]), rows: jsonb([[SECRET]]) },
        ...{ productIds: jsonb([ids.product]), collectionIds: jsonb([ids.collection]) },
        ...{ translations: jsonb({}), createdAt: now, updatedAt: now },
      })
      .execute()
    await markChanged(trx, [shown.id, ids.product])
  })
}

test('No answer to a visitor changes by what is hidden: neither lists, nor counts, nor facets', async () => {
  for (const [index, read] of reads().entries()) {
    const answer = await answerOf(visitor, read)
    for (const mark of marks) expect(answer.toLowerCase(), `${read[1]} ${mark}`).not.toContain(mark)
    expect(JSON.parse(answer), read[1]).toEqual(JSON.parse(before[index] ?? ''))
  }
})

test.each<[string, Read]>([
  ['by id', ['GET', `/stores-reader/v1/products/${ids.product}`]],
  ['its choices', ['POST', `/v1/products/${ids.product}/productOptionsAvailability`, { options: {} }]],
  ['its variants', ['POST', `/v1/products/${ids.product}/variants/query`, {}]],
  ['a store variant', ['GET', `/v1/variants/${ids.product}-${ids.variant}`]],
  ['by id in V3', ['GET', `/stores/v3/products/${ids.product}`]],
  ['by slug in V3', ['GET', `/stores/v3/products/slug/${SECRET.toLowerCase()}`]],
  ['a hidden collection', ['GET', `/stores-reader/v2/collections/${ids.collection}`]],
  ['a hidden collection by slug', ['GET', `/stores-reader/v2/collections/slug/${SECRET.toLowerCase()}`]],
  [
    'a wish for it',
    [
      'POST',
      '/ecom/v1/back-in-stock-notification-requests',
      {
        request: {
          email: 'ada@galleria.test',
          catalogReference: { catalogItemId: ids.product, appId: STORES_APP_ID },
        },
      },
    ],
  ],
])('A hidden entity answers 404: %s', async (_, [method, path, body]) => {
  const { status, body: answer } = await visitor.see(method, path, body)
  expect(status).toBe(404)
  const text = JSON.stringify(answer).toLowerCase()
  const told = path.toLowerCase() + JSON.stringify(body ?? '').toLowerCase()
  for (const mark of marks) if (!told.includes(mark)) expect(text).not.toContain(mark)
})

test.each<[string, Read, string]>([
  [
    'price in V1',
    ['POST', '/v1/products/query-platformized', { query: { filter: { price: { $gt: 900_000 } } } }],
    'products',
  ],
  [
    'collection in V1',
    [
      'POST',
      '/v1/products/query-platformized',
      { query: { filter: { collectionIds: { $hasSome: [ids.collection] } } } },
    ],
    'products',
  ],
  [
    'a hidden description',
    [
      'POST',
      '/v1/products/query-platformized',
      { query: { filter: { description: { $contains: SECRET.toLowerCase() } } } },
    ],
    'products',
  ],
  ['stock-keeping unit of a hidden variant', searchFor(SECRET), 'products'],
  [
    'visibility itself',
    ['POST', '/stores/v3/products/search', { search: { filter: { visible: false } } }],
    'products',
  ],
  [
    'stock-keeping unit in inventory',
    ['POST', '/stores/v3/inventory-items/query', { query: { filter: { 'product.variantSku': SECRET } } }],
    'inventoryItems',
  ],
])('No filter finds what is hidden: %s', async (_, [method, path, body], list) => {
  const { status, body: answer } = await visitor.see(method, path, body)
  expect([status, answer[list]]).toEqual([200, []])
})

test('Merchants see all of the catalog', async () => {
  expect((await owner.see('GET', `/stores-reader/v1/products/${ids.product}`)).status).toBe(200)
  const { body } = await owner.see('POST', '/v1/products/query-platformized', {
    query: { filter: { slug: SECRET.toLowerCase() } },
  })
  expect(body.totalResults).toBe(1)
})
