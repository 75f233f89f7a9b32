import type { Product } from '@galleria/platform-client/entities/catalog'
import { Collection } from '@galleria/platform-client/entities/catalog'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventTypesOf } from '../../../../dev/testing/event-types.ts'
import { Shopper } from '../../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../../../dev/testing.ts'

let site: TestPlatform
let owner: Shopper
let visitor: Shopper
let some: string[]
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
  owner = new Shopper(site, site.ownerKey)
  visitor = await Shopper.visitor(site)
  const { body } = await visitor.call('POST', '/stores-reader/v1/products/query-platformized', {})
  some = body.products.slice(0, 3).map(({ id }: Product) => id)
})
afterAll(() => site?.close())

const path = '/stores/v1/collections'
const make = async (collection: object) => (await owner.call('POST', path, { collection })).body.collection
const inside = async (id: string, who = visitor): Promise<string[]> => {
  const query = { query: { filter: { collectionIds: { $hasSome: [id] } } } }
  const { body } = await who.see('POST', '/stores-reader/v1/products/query-platformized', query)
  return body.products.map((product: Product) => product.id)
}

describe('A collection', () => {
  it('A collection is made, filled in an order, changed, emptied and deleted, and shoppers see it at once', async () => {
    const made = Collection.parse(await make({ name: 'Quiet rooms', description: 'For evenings' }))
    expect(made).toMatchObject({ slug: 'quiet-rooms', visible: true, numberOfProducts: 0 })
    const [a = '', b = '', c = ''] = some
    expect((await owner.call('POST', `${path}/${made.id}/productIds`, { productIds: [b, a] })).body).toEqual(
      {},
    )
    await owner.call('POST', `${path}/${made.id}/productIds`, { productIds: [a, c] })
    expect(await inside(made.id)).toEqual([b, a, c])
    await owner.call('POST', `${path}/${made.id}/productIds/delete`, { productIds: [a] })
    expect(await inside(made.id)).toEqual([b, c])
    const search = { search: { search: { expression: 'Nocturne' } } }
    const found = async () =>
      (await visitor.see('POST', '/stores/v3/products/search', search)).body.products.length
    expect(await found()).toBe(0)
    await owner.call('PATCH', `${path}/${made.id}`, { collection: { name: 'Nocturne' } })
    expect(await found()).toBe(2)
    const { body } = await visitor.call('GET', '/v2/collections/slug/quiet-rooms')
    expect(body.collection).toMatchObject({ name: 'Nocturne', numberOfProducts: 2 })
    const show = (visible: boolean) =>
      owner.call('PATCH', `/stores/v1/products/${b}`, { product: { visible } })
    await show(false)
    const fewer = await visitor.see('GET', '/v2/collections/slug/quiet-rooms')
    expect(fewer.body.collection).toMatchObject({ numberOfProducts: 1 })
    await show(true)
    expect((await owner.call('DELETE', `/v1/collections/${made.id}`)).body).toEqual({})
    expect((await visitor.call('GET', '/v2/collections/slug/quiet-rooms')).status).toBe(404)
    const told = await eventTypesOf(site, made.id)
    expect(told.map((type) => type.slice(type.lastIndexOf('.') + 1))).toEqual([
      'CollectionCreated',
      'CollectionChanged',
      'CollectionDeleted',
    ])
  })

  it('A collection has the order that was made of its products, and has it back when that is undone', async () => {
    const made = await make({ name: 'In order' })
    const [a = '', b = '', c = ''] = some
    await owner.call('POST', `${path}/${made.id}/productIds`, { productIds: [a, b, c] })
    const at = `${path}/${made.id}/productIds/arrange`
    const arrange = (productIds: string[], more = {}) => owner.call('POST', at, { productIds, ...more })
    const revisionOf = async () => (await owner.call('GET', `/stores/v3/products/${c}`)).body.product.revision
    const revision = await revisionOf()
    // The two change places, and what is between them stays.
    expect((await arrange([c, a])).body).toEqual({})
    expect(await inside(made.id)).toEqual([c, b, a])
    const search = { search: { filter: { 'directCategoriesInfo.categories.id': made.id } } }
    const { body } = await visitor.see('POST', '/stores/v3/products/search', search)
    expect(body.products.map(({ id }: { id: string }) => id)).toEqual([c, b, a])
    expect(await revisionOf()).toBe(revision)
    const edits = '/stores/v1/catalog-edits'
    const asked = { query: { filter: { call: 'ArrangeCollectionProducts' } } }
    const [edit] = (await owner.call('POST', `${edits}/query`, asked)).body.catalogEdits
    expect(edit.changed).toBe(2)
    expect((await owner.call('POST', `${edits}/${edit.id}/undo`, {})).body.bulkActionMetadata).toMatchObject({
      totalSuccesses: 2,
    })
    expect(await inside(made.id)).toEqual([a, b, c])
    const told = await site.platform.services.db
      .selectFrom('outbox')
      .select('payload')
      .where('entityId', '=', made.id)
      .where('type', 'like', '%CollectionChanged')
      .execute()
    expect(told).toHaveLength(2)
    for (const { payload } of told) expect(JSON.stringify(payload)).toContain('productIds')
    await arrange([c, b], { atStart: true })
    expect(await inside(made.id)).toEqual([c, b, a])
    const [twice, stranger] = [await arrange([a, a]), await arrange([b, made.id])]
    expect([twice.status, stranger.status]).toEqual([400, 400])
    expect(twice.body.message).toContain('"productIds[1]" is a duplicate')
    expect(stranger.body.message).toContain('"productIds[1]" is not a product of this collection')
  })

  it('A collection is put in order where two products were at one place', async () => {
    const made = await make({ name: 'At one place' })
    const [a = '', b = '', c = ''] = some.toSorted()
    await owner.call('POST', `${path}/${made.id}/productIds`, { productIds: [a, b, c] })
    await site.platform.services.db
      .updateTable('collectionProducts')
      .set({ position: 7 })
      .where('collectionId', '=', made.id)
      .execute()
    await owner.call('POST', `${path}/${made.id}/productIds/arrange`, { productIds: [b, a] })
    expect(await inside(made.id)).toEqual([b, a, c])
  })

  it('A collection that is hidden is there for who runs the catalog, and for nobody else', async () => {
    const made = await make({ name: 'Next season', visible: false })
    const at = `/v2/collections/${made.id}`
    expect((await owner.call('GET', at)).body.collection.visible).toBe(false)
    expect((await visitor.call('GET', at)).status).toBe(404)
    const query = { query: { filter: { slug: made.slug } } }
    const list = async (who: Shopper) =>
      (await who.call('POST', '/v2/collections/query', query)).body.collections
    expect([(await list(owner)).length, (await list(visitor)).length]).toEqual([1, 0])
    await owner.call('POST', `${path}/${made.id}/productIds`, { productIds: some })
    expect([await inside(made.id, owner), await inside(made.id)]).toEqual([some, []])
  })

  it('A collection takes no products that are not there, and nothing is half done', async () => {
    const made = await make({ name: 'Half' })
    const productIds = [some[0], '00000000-0000-4000-8000-000000000000']
    const answer = await owner.call('POST', `${path}/${made.id}/productIds`, { productIds })
    expect([answer.status, answer.body.message]).toEqual([
      400,
      expect.stringContaining('"productIds[1]" is not a product'),
    ])
    expect(await inside(made.id)).toEqual([])
    expect((await owner.call('PATCH', `${path}/none`, { collection: { name: 'x' } })).status).toBe(404)
  })
})
