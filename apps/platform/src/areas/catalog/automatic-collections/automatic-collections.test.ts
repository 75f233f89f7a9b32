import { undoCatalogEdit } from '@galleria/platform-client/catalog-edits'
import {
  type CollectionRules,
  listCollectionRules,
  previewCollectionRules,
  queryCatalogRows,
  setCollectionRules,
  updateCatalogCells,
} from '@galleria/platform-client/catalog-rows'
import {
  addProductsToCollection,
  arrangeCollectionProducts,
  createCollection,
  createProduct,
} from '@galleria/platform-client/catalog-writes'
import { queryProducts } from '@galleria/platform-client/products'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStoreWithOwner, type StoreWithOwner } from '../../../dev/testing/store-with-owner.ts'
import { TestClock } from '../../../dev/testing.ts'
import { refreshAutomaticCollections } from './refresh.ts'

const clock = new TestClock()
let { site, owner, client } = {} as StoreWithOwner
beforeAll(async () => {
  ;({ site, owner, client } = await openStoreWithOwner({ clock }))
})
afterAll(() => site?.close())

const make = async (name: string, more: object = {}) =>
  (await createProduct(client, { product: { name, priceData: { price: 10 }, ...more } })).product.id
const collectionOf = async (rules: CollectionRules) => {
  const { collection } = await createCollection(client, { collection: { name: `Auto ${Math.random()}` } })
  await setCollectionRules(client, { id: collection.id, rules })
  return collection.id
}
const refresh = () => refreshAutomaticCollections(site.platform.services)
async function namesIn(id: string): Promise<string[]> {
  const query = { filter: { collectionIds: { $hasSome: [id] } } }
  return (await queryProducts(client, { query })).products.map(({ name }) => name)
}
const tagged = (value: string) => ({ field: 'TAG', operator: 'IS', value })
const tags = (...tagIds: string[]) => ({ tags: { publicTags: { tagIds } } })

test('Products come into a collection by its rules in its order, leave it again, and an undo of the rules leaves it to people', async () => {
  const cheap = await make('Auto cheap', { ...tags('auto'), priceData: { price: 5 } })
  const dear = await make('Auto dear', { ...tags('auto'), priceData: { price: 50 } })
  await make('Auto other', { priceData: { price: 6 } })
  const rules = { match: 'ALL', conditions: [tagged('auto')], sort: 'PRICE_DESC' }
  expect(await previewCollectionRules(client, { rules })).toMatchObject({
    ...{ total: 2, rows: [{ name: 'Auto dear' }, { name: 'Auto cheap' }] },
  })
  const id = await collectionOf(rules)
  expect((await listCollectionRules(client, undefined)).collections).toContainEqual({ id, rules })
  await refresh()
  expect(await namesIn(id)).toEqual(['Auto dear', 'Auto cheap'])
  // A price alone moves it within the collection.
  await updateCatalogCells(client, { rows: [{ id: cheap, cells: [{ cell: 'price', to: 70 }] }] })
  await refresh()
  expect(await namesIn(id)).toEqual(['Auto cheap', 'Auto dear'])
  await updateCatalogCells(client, { rows: [{ id: cheap, cells: [{ cell: 'tags', to: [] }] }] })
  await refresh()
  expect(await namesIn(id)).toEqual(['Auto dear'])
  await expect(addProductsToCollection(client, { id, productIds: [cheap] })).rejects.toMatchObject({
    status: 400,
  })
  // A cell of the table, and a job, refuse as the call does, and whether it would come in or go.
  const cell = async (product: string, to: string[]) =>
    (await updateCatalogCells(client, { rows: [{ id: product, cells: [{ cell: 'collections', to }] }] }))
      .results[0]?.cells[0]
  const refused = { outcome: 'REFUSED', error: { code: 'COLLECTION_IS_AUTOMATIC' } }
  expect(await cell(cheap, [id])).toMatchObject({ ...refused, current: [] })
  expect(await cell(dear, [])).toMatchObject({ ...refused, current: [id] })
  const job = await owner.call('POST', '/stores/v3/bulk/products/add-to-categories-by-filter', {
    ...{ filter: {}, categoryIds: [id] },
  })
  expect(job.body.details.applicationError.code).toBe('COLLECTION_IS_AUTOMATIC')
  expect(await namesIn(id)).toEqual(['Auto dear'])
  const { body } = await owner.call('POST', '/stores/v1/catalog-edits/query', { query: {} })
  const called = (name: string) => body.catalogEdits.find(({ call }: { call: string }) => call === name)
  expect(called('UpdateAutomaticCollections')).toMatchObject({ identity: null })
  await undoCatalogEdit(client, { id: called('SetCollectionRules').id })
  await addProductsToCollection(client, { id, productIds: [cheap] })
  await refresh()
  expect(await namesIn(id)).toHaveLength(2)
})

