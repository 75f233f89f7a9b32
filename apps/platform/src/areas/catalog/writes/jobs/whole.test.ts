import { previewBulkChange, type WholeChange } from '@galleria/platform-client/catalog-bulk'
import { getProductV3 } from '@galleria/platform-client/catalog-products-v3'
import * as many from '@galleria/platform-client/catalog-products-v3-many'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPictureServer } from '../../../../dev/testing/picture-server.ts'
import { openStoreWithOwner, type StoreWithOwner } from '../../../../dev/testing/store-with-owner.ts'
import { carryCatalogJobsOn } from './carry-on.ts'

let { site, owner, client } = {} as StoreWithOwner
beforeAll(async () => {
  ;({ site, owner, client } = await openStoreWithOwner())
})
afterAll(() => site?.close())

const edits = '/stores/v1/catalog-edits'
const make = async (name: string, more: object = {}): Promise<string> =>
  (await owner.call('POST', '/stores/v1/products', { product: { name, priceData: { price: 10 }, ...more } }))
    .body.product.id
const section = async (uniqueName: string): Promise<string> => {
  const infoSection = { uniqueName, title: uniqueName, plainDescription: `About ${uniqueName}` }
  return (await owner.call('POST', '/stores/v3/info-sections', { infoSection })).body.infoSection.id
}
const read = async (productId: string) =>
  (
    await getProductV3(client, {
      productId,
      fields: ['INFO_SECTION', 'DIRECT_CATEGORIES_INFO', 'MERCHANT_DATA'],
    })
  ).product
const sectionsOf = async (id: string) => (await read(id)).infoSections?.map(({ uniqueName }) => uniqueName)
const found = (ids: readonly string[]) => ({ filter: { id: { $in: ids } } })
const finished = async (begun: Promise<{ jobId: string }>) => {
  const { jobId } = await begun
  await carryCatalogJobsOn(site.platform.services)
  return { jobId, job: (await owner.call('GET', `${edits}/${jobId}/job`)).body.job }
}
const undone = async (jobId: string) =>
  (await finished(owner.call('POST', `${edits}/${jobId}/undo`, {}).then(({ body }) => body))).job

