import {
  bulkAdjustProductVariantsByFilter,
  bulkUpdateProductsByFilter,
  getCatalogJob,
  listCatalogJobResults,
} from '@galleria/platform-client/catalog-bulk'
import { undoCatalogEdit } from '@galleria/platform-client/catalog-edits'
import { getInventoryItem } from '@galleria/platform-client/catalog-inventory'
import {
  bulkDecrementInventoryItemsByVariantAndLocation,
  bulkIncrementInventoryItemsByVariantAndLocation,
} from '@galleria/platform-client/catalog-inventory-items'
import {
  bulkDeleteProductsByFilter,
  bulkSetProductsByFilter,
  bulkUpdateProductTagsByFilter,
} from '@galleria/platform-client/catalog-products-v3-many'
import { catalogAdapter as onV1 } from '@galleria/platform-client/catalog-v1'
import { catalogAdapter as onV3 } from '@galleria/platform-client/catalog-v3'
import {
  addProductMedia,
  addProductsToCollection,
  createCollection,
} from '@galleria/platform-client/catalog-writes'
import { type Product, queryProducts } from '@galleria/platform-client/products'
import { afterAll, expect, test } from 'vitest'
import { bySlug, openBothVersions } from '../../dev/testing/catalog/both-versions.ts'
import { carryCatalogJobsOn } from './writes/jobs/carry-on.ts'

const both = await openBothVersions()
const v1 = onV1(both.v1.client)
const v3 = onV3(both.v3.client)
afterAll(both.close)

test('Many products of a site of V1 are changed by a job with progress, errors and undo, as on a site of V3', async () => {
  for (const [client, { site }] of [
    [v1, both.v1],
    [v3, both.v3],
  ] as const) {
    const finished = async ({ jobId: id }: { jobId: string }) => {
      await carryCatalogJobsOn(site.platform.services)
      return (await getCatalogJob(client, { id })).job
    }
    const { products } = await queryProducts(client, { query: { paging: { limit: 3 } } })
    const filter = { id: { $in: products.map(({ id }) => id) } }
    const inIt = { query: { filter } }
    const before = (await queryProducts(client, inIt)).products.map(({ brand }) => brand)
    const branded = await bulkUpdateProductsByFilter(client, { filter, set: { brand: 'Of many' } })
    expect(await finished(branded)).toMatchObject({ status: 'FINISHED', succeeded: 3, failed: 0 })
    const now = await queryProducts(client, inIt)
    expect(now.products.map(({ brand }) => brand)).toEqual(['Of many', 'Of many', 'Of many'])
    const { jobId = '' } = await undoCatalogEdit(client, { id: branded.jobId })
    await finished({ jobId })
    expect((await queryProducts(client, inIt)).products.map(({ brand }) => brand)).toEqual(before)

    const price = { amount: -1_000_000 }
    const refused = await bulkAdjustProductVariantsByFilter(client, { filter, adjust: { price } })
    expect(await finished(refused)).toMatchObject({ succeeded: 0, failed: 3 })
    const { results } = await listCatalogJobResults(client, { id: refused.jobId, status: 'FAILED' })
    expect(results.map(({ error }) => error?.code)).toEqual(results.map(() => 'NEGATIVE_VALUE'))
    const assignTags = { publicTags: { tagIds: ['clay'] } }
    expect(await finished(await bulkUpdateProductTagsByFilter(client, { filter, assignTags }))).toMatchObject(
      { succeeded: 3 },
    )
    const deleted = await bulkDeleteProductsByFilter(client, { filter })
    expect(await finished(deleted)).toMatchObject({ call: 'BulkDeleteProductsByFilter', succeeded: 3 })
    expect((await queryProducts(client, inIt)).products).toEqual([])
    await finished({ jobId: (await undoCatalogEdit(client, { id: deleted.jobId })).jobId ?? '' })
    expect((await queryProducts(client, inIt)).products).toHaveLength(3)
  }
  await expect(
    bulkSetProductsByFilter(v1, { filter: {}, product: { visible: false } }),
  ).rejects.toMatchObject({ status: 428 })
})

test('Stock of a site of V1 is moved by an amount, and not below nothing', async () => {
  const { products } = await queryProducts(v1, { query: { paging: { limit: 100 } } })
  const { variants } = products.find(({ stock }) => stock.trackInventory) as Product
  const [variantId = '', uncounted = ''] = [
    variants[0]?.id,
    products.find(({ stock }) => !stock.trackInventory)?.variants[0]?.id,
  ]
  const key = crypto.randomUUID()
  const { inventoryItem: before } = await getInventoryItem(v1, { inventoryItemId: variantId })
  const quantity = before.quantity ?? 0
  const add = () =>
    bulkIncrementInventoryItemsByVariantAndLocation(v1, {
      ...{ incrementData: [{ variantId, incrementBy: 3 }], reason: 'MANUAL', idempotencyKey: key },
    })
  expect((await add()).results[0]?.item?.quantity).toBe(quantity + 3)
  const take = (by: number, id = variantId) =>
    bulkDecrementInventoryItemsByVariantAndLocation(v1, {
      decrementData: [{ variantId: id, decrementBy: by }],
    })
  expect((await take(2)).results[0]?.item?.quantity).toBe(quantity + 1)
  const codes = [await take(quantity + 2), await take(1, uncounted)].map(
    ({ results }) => results[0]?.itemMetadata.error?.code,
  )
  expect(codes).toEqual(['INSUFFICIENT_INVENTORY', 'INVENTORY_QUANTITY_NOT_TRACKED'])
})

test('A photo stands behind what a product of a site of V3 shows, which keeps its texts', async () => {
  const { products } = await queryProducts(v3, { query: { paging: { limit: 100 } } })
  const [one, other] = products.filter(({ media }) => media?.mainMedia?.image?.altText)
  const mediaId = other?.media?.mainMedia?.id ?? ''
  const id = one?.id ?? ''
  const mediaOf = async () => (await bySlug(v3, one?.slug ?? '')).media?.items ?? []
  const before = await mediaOf()
  await addProductMedia(v3, { id, media: [{ mediaId }, { mediaId: before[0]?.id ?? '' }] })
  const after = await mediaOf()
  expect(after.slice(0, -1)).toEqual(before)
  expect(after.at(-1)?.id).toBe(mediaId)
  const choice = { option: 'Color', choice: 'Red' }
  await expect(addProductMedia(v3, { id, media: [{ mediaId, choice }] })).rejects.toMatchObject({
    status: 428,
  })
})

test('Members of a collection that shoppers do not see are listed for staff alone, in its order', async () => {
  for (const [client, { shopperIn }] of [
    [v1, both.v1],
    [{ ...v3, isStaff: true }, both.v3],
  ] as const) {
    const { products } = await queryProducts(client, { query: { paging: { limit: 2 } } })
    const ids = products.map(({ id }) => id).toReversed()
    const { collection } = await createCollection(client, { collection: { name: 'Unseen', visible: false } })
    const id = collection.id ?? ''
    await addProductsToCollection(client, { id, productIds: ids })
    const query = { filter: { collectionIds: { $hasSome: [id] } }, paging: { limit: 10 } }
    expect((await queryProducts(client, { query })).products.map((each) => each.id)).toEqual(ids)
    const shopper = client.catalogVersion === 'v3' ? onV3(await shopperIn('en')) : undefined
    if (shopper) expect((await queryProducts(shopper, { query })).products).toEqual([])
  }
})