test('Each condition finds what it says, all of them or any', async () => {
  const now = { priceData: { price: 40 }, brand: 'Autobrand', ribbon: 'Autoribbon' }
  await make('Ruled a', { ...now, ...tags('ruled'), discount: { type: 'PERCENT', value: 10 } })
  await make('Ruled b', { ...tags('ruled'), priceData: { price: 9 } })
  const found = async (match: 'ALL' | 'ANY', ...conditions: CollectionRules['conditions']) => {
    const { rows } = await previewCollectionRules(client, { rules: { match, conditions, sort: 'NAME' } })
    return rows.map(({ name }) => name).filter((name) => name.startsWith('Ruled'))
  }
  const ruled = tagged('ruled')
  expect(await found('ALL', ruled, { field: 'BRAND', operator: 'IS', value: 'Autobrand' })).toEqual([
    'Ruled a',
  ])
  expect(await found('ALL', ruled, { field: 'BRAND', operator: 'IS_NOT', value: 'Autobrand' })).toEqual([
    'Ruled b',
  ])
  expect(await found('ALL', ruled, { field: 'RIBBON', operator: 'IS', value: 'Autoribbon' })).toEqual([
    'Ruled a',
  ])
  // The price that a shopper pays: 36 after the discount.
  expect(await found('ALL', ruled, { field: 'PRICE', operator: 'AT_MOST', value: 36 })).toEqual([
    'Ruled a',
    'Ruled b',
  ])
  expect(await found('ALL', ruled, { field: 'PRICE', operator: 'AT_LEAST', value: 36.01 })).toEqual([])
  expect(await found('ALL', ruled, { field: 'DISCOUNTED', operator: 'IS' })).toEqual(['Ruled a'])
  expect(await found('ALL', ruled, { field: 'DISCOUNTED', operator: 'IS_NOT' })).toEqual(['Ruled b'])
  const { rows } = await queryCatalogRows(client, { query: { search: { expression: 'Ruled b' } } })
  await updateCatalogCells(client, { rows: [{ id: rows[0]?.id ?? '', cells: [{ cell: 'stock', to: 3 }] }] })
  expect(await found('ALL', ruled, { field: 'STOCK', operator: 'AT_MOST', value: 3 })).toEqual(['Ruled b'])
  expect(
    await found(
      'ANY',
      { field: 'STOCK', operator: 'AT_MOST', value: 3 },
      { field: 'BRAND', operator: 'IS', value: 'Autobrand' },
    ),
  ).toEqual(['Ruled a', 'Ruled b'])
  const fresh = { field: 'ADDED', operator: 'AT_MOST', value: 2 }
  expect(await found('ALL', ruled, fresh)).toEqual(['Ruled a', 'Ruled b'])
  clock.advance(3 * 86_400)
  expect(await found('ALL', ruled, fresh)).toEqual([])
})

test('A collection that people order keeps their order, and puts what comes in last', async () => {
  const [a, b] = [await make('Arranged a', tags('arranged')), await make('Arranged b', tags('arranged'))]
  const id = await collectionOf({ match: 'ALL', conditions: [tagged('arranged')], sort: 'MANUAL' })
  await refresh()
  await arrangeCollectionProducts(client, { id, productIds: [a, b] })
  await make('Arranged c', tags('arranged'))
  await refresh()
  expect(await namesIn(id)).toEqual(['Arranged a', 'Arranged b', 'Arranged c'])
  await expect(addProductsToCollection(client, { id, productIds: [a] })).rejects.toMatchObject({
    status: 400,
  })
  await setCollectionRules(client, {
    ...{ id, rules: { match: 'ALL', conditions: [tagged('arranged')], sort: 'NAME' } },
  })
  await expect(arrangeCollectionProducts(client, { id, productIds: [a, b] })).rejects.toMatchObject({
    status: 400,
  })
})