describe('A job over all products that are found', () => {
  it('A job over all products that are found puts info sections to them and takes them from them, each once and never too many', async () => {
    const ids = [await make('Sectioned 1'), await make('Sectioned 2')]
    const [a, b] = [await section('wash'), await section('return')]
    const added = await finished(
      many.bulkAddProductInfoSectionsByFilter(client, { ...found(ids), infoSectionIds: [a, b] }),
    )
    expect(added.job).toMatchObject({ status: 'FINISHED', succeeded: 2, failed: 0 })
    expect(await sectionsOf(ids[0] ?? '')).toEqual(['wash', 'return'])
    await finished(many.bulkRemoveProductInfoSectionsByFilter(client, { ...found(ids), infoSectionIds: [a] }))
    expect(await sectionsOf(ids[1] ?? '')).toEqual(['return'])
    const unknown = { ...found(ids), infoSectionIds: ['00000000-0000-4000-8000-000000000000'] }
    await expect(many.bulkAddProductInfoSectionsByFilter(client, unknown)).rejects.toMatchObject({
      status: 400,
    })
    const products = await Promise.all(
      ids.map(async (productId) => ({ productId, revision: (await read(productId)).revision })),
    )
    const path = '/stores/v3/bulk/products/add-info-sections'
    const late = [{ ...products[0], revision: '1' }, products[1]]
    const both = await owner.call('POST', path, { products: late, infoSectionIds: [a], returnEntity: true })
    expect(both.body.results).toMatchObject([
      { itemMetadata: { success: false, error: { code: 'REVISION_MISMATCH' } } },
      { itemMetadata: { success: true }, item: { id: ids[1] } },
    ])
    expect(
      (await owner.call('POST', path, { products: [late[1], late[1]], infoSectionIds: [a] })).status,
    ).toBe(400)
  })

  it('A job over all products that are found sets what catalog V3 knows of them, as far as the mask goes, and takes it back', async () => {
    const ids = [await make('Set 1'), await make('Set 2', { productType: 'digital' })]
    const product = { visible: false, visibleInPos: true, plainDescription: 'Not meant' }
    const set = await finished(
      many.bulkSetProductsByFilter(client, { ...found(ids), product, fieldMask: 'visible,visibleInPos' }),
    )
    // Digital products are not sold at a counter.
    expect(set.job).toMatchObject({ succeeded: 1, failed: 1 })
    expect(await read(ids[0] ?? '')).toMatchObject({ visible: false, visibleInPos: true })
    expect(await undone(set.jobId)).toMatchObject({ succeeded: 1, failed: 0 })
    expect(await read(ids[0] ?? '')).toMatchObject({ visible: true, visibleInPos: true })
    const slug = { ...found(ids), product: { slug: 'same' }, fieldMask: 'slug' } as never
    await expect(many.bulkSetProductsByFilter(client, slug)).rejects.toMatchObject({ status: 400 })
  })

  it('A job over all products that are found sets prices, costs and weights of all their variants', async () => {
    const sized = [{ name: 'Size', choices: [{ description: 'S' }, { description: 'L' }] }]
    const id = await make('Varied', { productOptions: sized })
    const price = { actualPrice: { amount: '8.00' }, compareAtPrice: { amount: '10.00' } }
    const variant = { price, revenueDetails: { cost: { amount: '3' } }, physicalProperties: { weight: 2 } }
    const { job } = await finished(
      many.bulkUpdateProductVariantsByFilter(client, { ...found([id]), variant }),
    )
    expect(job).toMatchObject({ succeeded: 1, failed: 0 })
    const { variantsInfo } = await read(id)
    expect(variantsInfo?.variants).toHaveLength(2)
    for (const each of variantsInfo?.variants ?? [])
      expect(each).toMatchObject({
        ...{ price: { actualPrice: { amount: '8.00' }, compareAtPrice: { amount: '10.00' } } },
        ...{ revenueDetails: { cost: { amount: '3.00' } }, physicalProperties: { weight: 2 } },
      })
    const empty = many.bulkUpdateProductVariantsByFilter(client, { ...found([id]), variant: {} })
    await expect(empty).rejects.toMatchObject({ status: 400 })
  })

  it('A job over all products that are found puts them into categories behind those that are there, and out again', async () => {
    const [first, ...ids] = [await make('In it'), await make('Joins 1'), await make('Joins 2')]
    const { body } = await owner.call('POST', '/stores/v1/collections', { collection: { name: 'Joined' } })
    const { id } = body.collection
    await owner.call('POST', `/stores/v1/collections/${id}/productIds`, { productIds: [first] })
    const joined = await finished(
      many.bulkAddProductsToCategoriesByFilter(client, {
        ...found([first ?? '', ...ids]),
        categoryIds: [id],
      }),
    )
    expect(joined.job).toMatchObject({ succeeded: 3, failed: 0 })
    const members = () =>
      site.platform.services.db
        .selectFrom('collectionProducts')
        .select(['productId', 'position'])
        .where('collectionId', '=', id)
        .orderBy('position')
        .execute()
    const places = await members()
    expect(places.map(({ position }) => position)).toEqual([0, 1, 2])
    expect(places[0]?.productId).toBe(first)
    expect(
      places
        .slice(1)
        .map(({ productId }) => productId)
        .toSorted(),
    ).toEqual(ids.toSorted())
    await finished(
      many.bulkRemoveProductsFromCategoriesByFilter(client, { ...found(ids), categoryIds: [id] }),
    )
    expect((await members()).map(({ productId }) => productId)).toEqual([first])
    const nowhere = { ...found(ids), categoryIds: ['00000000-0000-4000-8000-000000000000'] }
    await expect(many.bulkAddProductsToCategoriesByFilter(client, nowhere)).rejects.toMatchObject({
      status: 404,
    })
  })

  it('A job over all products that are found tags them, and who has too many tags is told', async () => {
    const ids = [await make('Tagged 1'), await make('Tagged 2')]
    const tagIds = Array.from({ length: 100 }, (_, index) => `t${index}`)
    const [a = '', b = ''] = ids
    await many.bulkUpdateProductTags(client, { productIds: [a], assignTags: { publicTags: { tagIds } } })
    const more = await finished(
      many.bulkUpdateProductTagsByFilter(client, {
        ...{ ...found(ids), assignTags: { publicTags: { tagIds: ['one', 'two'] } } },
        unassignTags: { publicTags: { tagIds: ['t0', 'two'] } },
      }),
    )
    expect(more.job).toMatchObject({ succeeded: 1, failed: 1 })
    expect((await read(b)).tags).toEqual({ publicTags: { tagIds: ['one', 'two'] } })
    const results = await owner.call('POST', `${edits}/${more.jobId}/job/results/query`, { status: 'FAILED' })
    expect(results.body.results).toMatchObject([{ productId: a, error: { code: 'TAGS_LIMIT_EXCEEDED' } }])
    await undone(more.jobId)
    expect((await read(b)).tags).toBeUndefined()
  })

  it('A job over all products that are found would do to them what it tells before, and makes nothing by telling', async () => {
    const ids = [await make('Foreseen 1'), await make('Foreseen 2', { productType: 'digital' })]
    const preview = (change: WholeChange) => previewBulkChange(client, { ...found(ids), ...change })
    const inPos = await preview({ product: { visible: false, visibleInPos: true } })
    expect(inPos).toMatchObject({ total: 2, checked: 2, changed: 1, unchanged: 0, refused: 1 })
    expect(inPos.rows.find(({ productId }) => productId === ids[0])?.cells).toContainEqual({
      ...{ cell: 'visible', from: true, to: false },
    })
    expect(await preview({ product: { brand: { name: 'Foreseen alone' } } })).toMatchObject({ changed: 2 })
    const { db } = site.platform.services
    expect(await db.selectFrom('brands').select('id').where('name', '=', 'Foreseen alone').execute()).toEqual(
      [],
    )
    const price = { actualPrice: { amount: '10.00' } }
    expect(await preview({ variant: { price } })).toMatchObject({ changed: 0, unchanged: 2 })
    expect(await preview({ tags: { assignTags: { publicTags: { tagIds: ['a'] } } } })).toMatchObject({
      changed: 2,
    })
    expect(await preview({ delete: true })).toMatchObject({ changed: 2 })
    expect((await read(ids[0] ?? '')).tags).toBeUndefined()
    const nowhere = { addCategoryIds: ['00000000-0000-4000-8000-000000000000'] }
    await expect(preview(nowhere)).rejects.toMatchObject({ status: 404 })
    const two = { ...found(ids), delete: true, set: { price: 1 } }
    expect((await owner.call('POST', `${edits}/preview`, two)).status).toBe(400)
  })

  it('A job over all products that are found shows a copy of a picture of elsewhere, and is not begun where that cannot be had', async () => {
    const pictures = await openPictureServer()
    const ids = [await make('Shown 1'), await make('Shown 2')]
    const showing = (url: string) => ({
      ...found(ids),
      ...{ product: { media: { itemsInfo: { items: [{ url }] } } }, fieldMask: ['media'] },
    })
    const url = `${pictures.base}/shown.png`
    const { body } = await owner.call('POST', `${edits}/preview`, showing(url))
    expect(body).toMatchObject({ total: 2, changed: 2, refused: 0 })
    const path = '/stores/v3/bulk/products/update-by-filter'
    const begun = await owner.call('POST', path, showing(url))
    pictures.close()
    const { job } = await finished(Promise.resolve(begun.body))
    expect(job).toMatchObject({ status: 'FINISHED', succeeded: 2, failed: 0 })
    for (const id of ids) {
      const told = await owner.call('GET', `/stores-reader/v1/products/${id}`)
      expect(told.body.product.media.items[0].image.url).toContain(`${site.url}/media/`)
    }
    for (const end of [path, `${edits}/preview`]) {
      const refused = await owner.call('POST', end, showing(`${pictures.base}/closed.png`))
      expect(refused.status).toBe(400)
      expect(refused.body.details.validationError.fieldViolations).toMatchObject([
        {
          field: 'product.media.itemsInfo.items[0].url',
          description: expect.stringContaining("couldn't be fetched"),
        },
      ])
    }
  })

  it('A job over all products that are found deletes them, and its undo brings them back', async () => {
    const ids = [await make('Gone 1'), await make('Gone 2')]
    const gone = await finished(many.bulkDeleteProductsByFilter(client, found(ids)))
    expect(gone.job).toMatchObject({ succeeded: 2, failed: 0 })
    await expect(read(ids[0] ?? '')).rejects.toMatchObject({ status: 404 })
    expect(await undone(gone.jobId)).toMatchObject({ succeeded: 2, failed: 0 })
    expect((await read(ids[1] ?? '')).name).toBe('Gone 2')
    expect((await owner.call('POST', '/stores/v3/bulk/products/delete-by-filter', {})).status).toBe(400)
  })
})
