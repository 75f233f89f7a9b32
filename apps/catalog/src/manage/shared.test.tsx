import { storeOf } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { queryBrands } from '@galleria/platform-client/catalog-shared'
import {
  addProductsToCollection,
  createCollection,
  createProduct,
  getOwnProduct,
} from '@galleria/platform-client/catalog-writes'
import { queryProducts } from '@galleria/platform-client/products'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openAs } from './staff.fixture.ts'

const site = await createTestPlatform({ seed: 'small' })
const store = storeOf(site)
// The store's side makes a client of its own, which asks as a browser does.
beforeAll(() => vi.stubGlobal('fetch', site.fetch))
afterEach(cleanup)
afterAll(() => site.close())

const LONG = { timeout: 30_000 }
const read = async (id: string) =>
  (await getOwnProduct(store, { id, includeMerchantSpecificData: true })).product

/** The card of one thing, by its heading. */
async function cardOf(name: string) {
  const heading = await screen.findByRole('heading', { level: 2, name }, LONG)
  const card = heading.closest('section')
  if (!card) throw new Error('Each has a card')
  return within(card)
}

test('A brand is made, renamed on every product that has it, and deleted after a question', async () => {
  const product = { name: 'Branded', priceData: { price: 5 }, brand: 'Kiln & Co' }
  const { id } = (await createProduct(store, { product })).product
  const { user } = await openAs(site, 'owner', '/manage/catalog/brands')
  const added = await cardOf('Add brand')
  await user.type(added.getByLabelText('Name'), 'Ember')
  await user.click(added.getByRole('button', { name: 'Save' }))
  await cardOf('Ember')
  const card = await cardOf('Kiln & Co')
  expect(card.getByText('1 product')).toBeTruthy()
  await user.click(card.getByRole('button', { name: 'Edit Kiln & Co' }))
  await user.type(card.getByLabelText('Name'), 'mpany')
  await user.click(card.getByRole('button', { name: 'Save' }))
  await cardOf('Kiln & Company')
  expect((await read(id)).brand).toBe('Kiln & Company')
  const ember = await cardOf('Ember')
  await user.click(ember.getByRole('button', { name: 'Edit Ember' }))
  await user.click(ember.getByRole('button', { name: 'Delete' }))
  const asked = within(await screen.findByRole('alertdialog', {}, LONG))
  await user.click(asked.getByRole('button', { name: 'Delete' }))
  await vi.waitFor(() => expect(screen.queryByRole('heading', { name: 'Ember' })).toBeNull(), LONG)
  const { brands } = await queryBrands(store, { query: { filter: { name: 'Ember' } } })
  expect(brands).toEqual([])
}, 90_000)

test('All products of one brand get another, by a change that can be taken back', async () => {
  for (const brand of ['Ferne', 'Fern'])
    await createProduct(store, { product: { name: `Of ${brand}`, priceData: { price: 5 }, brand } })
  const { user, router } = await openAs(site, 'owner', '/manage/catalog/brands')
  const card = await cardOf('Ferne')
  await user.click(card.getByRole('button', { name: 'Edit Ferne' }))
  await user.click(card.getByText('Move products from Ferne'))
  await user.click(card.getByRole('button', { name: 'Move products' }))
  expect(card.getByText('Choose where to move the products')).toBeTruthy()
  await vi.waitFor(() => expect(document.activeElement).toBe(card.getByLabelText('Move to')))
  await user.selectOptions(card.getByLabelText('Move to'), 'Fern')
  await user.click(card.getByRole('button', { name: 'Move products' }))
  await vi.waitFor(
    () => expect(router.state.location.pathname).toMatch(/^\/manage\/catalog\/history\/./),
    LONG,
  )
  // A job of the platform's, which nothing carries on in this process.
  expect((await screen.findAllByText('0 of 1 products', {}, LONG)).length).toBeGreaterThan(0)
}, 90_000)

test('A ribbon and an info section are made the same way', async () => {
  const first = await openAs(site, 'staff', '/manage/catalog/ribbons')
  const ribbon = await cardOf('Add ribbon')
  await first.user.type(ribbon.getByLabelText('Name'), 'Slow made')
  await first.user.click(ribbon.getByRole('button', { name: 'Save' }))
  await cardOf('Slow made')
  cleanup()
  const { user } = await openAs(site, 'staff', '/manage/catalog/info-sections')
  const section = await cardOf('Add info section')
  await user.type(section.getByLabelText('Name'), 'Glaze')
  await user.click(section.getByRole('button', { name: 'Save' }))
  const made = await cardOf('Glaze')
  expect(made.queryByLabelText('Name')).toBeNull()
  await user.click(made.getByRole('button', { name: 'Edit Glaze' }))
  const name = made.getByLabelText<HTMLInputElement>('Name')
  await user.type(name, 's')
  await user.click(made.getByRole('button', { name: 'Save' }))
  await cardOf('Glazes')
}, 90_000)

