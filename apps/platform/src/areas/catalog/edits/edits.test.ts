import type { Product } from '@galleria/platform-client/entities/catalog'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'

let site: TestPlatform
let owner: Shopper
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
  owner = new Shopper(site, site.ownerKey)
})
afterAll(() => site?.close())

const path = '/stores/v1/products'
const edits = '/stores/v1/catalog-edits'
const make = async (name: string, more: object = {}): Promise<Product> =>
  (await owner.call('POST', path, { product: { name, priceData: { price: 10 }, ...more } })).body.product
const change = (id: string, product: object) => owner.call('PATCH', `${path}/${id}`, { product })
const read = async (id: string) =>
  (await owner.call('GET', `/stores-reader/v1/products/${id}?includeMerchantSpecificData=true`)).body.product
const editsOf = async (entityId: string) =>
  (await owner.call('POST', `${edits}/query`, { query: { filter: { entityId } } })).body.catalogEdits
const lastOf = async (entityId: string): Promise<string> => (await editsOf(entityId))[0].id
const undo = (id: string) => owner.call('POST', `${edits}/${id}/undo`, {})
const errors = (body: { results: { itemMetadata: { error?: { code: string; description: string } } }[] }) =>
  body.results.map(({ itemMetadata }) => itemMetadata.error?.description)

describe('An edit of the catalog', () => {
  it('An edit of the catalog is kept with who made it, by which call, and from what to what', async () => {
    const { id } = await make('Kept', { brand: 'Nook' })
    await change(id, { name: 'Kept well', priceData: { price: 12 } })
    const [changed, created] = await editsOf(id)
    expect([created.call, created.changed, changed.call, changed.changed]).toEqual([
      ...['CreateProduct', 2, 'UpdateProduct', 1],
    ])
    expect(changed.identity).toEqual({ identityType: 'APP', appId: expect.any(String) })
    const { body } = await owner.call('POST', `${edits}/${changed.id}/rows/query`, {})
    expect(body).toMatchObject({
      total: 1,
      rows: [{ entityType: 'product', entityId: id, action: 'updated' }],
    })
    expect(body.rows[0].cells).toEqual(
      expect.arrayContaining([
        { cell: 'name', from: 'Kept', to: 'Kept well' },
        { cell: 'priceMinor', from: 1000, to: 1200 },
        { cell: expect.stringMatching(/^variants\/.*\/priceMinor$/), from: 1000, to: 1200 },
      ]),
    )
    expect([created.hasJob, changed.hasJob]).toEqual([false, false])
    await change(id, { name: 'Kept well' })
    expect(await editsOf(id)).toHaveLength(2)
  })

  it('An edit of the catalog is listed page by page, the newest first, and only for who runs the catalog', async () => {
    const { id } = await make('Listed')
    for (const price of [11, 12, 13]) await change(id, { priceData: { price } })
    const page = (cursorPaging: object) =>
      owner.call('POST', `${edits}/query`, { query: { filter: { entityId: id }, cursorPaging } })
    const first = (await page({ limit: 3 })).body
    expect([first.catalogEdits.length, first.pagingMetadata.hasNext]).toEqual([3, true])
    const rest = (await page({ limit: 3, cursor: first.pagingMetadata.cursors.next })).body
    expect(rest.catalogEdits.map(({ call }: { call: string }) => call)).toEqual(['CreateProduct'])
    const visitor = await Shopper.visitor(site)
    expect((await visitor.call('POST', `${edits}/query`, {})).status).toBe(403)
    expect((await undo('00000000-0000-4000-8000-000000000000')).status).toBe(404)
  })
})

