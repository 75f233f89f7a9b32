import { bulkUpdateSeoByFilter, duplicateProducts } from '@galleria/platform-client/catalog-bulk'
import { undoCatalogEdit } from '@galleria/platform-client/catalog-edits'
import { getOwnProduct } from '@galleria/platform-client/catalog-writes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Shopper } from '../../../../dev/testing/shopper.ts'
import { openStoreWithOwner, type StoreWithOwner } from '../../../../dev/testing/store-with-owner.ts'
import { carryCatalogJobsOn } from '../jobs/carry-on.ts'

let { site, owner, client } = {} as StoreWithOwner
beforeAll(async () => {
  ;({ site, owner, client } = await openStoreWithOwner())
})
afterAll(() => site?.close())

const option = { name: 'Size', choices: [{ description: 'S' }, { description: 'M' }] }
async function make(name: string): Promise<string> {
  const product = { name, priceData: { price: 10 }, productOptions: [option], manageVariants: true }
  const { body } = await owner.call('POST', '/stores/v1/products', { product })
  const [first] = body.product.variants
  await owner.call('PATCH', `/stores/v3/inventory-items/${first.id}`, {
    inventoryItem: { id: first.id, revision: '1', quantity: 7 },
    reason: 'MANUAL',
  })
  return body.product.id
}
const read = async (id: string) =>
  (await getOwnProduct(client, { id, includeMerchantSpecificData: true })).product
const stockOf = (product: Awaited<ReturnType<typeof read>>) =>
  product.variants.map(({ stock }) => stock.quantity ?? null)

test('A copy has the options and a name of its own, is hidden, and shoppers do not find it', async () => {
  const id = await make('Duplicated vase')
  const { copies } = await duplicateProducts(client, { productIds: [id], nameAs: 'Kopie von {name}' })
  expect(copies).toMatchObject([
    { sourceId: id, name: 'Kopie von Duplicated vase', slug: 'kopie-von-duplicated-vase' },
  ])
  const copy = await read(copies[0]?.id ?? '')
  expect(copy).toMatchObject({ visible: false, productOptions: [{ name: 'Size' }] })
  expect(copy.variants).toHaveLength(2)
  const source = await read(id)
  expect(copy.variants.map((each) => each.id)).not.toContain(source.variants[0]?.id)
  expect(stockOf(source)).toContain(7)
  expect(stockOf(copy)).toContain(0)
  const visitor = await Shopper.visitor(site)
  const seen = async (product: string) =>
    (await visitor.call('GET', `/stores-reader/v1/products/${product}`)).status
  expect([await seen(id), await seen(copies[0]?.id ?? '')]).toEqual([200, 404])
})

test('Stock is copied where it is wanted, two copies of one name have two slugs, and an undo removes them', async () => {
  const ids = [await make('Twin'), await make('Twin')]
  const wanted = { productIds: ids, withStock: true, idempotencyKey: 'twins' }
  const { copies } = await duplicateProducts(client, wanted)
  expect(copies.map(({ slug }) => slug)).toEqual(['copy-of-twin', 'copy-of-twin-2'])
  expect(stockOf(await read(copies[0]?.id ?? ''))).toContain(7)
  // The same call again makes no further copies.
  expect((await duplicateProducts(client, wanted)).copies).toEqual(copies)
  const { body } = await owner.call('POST', '/stores/v1/catalog-edits/query', { query: {} })
  expect(body.catalogEdits[0]).toMatchObject({ call: 'DuplicateProducts', changed: 2 })
  await undoCatalogEdit(client, { id: body.catalogEdits[0].id })
  await expect(read(copies[0]?.id ?? '')).rejects.toMatchObject({ status: 404 })
})

test('A copy of a product that is not there is refused', async () => {
  const productIds = ['00000000-0000-4000-8000-000000000000']
  await expect(duplicateProducts(client, { productIds })).rejects.toMatchObject({ status: 404 })
})

test('Texts for search engines are set of many with each name, keep other tags, and go again', async () => {
  const id = await make('Amphora')
  const keywords = { type: 'meta', props: { name: 'keywords', content: 'clay' } }
  await owner.call('PATCH', `/stores/v1/products/${id}`, { product: { seoData: { tags: [keywords] } } })
  const found = { filter: { id: { $in: [id] } } }
  const tagsAfter = async (seo: Parameters<typeof bulkUpdateSeoByFilter>[1]['seo']) => {
    await bulkUpdateSeoByFilter(client, { ...found, seo })
    await carryCatalogJobsOn(site.platform.services)
    return (await read(id)).seoData?.tags
  }
  expect(await tagsAfter({ title: '{name} – Clay & Co', description: 'Buy {name}.' })).toMatchObject([
    keywords,
    { type: 'title', children: 'Amphora – Clay & Co' },
    { type: 'meta', props: { name: 'description', content: 'Buy Amphora.' } },
  ])
  expect(await tagsAfter({ title: null })).toMatchObject([keywords, { type: 'meta' }])
  const { body } = await owner.call('POST', '/stores/v1/catalog-edits/preview', {
    ...found,
    seo: { title: 'X' },
  })
  expect(body).toMatchObject({ changed: 1, rows: [{ productId: id, cells: [{ cell: 'seoData' }] }] })
})
