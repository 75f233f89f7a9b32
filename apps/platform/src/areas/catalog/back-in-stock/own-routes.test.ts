import { createPlatformClient, type PlatformClient } from '@galleria/platform-client'
import {
  countBackInStockRequests,
  createBackInStockRequest,
  deleteBackInStockRequest,
  getBackInStockRequest,
  queryBackInStockRequests,
} from '@galleria/platform-client/back-in-stock'
import { STORES_APP_ID } from '@galleria/platform-client/cart'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockProduct } from '../../../dev/testing/shop.ts'
import { anonymous } from '../../../dev/testing/sign-up.ts'
import { createTestPlatform, TestClock, type TestPlatform } from '../../../dev/testing.ts'

const clock = new TestClock()
let site: TestPlatform
let store: PlatformClient
beforeAll(async () => {
  site = await createTestPlatform({ clock })
  store = clientOf(site.ownerKey)
})
afterAll(() => site?.close())

const clientOf = (authorization: string) =>
  createPlatformClient({
    baseUrl: site.url,
    fetch: site.fetch,
    getAuthHeaders: async () => ({ authorization }),
  })
const visitor = async () => clientOf((await anonymous(site)).access_token)
const soldOut = (name: string) =>
  stockProduct(site.platform.services.db, { name, priceMinor: 4000, quantity: 0 })
const ask = async (client: PlatformClient, catalogItemId: string, email: string) =>
  (
    await createBackInStockRequest(client, {
      request: { catalogReference: { catalogItemId, appId: STORES_APP_ID }, email },
    })
  ).request
const of = (productId: string) => ({ 'catalogReference.catalogItemId': productId })
const NOT_FOUND = { status: 404, code: 'BACK_IN_STOCK_REQUEST_NOT_FOUND' }

test('Staff list and count who waits for a product or variant, by status, before and after the letter', async () => {
  const [vase, bowl] = [await soldOut('Vase'), await soldOut('Bowl')]
  const shopper = await visitor()
  const first = await ask(shopper, vase.productId, 'ada@galleria.test')
  clock.advance(60)
  const second = await ask(shopper, vase.productId, 'bo@galleria.test')
  await ask(shopper, bowl.productId, 'ada@galleria.test')
  const listed = await queryBackInStockRequests(store, { query: { filter: of(vase.productId) } })
  expect(listed.requests.map(({ id, email, status }) => [id, email, status])).toEqual([
    [second.id, 'bo@galleria.test', 'RECEIVED'],
    [first.id, 'ada@galleria.test', 'RECEIVED'],
  ])
  expect(listed.pagingMetadata).toEqual({ count: 2, offset: 0, total: 2 })
  const byVariant = { 'catalogReference.options.variantId': bowl.variantId }
  expect(await countBackInStockRequests(store, { filter: byVariant })).toEqual({ count: 1 })
  const page = await queryBackInStockRequests(store, { query: { paging: { limit: 1, offset: 2 } } })
  expect([page.requests.length, page.pagingMetadata.total]).toEqual([1, 3])
  const { db, schedule } = site.platform.services
  await db
    .updateTable('variants')
    .set({ quantity: 5, inStock: true })
    .where('id', '=', vase.variantId)
    .execute()
  clock.advance(120)
  await schedule.runDue(site.platform.services)
  const count = async (status: string) =>
    (await countBackInStockRequests(store, { filter: { ...of(vase.productId), status } })).count
  expect([await count('RECEIVED'), await count('NOTIFICATION_SENT')]).toEqual([0, 2])
  const { request } = await getBackInStockRequest(shopper, { id: first.id })
  expect([request.status, request.email]).toEqual(['NOTIFICATION_SENT', 'ada@galleria.test'])
  await expect(deleteBackInStockRequest(shopper, { id: first.id })).rejects.toMatchObject({
    status: 409,
    code: 'REQUEST_ALREADY_ANSWERED',
  })
})

test('A filter by a field that is not there is refused at its path', async () => {
  await expect(countBackInStockRequests(store, { filter: { color: 'red' } })).rejects.toMatchObject({
    status: 400,
    violations: [expect.objectContaining({ field: 'filter.color' })],
  })
})

test('A shopper reads and withdraws only what this visit asked for, and no letter is sent for it', async () => {
  const { productId, variantId } = await soldOut('Jar')
  const [mine, other] = [await visitor(), await visitor()]
  const { id } = await ask(mine, productId, 'cy@galleria.test')
  // Typing the address of another answers the open request, and gives no right over it.
  expect((await ask(other, productId, 'cy@galleria.test')).id).toBe(id)
  expect((await queryBackInStockRequests(other, {})).requests).toEqual([])
  await expect(getBackInStockRequest(other, { id })).rejects.toMatchObject(NOT_FOUND)
  await expect(deleteBackInStockRequest(other, { id })).rejects.toMatchObject(NOT_FOUND)
  await expect(countBackInStockRequests(mine, {})).rejects.toMatchObject({ status: 403 })
  expect((await queryBackInStockRequests(mine, {})).requests.map((each) => each.id)).toEqual([id])
  await deleteBackInStockRequest(mine, { id })
  await expect(getBackInStockRequest(mine, { id })).rejects.toMatchObject(NOT_FOUND)
  expect(await countBackInStockRequests(store, { filter: of(productId) })).toEqual({ count: 0 })
  const { db, schedule } = site.platform.services
  const events = await db
    .selectFrom('outbox')
    .select('type')
    .where('entityId', '=', id)
    .orderBy('sequence')
    .execute()
  expect(events.map(({ type }) => type.slice(type.lastIndexOf('_') + 1))).toEqual(['created', 'deleted'])
  await db.updateTable('variants').set({ quantity: 5, inStock: true }).where('id', '=', variantId).execute()
  clock.advance(120)
  await schedule.runDue(site.platform.services)
  const letters = await db
    .selectFrom('mails')
    .select('id')
    .where('recipient', '=', 'cy@galleria.test')
    .execute()
  expect(letters).toEqual([])
})

test('A member owns what they ask for again under their own address, and the visit before no longer does', async () => {
  const { productId } = await soldOut('Dish')
  const before = await visitor()
  const email = 'dee@galleria.test'
  const { id } = await ask(before, productId, email)
  const member = clientOf((await site.signUp({ email })).accessToken)
  expect((await queryBackInStockRequests(member, {})).requests).toEqual([])
  expect((await ask(member, productId, email)).id).toBe(id)
  expect((await queryBackInStockRequests(member, {})).requests.map((each) => each.id)).toEqual([id])
  await expect(getBackInStockRequest(before, { id })).rejects.toMatchObject(NOT_FOUND)
  await deleteBackInStockRequest(member, { id })
  expect(await countBackInStockRequests(store, { filter: of(productId) })).toEqual({ count: 0 })
})
