import { createPlatformClient, type PlatformClient, PlatformError } from '@galleria/platform-client'
import * as bulk from '@galleria/platform-client/catalog-bulk'
import * as edits from '@galleria/platform-client/catalog-edits'
import * as stock from '@galleria/platform-client/catalog-inventory'
import * as writes from '@galleria/platform-client/catalog-writes'
import { toBarePath } from '@galleria/platform-client/paths'
import { getProduct } from '@galleria/platform-client/products'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../../../dev/testing.ts'
import { carryCatalogJobsOn } from '../jobs/carry-on.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
})
afterAll(() => site?.close())

const clientOf = (toPath: (path: string) => string): PlatformClient =>
  createPlatformClient({
    baseUrl: site.url,
    fetch: site.fetch,
    toPath,
    getAuthHeaders: async () => ({ authorization: site.ownerKey }),
  })
const failures = (answer: { bulkActionMetadata: { totalFailures: number } }) =>
  answer.bulkActionMetadata.totalFailures

test.each([
  ['hosted', (path: string) => path],
  ['bare', toBarePath],
])('Our client and we agree on every write of the catalog (%s paths)', async (name, toPath) => {
  const client = clientOf(toPath)
  const made = await writes.createProduct(client, {
    product: {
      ...{
        name: `Jug ${name}`,
        priceData: { price: 12 },
        brand: 'Nook',
        ribbon: 'New',
        manageVariants: true,
      },
      productOptions: [{ name: 'Size', choices: [{ description: 'S' }, { description: 'L' }] }],
    },
  })
  const { id = '', revision = '' } = made.product
  const { product } = await writes.updateProduct(client, {
    product: { id, revision, priceData: { price: 14 } },
  })
  expect([product.priceData?.price, product.revision]).toEqual([14, '2'])
  const late = writes.updateProduct(client, { product: { id, revision, name: 'Late' } })
  await expect(late).rejects.toBeInstanceOf(PlatformError)
  await expect(late).rejects.toMatchObject({ status: 409 })
  const changed = await writes.updateVariants(client, {
    id,
    variants: [{ choices: { Size: 'L' }, price: 16 }],
  })
  expect(changed.variants.map(({ variant }) => variant.priceData?.price)).toEqual([14, 16])
  await writes.resetAllVariantData(client, { id })
  await writes.updateProduct(client, { product: { id, manageVariants: false } })
  await writes.deleteProductOptions(client, { id })
  await writes.removeBrand(client, { id })
  await writes.removeRibbon(client, { id })

  const { collection } = await writes.createCollection(client, { collection: { name: `Shelf ${name}` } })
  const shelf = collection.id ?? ''
  await writes.addProductsToCollection(client, { id: shelf, productIds: [id] })
  await writes.updateCollection(client, { collection: { id: shelf, description: 'Of jugs' } })
  await writes.removeProductsFromCollection(client, { id: shelf, productIds: [id] })
  await writes.deleteCollection(client, { id: shelf })

  expect(failures(await bulk.bulkUpdateProducts(client, { ids: [id], set: { weight: 2 } }))).toBe(0)
  const adjust = { ids: [id], adjust: { price: { percentage: { rate: 10, roundToInt: true } } } }
  expect(failures(await bulk.bulkAdjustProductProperties(client, adjust))).toBe(0)
  const read = (await getProduct(client, { id })).product
  expect(read).toMatchObject({ priceData: { price: 15 }, weight: 2, productOptions: [] })

  const [variant] = read.variants ?? []
  const itemId = variant?.id ?? ''
  const { inventoryItem } = await stock.getInventoryItem(client, { inventoryItemId: itemId })
  const counted = { id: itemId, revision: inventoryItem.revision ?? '', quantity: 4 }
  await stock.updateInventoryItem(client, { inventoryItem: counted })
  await stock.bulkIncrementInventoryItems(client, {
    incrementData: [{ inventoryItemId: itemId, incrementBy: 2 }],
  })
  const taken = await stock.bulkDecrementInventoryItems(client, {
    ...{ decrementData: [{ inventoryItemId: itemId, decrementBy: 1 }], returnEntity: true, reason: 'ORDER' },
  })
  expect(taken.results[0]?.item?.quantity).toBe(5)
  const again = {
    inventoryItem: { ...counted, revision: taken.results[0]?.item?.revision ?? '', quantity: 9 },
  }
  expect(failures(await stock.bulkUpdateInventoryItems(client, { inventoryItems: [again] }))).toBe(0)

  const { catalogEdits } = await edits.queryCatalogEdits(client, { query: { filter: { entityId: id } } })
  const [last] = catalogEdits
  expect([last?.call, last?.changed]).toEqual(['BulkUpdateInventoryItems', 1])
  expect(catalogEdits.map(({ reason }) => reason).slice(0, 4)).toEqual([
    'MANUAL',
    'ORDER',
    'MANUAL',
    'MANUAL',
  ])
  const { rows } = await edits.listCatalogEditRows(client, { id: last?.id ?? '', entityId: id })
  expect(rows[0]?.cells).toEqual([{ cell: `variants/${itemId}/quantity`, from: 5, to: 9 }])
  expect(failures(await edits.undoCatalogEdit(client, { id: last?.id ?? '' }))).toBe(0)
  expect((await edits.getCatalogEdit(client, { id: last?.id ?? '' })).catalogEdit.undoneBy).toBeTruthy()
  await writes.deleteProduct(client, { id })
  await expect(getProduct(client, { id })).rejects.toMatchObject({ status: 404 })
})