test('Products go into a collection and out of it, and the collection changes its words', async () => {
  const { collection } = await createCollection(store, { collection: { name: 'For the shelf' } })
  const { id } = (await createProduct(store, { product: { name: 'Shelf bowl', priceData: { price: 5 } } }))
    .product
  const { user } = await openAs(site, 'owner', `/manage/catalog/collections/${collection.id}?q=Shelf`)
  await user.click(await screen.findByRole('button', { name: 'Add Shelf bowl' }, LONG))
  await screen.findByText('Shelf bowl added to the collection.', {}, LONG)
  expect((await read(id)).collectionIds).toContain(collection.id)
  await user.click(screen.getByRole('button', { name: 'Remove Shelf bowl' }))
  await screen.findByText('No products in this collection yet', {}, LONG)
  expect((await read(id)).collectionIds).not.toContain(collection.id)
  const name = screen.getByLabelText<HTMLInputElement>('Name')
  await user.clear(name)
  await user.type(name, 'For the table')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('heading', { level: 1, name: 'For the table' }, LONG)
}, 90_000)

test("A search's results are shown before all of them go into a collection", async () => {
  const { collection } = await createCollection(store, { collection: { name: 'By question' } })
  const ids: string[] = []
  for (const name of ['Ask one', 'Ask two', 'Ask three']) {
    const { product } = await createProduct(store, { product: { name, priceData: { price: 50 } } })
    ids.push(product.id)
  }
  await addProductsToCollection(store, { id: collection.id, productIds: ids.slice(0, 1) })
  const { user } = await openAs(site, 'owner', `/manage/catalog/collections/${collection.id}?q=ask&from=40`)
  await screen.findByText('3 products found, 1 already in this collection', {}, LONG)
  await user.click(screen.getByRole('button', { name: 'Add all 2 products' }))
  await screen.findByText('2 products added. You can undo this from the history.', {}, LONG)
  await screen.findByRole('list', { name: '3 products' }, LONG)
  const query = { filter: { collectionIds: { $hasSome: [collection.id] } } }
  const { products } = await queryProducts(store, { query })
  expect(products.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
}, 90_000)

test('The products of a collection are put in order, saved as one change, and shoppers have that order', async () => {
  const { collection } = await createCollection(store, { collection: { name: 'A row of cups' } })
  const names = ['Cup one', 'Cup two', 'Cup three']
  const made = await Promise.all(
    names.map((name) => createProduct(store, { product: { name, priceData: { price: 5 } } })),
  )
  const productIds = made.map(({ product }) => product.id)
  await addProductsToCollection(store, { id: collection.id, productIds })
  const { user } = await openAs(site, 'staff', `/manage/catalog/collections/${collection.id}`)
  const list = await screen.findByRole('list', { name: '3 products' }, LONG)
  const shown = () =>
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  expect(shown()).toEqual(names)
  await user.click(screen.getByRole('button', { name: 'Move “Cup one” down' }))
  await user.click(screen.getByRole('button', { name: 'Move “Cup one” down' }))
  expect(shown()).toEqual(['Cup two', 'Cup three', 'Cup one'])
  await user.click(screen.getByRole('button', { name: 'Undo changes' }))
  expect(shown()).toEqual(names)
  await user.click(screen.getByRole('button', { name: 'Move “Cup three” up' }))
  await user.click(screen.getByRole('button', { name: 'Save order' }))
  await screen.findByText('Order saved.', {}, LONG)
  await user.click(screen.getByRole('button', { name: 'Move to top: Cup two' }))
  await screen.findByText('Cup two moved to the top.', {}, LONG)
  expect(shown()).toEqual(['Cup two', 'Cup one', 'Cup three'])
  const query = { filter: { collectionIds: { $hasSome: [collection.id] } } }
  const { products } = await queryProducts(store, { query })
  expect(products.map(({ name }) => name)).toEqual(['Cup two', 'Cup one', 'Cup three'])
  cleanup()
  await openAs(site, 'staff', '/manage/catalog/history')
  expect(await screen.findAllByText('Products in a collection reordered', {}, LONG)).toHaveLength(2)
}, 90_000)