describe('Undoing an edit', () => {
  it('Undoing an edit puts back what it changed and leaves what others changed since', async () => {
    const { id } = await make('Undone')
    await change(id, { name: 'Renamed', discount: { type: 'PERCENT', value: 50 } })
    const edit = await lastOf(id)
    await change(id, { description: 'Newer words' })
    const { body } = await undo(edit)
    expect(body.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 0 })
    expect(await read(id)).toMatchObject({
      ...{ name: 'Undone', description: 'Newer words', revision: '4', priceData: { discountedPrice: 10 } },
    })
    const [undoing] = await editsOf(id)
    expect([undoing.call, undoing.undoes]).toEqual(['UndoCatalogEdit', edit])
    expect((await owner.call('GET', `${edits}/${edit}`)).body.catalogEdit.undoneBy).toBe(undoing.id)
    await undo(undoing.id)
    expect(await read(id)).toMatchObject({ name: 'Renamed', description: 'Newer words' })
  })

  it('Undoing an edit refuses row by row where something newer would be lost, and says what', async () => {
    const [a, b] = [await make('Bulk A'), await make('Bulk B')]
    const adjust = { ids: [a.id, b.id], adjust: { price: { amount: 5 } } }
    await owner.call('POST', '/stores/v1/bulk/products/adjust-properties', adjust)
    const edit = await lastOf(a.id)
    await change(b.id, { priceData: { price: 99 } })
    const { body } = await undo(edit)
    expect(body.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 })
    expect(errors(body)).toEqual([
      undefined,
      '"Bulk B" wasn\'t changed: priceMinor, saleMinor changed since then.',
    ])
    expect([(await read(a.id)).priceData.price, (await read(b.id)).priceData.price]).toEqual([10, 99])
    expect(errors((await undo(edit)).body)[0]).toContain('"Bulk A" wasn')
  })

  it('Undoing an edit brings a deleted product back as it was, with its variants and its collections', async () => {
    const made = await make('Phoenix', {
      ...{ brand: 'Ash', manageVariants: true },
      productOptions: [{ name: 'Size', choices: [{ description: 'S' }, { description: 'L' }] }],
    })
    const { body } = await owner.call('POST', '/stores/v1/collections', { collection: { name: 'Birds' } })
    const collection = body.collection.id
    await owner.call('POST', `/stores/v1/collections/${collection}/productIds`, { productIds: [made.id] })
    const before = await read(made.id)
    await owner.call('DELETE', `${path}/${made.id}`)
    const deleting = await lastOf(made.id)
    await undo(deleting)
    const { revision, lastUpdated, ...after } = await read(made.id)
    expect(before).toMatchObject(after)
    expect([before.revision, revision, typeof lastUpdated]).toEqual(['2', '3', 'string'])
    const visitor = await Shopper.visitor(site)
    expect((await visitor.see('GET', `/stores-reader/v1/products/${made.id}`)).status).toBe(200)
    await owner.call('DELETE', `/stores/v1/collections/${collection}`)
    expect((await read(made.id)).collectionIds).toEqual([])
    await undo(await lastOf(collection))
    expect((await read(made.id)).collectionIds).toEqual([collection])
  })

  it('Undoing an edit takes a new product away with the brand made for it, unless anything came to it since', async () => {
    const { id } = await make('Fresh', { brand: 'Only here' })
    const creating = await lastOf(id)
    await change(id, { name: 'Worked on' })
    const kept = await undo(creating)
    expect(errors(kept.body)[1]).toContain('name, nameKey changed since then')
    await undo(await lastOf(id))
    const { body } = await undo(creating)
    expect(errors(body)).toEqual([undefined, undefined])
    expect((await owner.call('GET', `/stores-reader/v1/products/${id}`)).status).toBe(404)
    const brands = await owner.call('POST', '/stores/v3/brands/query', {
      query: { filter: { name: 'Only here' } },
    })
    expect(brands.body.brands).toEqual([])
  })

  it('Undoing an edit does not give a product a slug that another has now', async () => {
    const { id } = await make('Slug one')
    await change(id, { slug: 'moved-on' })
    const edit = await lastOf(id)
    await make('Slug one')
    expect(errors((await undo(edit)).body)).toEqual([
      '"Slug one" wasn\'t changed: another product now uses its slug "slug-one".',
    ])
  })
})