test('Our client and we agree on the media of products', async () => {
  const client = clientOf((path) => path)
  const shown = await site.platform.services.db
    .selectFrom('products')
    .select('media')
    .where('slug', '=', 'studio-overshirt')
    .executeTakeFirstOrThrow()
  const [mediaId = '', second = ''] = shown.media.map((item) => item.id)
  const { product } = await writes.createProduct(client, {
    product: {
      ...{ name: 'Pictured', priceData: { price: 1 } },
      productOptions: [{ name: 'Color', choices: [{ description: 'Red' }] }],
    },
  })
  const id = product.id ?? ''
  const media = [{ option: 'Color', choice: 'Red', mediaIds: [mediaId] }]
  await writes.addProductMedia(client, { id, media: [{ mediaId }] })
  await writes.addProductMediaToChoices(client, { id, media })
  expect((await getProduct(client, { id })).product.media?.items?.map((item) => item.id)).toEqual([mediaId])
  await writes.removeProductMediaFromChoices(client, { id, media })
  const arranged = await writes.updateProduct(client, {
    product: {
      id,
      mediaItems: [{ mediaId: second, altText: 'From behind', focalPoint: { x: 0.2, y: 1 } }, { mediaId }],
    },
  })
  expect(arranged.product.media?.items).toMatchObject([
    { id: second, image: { altText: 'From behind', focalPoint: { x: 0.2, y: 1 } } },
    { id: mediaId },
  ])
  const nowhere = writes.updateProduct(client, {
    product: { id, mediaItems: [{ mediaId }, { mediaId: 'nowhere' }] },
  })
  await expect(nowhere).rejects.toMatchObject({
    violations: [{ field: 'product.mediaItems[1].mediaId' }],
  })
  await writes.removeProductMedia(client, { id, mediaIds: [second] })
  const { inventoryItems } = await stock.queryInventoryItems(client, { query: { filter: { productId: id } } })
  expect(inventoryItems).toMatchObject([{ productId: id, trackQuantity: false, revision: '1' }])
  await writes.removeProductMedia(client, { id, mediaIds: [mediaId] })
  expect((await getProduct(client, { id })).product.media?.items).toEqual([])
})

test('Our client and we agree on changes of all products that are found', async () => {
  const client = clientOf((path) => path)
  const { product } = await writes.createProduct(client, {
    product: { name: 'Found', priceData: { price: 9 } },
  })
  const filter = { id: product.id }
  const preview = await bulk.previewBulkChange(client, { filter, adjust: { price: { amount: -10 } } })
  expect([preview.total, preview.refused, preview.rows[0]?.error?.code]).toEqual([1, 1, 'NEGATIVE_VALUE'])
  const begun = [
    await bulk.bulkAdjustProductVariantsByFilter(client, { filter, adjust: { price: { amount: -10 } } }),
    await bulk.bulkUpdateProductsByFilter(client, { filter, set: { brand: 'Of many' } }),
  ]
  const ended = async (id = '') => {
    await carryCatalogJobsOn(site.platform.services)
    const { job } = await bulk.getCatalogJob(client, { id })
    return [job.status, job.succeeded, job.failed]
  }
  expect(await ended(begun[0]?.jobId)).toEqual(['FINISHED', 0, 1])
  const { results } = await bulk.listCatalogJobResults(client, {
    id: begun[0]?.jobId ?? '',
    status: 'FAILED',
  })
  expect(results.map(({ error }) => error?.code)).toEqual(['NEGATIVE_VALUE'])
  expect(await ended(begun[1]?.jobId)).toEqual(['FINISHED', 1, 0])
  const undoing = await edits.undoCatalogEdit(client, { id: begun[1]?.jobId ?? '' })
  expect(await ended(undoing.jobId)).toEqual(['FINISHED', 1, 0])
})
