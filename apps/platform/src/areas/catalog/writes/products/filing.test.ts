import { createPlatformClient, type PlatformClient } from '@galleria/platform-client'
import { queryCatalogEdits, undoCatalogEdit } from '@galleria/platform-client/catalog-edits'
import * as v3 from '@galleria/platform-client/catalog-products-v3'
import * as v1 from '@galleria/platform-client/catalog-writes'
import { getProduct } from '@galleria/platform-client/products'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { idOf } from '../../../../dev/seed/id-of.ts'
import { createTestPlatform, type TestPlatform } from '../../../../dev/testing.ts'

let site: TestPlatform
let client: PlatformClient
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
  client = createPlatformClient({
    baseUrl: site.url,
    fetch: site.fetch,
    getAuthHeaders: async () => ({ authorization: site.ownerKey }),
  })
})
afterAll(() => site?.close())

const read = async (id: string) =>
  (await v1.getOwnProduct(client, { id, includeMerchantSpecificData: true })).product
const inV3 = async (productId: string) =>
  (await v3.getProductV3(client, { productId, fields: ['MERCHANT_DATA'] })).product
const make = async (more: Partial<v1.NewProduct> = {}) =>
  (await v1.createProduct(client, { product: { name: 'Filed', priceData: { price: 10 }, ...more } })).product
const change = (id: string, product: v1.ProductChanges) =>
  v1.updateProduct(client, { product: { ...product, id } })
const sizes = [{ name: 'Size', choices: [{ description: 'S' }, { description: 'L' }] }]
const inGrams = {
  ...{ totalQuantity: 250, totalMeasurementUnit: 'G', baseQuantity: 100, baseMeasurementUnit: 'G' },
} as v1.ProductChanges['pricePerUnitData']

it('Fields of catalog V3 are written and read through V1 too, by merchants', async () => {
  const tags = { privateTags: { tagIds: ['to-photograph'] }, publicTags: { tagIds: ['gift', 'gift'] } }
  const { id } = await make({ barcode: ' 4006381333931 ', tags })
  expect(await read(id)).toMatchObject({
    ...{ barcode: '4006381333931', visibleInPos: null, mainCategoryId: null },
    tags: { ...tags, publicTags: { tagIds: ['gift'] } },
  })
  expect(await inV3(id)).toMatchObject({
    tags: { publicTags: { tagIds: ['gift'] } },
    variantsInfo: { variants: [{ barcode: '4006381333931' }] },
  })
  const seen = await site.fetch(`${site.url}/stores-reader/v1/products/${id}`, {
    headers: { authorization: site.ownerKey },
  })
  expect(JSON.stringify(await seen.json())).not.toMatch(/to-photograph|4006381333931/)
  // As it was read it may be sent back: that changes nothing.
  const { revision, barcode, tags: told, visibleInPos, mainCategoryId } = await read(id)
  await change(id, { barcode, tags: told, visibleInPos, mainCategoryId } as v1.ProductChanges)
  expect((await read(id)).revision).toBe(revision)
})

it('A product is shown at a till as it is to shoppers, until that is said otherwise', async () => {
  const { id } = await make()
  await change(id, { visible: false })
  expect((await inV3(id)).visibleInPos).toBe(false)
  await change(id, { visibleInPos: true })
  expect([(await read(id)).visibleInPos, (await inV3(id)).visibleInPos]).toEqual([true, true])
  await change(id, { visibleInPos: null })
  expect((await inV3(id)).visibleInPos).toBe(false)
})

it('A product is filed under a collection that it is in, hidden or not', async () => {
  const { id } = await make()
  const { collection } = await v1.createCollection(client, { collection: { name: 'Soon', visible: false } })
  const filed = { mainCategoryId: collection.id }
  await expect(change(id, filed)).rejects.toMatchObject({ status: 400 })
  await v1.addProductsToCollection(client, { id: collection.id, productIds: [id] })
  await change(id, filed)
  expect(await read(id)).toMatchObject(filed)
  await v1.removeProductsFromCollection(client, { id: collection.id, productIds: [id] })
  // A name is changed without refusing what is sent along with it.
  await change(id, { ...filed, name: 'Left' })
  expect(await read(id)).toMatchObject({ name: 'Left' })
})

it('Variants have barcodes and quantities of their own, and those that fit no more are given up', async () => {
  const { id, variants } = await make({
    productOptions: sizes,
    manageVariants: true,
    pricePerUnitData: inGrams,
  })
  const [small, large] = variants.map((variant) => variant.id) as [string, string]
  const settings = { quantity: 1, measurementUnit: 'KG' }
  await v1.updateVariants(client, {
    id,
    variants: [
      { variantIds: [large], barcode: '2', pricePerUnit: { settings } },
      { variantIds: [small], pricePerUnit: { settings: { quantity: 250, measurementUnit: 'G' } } },
    ],
  })
  const own = async () =>
    (await read(id)).variants.map(({ variant }) => [variant.barcode, variant.pricePerUnit])
  expect(await own()).toEqual([
    [undefined, undefined],
    ['2', { settings }],
  ])
  const inLitres = { settings: { quantity: 1, measurementUnit: 'L' } }
  const refused = v1.updateVariants(client, {
    id,
    variants: [{ variantIds: [small], pricePerUnit: inLitres }],
  })
  await expect(refused).rejects.toMatchObject({ status: 400 })
  await expect(change(id, { barcode: '3' })).rejects.toMatchObject({ status: 400 })
  await change(id, {
    pricePerUnitData: {
      ...{ totalQuantity: 1, totalMeasurementUnit: 'L', baseQuantity: 100, baseMeasurementUnit: 'ML' },
    } as v1.ProductChanges['pricePerUnitData'],
  })
  expect(await own()).toEqual([
    [undefined, undefined],
    ['2', undefined],
  ])
})

it('The tax group of a product is written and read by merchants, refused where there is none, and comes back', async () => {
  const taxGroupId = idOf('tax group', 'Books')
  const { id } = await make({ taxGroupId: taxGroupId.toUpperCase() })
  expect((await read(id)).taxGroupId).toBe(taxGroupId)
  expect(await inV3(id)).toMatchObject({ taxGroupId })
  expect((await getProduct(client, { id })).product).not.toHaveProperty('taxGroupId')
  await change(id, { taxGroupId: null })
  expect((await read(id)).taxGroupId).toBeNull()
  const { catalogEdits } = await queryCatalogEdits(client, { query: { filter: { entityId: id } } })
  await undoCatalogEdit(client, { id: catalogEdits[0]?.id ?? '' })
  await change(id, { name: 'Still taxed as books' })
  expect((await read(id)).taxGroupId).toBe(taxGroupId)
  await expect(change(id, { taxGroupId: id })).rejects.toMatchObject({ status: 400 })
})
