import { createPlatformClient, type PlatformClient } from '@galleria/platform-client'
import { createBackInStockRequest } from '@galleria/platform-client/back-in-stock'
import { STORES_APP_ID } from '@galleria/platform-client/cart'
import { getRecommendation } from '@galleria/platform-client/recommendations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StockedProduct, stockProduct } from '../../../dev/testing/shop.ts'
import { anonymous } from '../../../dev/testing/sign-up.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'

let site: TestPlatform
let client: PlatformClient
let soldOut: StockedProduct
let plentiful: StockedProduct

beforeAll(async () => {
  site = await createTestPlatform()
  const { db } = site.platform.services
  soldOut = await stockProduct(db, { name: 'Vase', priceMinor: 4000, quantity: 0 })
  plentiful = await stockProduct(db, { name: 'Bowl', priceMinor: 3000 })
  const { access_token } = await anonymous(site)
  client = createPlatformClient({
    baseUrl: site.url,
    fetch: site.fetch,
    getAuthHeaders: async () => ({ authorization: access_token }),
  })
})
afterAll(() => site.close())

const ask = (catalogItemId: string, email: string) =>
  createBackInStockRequest(client, {
    request: { catalogReference: { catalogItemId, appId: STORES_APP_ID }, email },
  })

test('Asking for what is sold out is kept once, however often and however written', async () => {
  const answers = await Promise.all(
    ['ada@galleria.test', 'Ada@galleria.test', 'ada@galleria.test'].map((email) =>
      ask(soldOut.productId, email),
    ),
  )
  expect(new Set(answers.map(({ request }) => request.id)).size).toBe(1)
  expect(answers[0]?.request.status).toBe('RECEIVED')
  const { db } = site.platform.services
  const events = await db
    .selectFrom('outbox')
    .select('type')
    .where('type', 'like', '%back_in_stock%')
    .execute()
  expect(events).toEqual([{ type: 'wix.ecom.v1.back_in_stock_notification_request_created' }])
})

test('A request for a product in stock, an unknown product or a bad address is refused', async () => {
  await expect(ask(plentiful.productId, 'ada@galleria.test')).rejects.toMatchObject({
    status: 428,
    code: 'ITEM_AVAILABLE',
  })
  await expect(ask('nothing', 'ada@galleria.test')).rejects.toMatchObject({ code: 'PRODUCT_NOT_FOUND' })
  await expect(ask(soldOut.productId, 'ada')).rejects.toMatchObject({
    status: 400,
    violations: [expect.objectContaining({ field: 'request.email' })],
  })
})

test('Nothing is recommended where nothing goes together', async () => {
  const items = [{ catalogItemId: plentiful.productId, appId: STORES_APP_ID }]
  expect(await getRecommendation(client, { items })).toEqual({ recommendation: null })
})

test('Recommendations share a collection with what is looked at, and can be bought', async () => {
  const seeded = await createTestPlatform({ seed: 'small' })
  const { access_token } = await anonymous(seeded)
  const own = createPlatformClient({
    baseUrl: seeded.url,
    fetch: seeded.fetch,
    getAuthHeaders: async () => ({ authorization: access_token }),
  })
  const { db } = seeded.platform.services
  const collectionsOf = async (id: string) =>
    (
      await db.selectFrom('collectionProducts').select('collectionId').where('productId', '=', id).execute()
    ).map(({ collectionId }) => collectionId)
  const { id } = await db
    .selectFrom('products')
    .select('id')
    .where('slug', '=', 'moon-jar')
    .executeTakeFirstOrThrow()
  const { recommendation } = await getRecommendation(own, {
    items: [{ catalogItemId: id, appId: STORES_APP_ID }],
  })
  const mine = await collectionsOf(id)
  expect(recommendation?.items.length).toBeGreaterThan(0)
  for (const { catalogItemId } of recommendation?.items ?? []) {
    expect(catalogItemId).not.toBe(id)
    const theirs = await collectionsOf(catalogItemId)
    expect(theirs.some((each) => mine.includes(each))).toBe(true)
  }
  await seeded.close()
})
