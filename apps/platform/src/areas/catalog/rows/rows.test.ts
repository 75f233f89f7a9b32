import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'
import { CatalogRow } from './answers.ts'

let site: TestPlatform
let owner: Shopper
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
  owner = new Shopper(site, site.ownerKey)
})
afterAll(() => site?.close())

const path = '/stores/v1/catalog-rows'
const make = async (name: string, more: object = {}): Promise<string> =>
  (await owner.call('POST', '/stores/v1/products', { product: { name, priceData: { price: 10 }, ...more } }))
    .body.product.id
const query = async (query: object): Promise<{ rows: CatalogRow[]; total: number }> =>
  (await owner.call('POST', `${path}/query`, { query })).body
const row = async (id: string) => (await query({ filter: { id } })).rows[0]
const update = (rows: object[], more: object = {}) => owner.call('POST', `${path}/update`, { rows, ...more })
const outcomes = (body: { results: { cells: { cell: string; outcome: string }[] }[] }) =>
  body.results.map(({ cells }) => cells.map(({ cell, outcome }) => `${cell} ${outcome}`))

describe('The catalog as a table', () => {
  it('The catalog as a table shows any window of what is found, in an order, with how many there are', async () => {
    const all = await query({ sort: [{ fieldName: 'price', order: 'DESC' }], paging: { limit: 1000 } })
    expect(all.rows).toHaveLength(all.total)
    const prices = all.rows.map(({ price }) => price)
    expect(prices).toEqual(prices.toSorted((a, b) => b - a))
    const window = await query({
      sort: [{ fieldName: 'price', order: 'DESC' }],
      paging: { limit: 3, offset: 2 },
    })
    expect(window).toEqual({ rows: all.rows.slice(2, 5), total: all.total })
    const dear = await query({ filter: { price: { $gt: prices[5] } }, paging: { limit: 0 } })
    expect(dear).toEqual({ rows: [], total: prices.filter((price) => price > (prices[5] ?? 0)).length })
  })

  it.each(['stock', 'cost', 'weight', 'margin', 'sku', 'brand', 'ribbon', 'status', 'name'])(
    'The catalog as a table is sorted by %s',
    async (fieldName) => {
      const { status } = await owner.call('POST', `${path}/query`, { query: { sort: [{ fieldName }] } })
      expect(status).toBe(200)
    },
  )

  it('A row of the table has its keys in the order of the answer', async () => {
    const keys = Object.keys((await row(await make('In order'))) ?? {})
    expect(keys).toEqual(Object.keys(CatalogRow.shape))
  })

  it('The catalog as a table is for who runs the catalog alone, who see hidden products too', async () => {
    const id = await make('Behind the curtain')
    await update([{ id, cells: [{ cell: 'visible', to: false }] }])
    expect(await row(id)).toMatchObject({ name: 'Behind the curtain', visible: false })
    const visitor = await Shopper.visitor(site)
    expect((await visitor.call('POST', `${path}/query`, {})).status).toBe(403)
    expect((await visitor.call('POST', `${path}/update`, { rows: [{ id, cells: [] }] })).status).toBe(403)
    const price = { filter: { cost: { $gt: 1 } } }
    const told = await visitor.call('POST', '/stores/v3/products/search', { search: price })
    expect(told.status).toBe(400)
  })

  it('The catalog as a table is kept in order while stock is sold', async () => {
    const [few, many] = [await make('Few of them'), await make('Many of them')]
    const order = async () =>
      (
        await query({
          filter: { id: { $in: [few, many] } },
          sort: [{ fieldName: 'stock' }],
        })
      ).rows.map(({ stock }) => stock.quantity)
    await update([
      { id: few, cells: [{ cell: 'stock', to: 3 }] },
      { id: many, cells: [{ cell: 'stock', to: 50 }] },
    ])
    expect(await order()).toEqual([3, 50])
    await update([{ id: few, cells: [{ cell: 'stock', to: 80 }] }])
    expect(await order()).toEqual([50, 80])
  })
})

describe('Cells of the table', () => {
  it('Cells of the table are written row by row in one edit, and what is the same leaves nothing', async () => {
    const [a, b] = [await make('Bowl'), await make('Plate', { sku: 'P-1' })]
    const { collections = [] } = (await row((await query({ filter: {} })).rows[0]?.id ?? '')) ?? {}
    const { body, status } = await update([
      {
        id: a,
        cells: [
          ...[
            { cell: 'name', from: 'Bowl', to: ' Deep bowl ' },
            { cell: 'price', from: 10, to: 12.5 },
          ],
          ...[
            { cell: 'cost', from: null, to: 5 },
            { cell: 'weight', to: 1.25 },
            { cell: 'stock', to: 7 },
          ],
          ...[
            { cell: 'brand', to: 'Kiln & Co' },
            { cell: 'ribbon', to: 'Hand made' },
          ],
          { cell: 'collections', from: [], to: collections },
        ],
      },
      { id: b, cells: [{ cell: 'sku', from: 'P-1', to: 'P-1' }] },
    ])
    expect(status).toBe(200)
    expect(
      outcomes(body)
        .flat()
        .filter((each) => !each.endsWith('SAVED')),
    ).toEqual(['sku UNCHANGED'])
    expect(await row(a)).toMatchObject({
      ...{
        name: 'Deep bowl',
        price: 12.5,
        cost: 5,
        weight: 1.25,
        stock: { quantity: 7 },
        brand: 'Kiln & Co',
      },
      ...{ ribbon: 'Hand made', collections, variants: 1, revision: '2' },
    })
    expect(body.results[0].item).toEqual(await row(a))
    const filter = { call: 'UpdateCatalogCells', entityId: { $in: [a, b] } }
    const edits = await owner.call('POST', '/stores/v1/catalog-edits/query', { query: { filter } })
    expect(edits.body.catalogEdits).toHaveLength(1)
    const undo = await owner.call(
      'POST',
      `/stores/v1/catalog-edits/${edits.body.catalogEdits[0].id}/undo`,
      {},
    )
    expect(undo.body.bulkActionMetadata.totalFailures).toBe(0)
    expect(await row(a)).toMatchObject({ name: 'Bowl', price: 10, cost: null, brand: null, collections: [] })
  })

  it('Cells of the table of barcodes are those of one variant, and of tags those that shoppers may see', async () => {
    const tags = { privateTags: { tagIds: ['photograph'] }, publicTags: { tagIds: ['gift'] } }
    const id = await make('Tagged', { tags })
    const many = await make('Sizes', {
      productOptions: [{ name: 'Size', choices: [{ description: 'S' }, { description: 'M' }] }],
    })
    const { body } = await update([
      {
        id,
        cells: [
          { cell: 'barcode', from: null, to: ' 0012 ' },
          { cell: 'tags', from: ['gift'], to: ['sale', 'gift'] },
        ],
      },
      { id: many, cells: [{ cell: 'barcode', to: '5' }] },
    ])
    expect(outcomes(body)).toEqual([['barcode SAVED', 'tags SAVED'], ['barcode REFUSED']])
    expect(await row(id)).toMatchObject({ barcode: '0012', tags: ['sale', 'gift'] })
    expect(await row(many)).toMatchObject({ barcode: null, tags: [] })
    const read = `/stores-reader/v1/products/${id}?includeMerchantSpecificData=true`
    const { product } = (await owner.call('GET', read)).body
    expect(product.tags.privateTags).toEqual(tags.privateTags)
  })

  it('Cells of the table are left as they are where somebody was faster, cell by cell', async () => {
    const id = await make('Contested')
    await update([{ id, cells: [{ cell: 'price', from: 10, to: 11 }] }])
    const { body } = await update([
      {
        id,
        cells: [
          { cell: 'price', from: 10, to: 12 },
          { cell: 'name', from: 'Contested', to: 'Mine' },
        ],
      },
    ])
    expect(body.results[0].cells).toEqual([
      { cell: 'price', outcome: 'CONFLICT', current: 11 },
      { cell: 'name', outcome: 'SAVED' },
    ])
    expect(await row(id)).toMatchObject({ price: 11, name: 'Mine' })
  })

  it('Cells of the table that cannot be are refused with a reason, and stop nothing else', async () => {
    const id = await make('Strict')
    const many = await make('Variants', {
      productOptions: [{ name: 'Size', choices: [{ description: 'S' }, { description: 'M' }] }],
    })
    const gone = '00000000-0000-4000-8000-000000000000'
    const { body } = await update([
      {
        id,
        cells: [
          ...[
            { cell: 'price', to: -1 },
            { cell: 'cost', to: 1.005 },
            { cell: 'name', to: '' },
          ],
          ...[
            { cell: 'collections', to: [gone] },
            { cell: 'sku', to: 'OK-1' },
          ],
        ],
      },
      { id: many, cells: [{ cell: 'stock', to: 3 }] },
      { id: gone, cells: [{ cell: 'sku', to: 'X' }] },
    ])
    expect(outcomes(body)).toEqual([
      ['price REFUSED', 'cost REFUSED', 'name REFUSED', 'collections REFUSED', 'sku SAVED'],
      ['stock REFUSED'],
      [],
    ])
    expect(body.results[2].itemMetadata.error.code).toBe('PRODUCT_NOT_FOUND')
    expect(await row(id)).toMatchObject({ name: 'Strict', price: 10, sku: 'OK-1' })
    const twice = await update([
      { id, cells: [{ cell: 'sku', to: 'A' }] },
      { id, cells: [{ cell: 'sku', to: 'B' }] },
    ])
    expect([twice.status, twice.body.details.applicationError.code]).toEqual([400, 'DUPLICATE_ROW'])
  })

  it('Cells of the table are written once for one key', async () => {
    const id = await make('Keyed')
    const once = () =>
      update([{ id, cells: [{ cell: 'price', from: 10, to: 11 }] }], { idempotencyKey: 'a paste' })
    const [first, second] = await Promise.all([once(), once()])
    expect(first.body).toEqual(second.body)
    expect((await row(id))?.revision).toBe('2')
  })
})
