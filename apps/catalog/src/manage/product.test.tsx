import { storeOf } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { createInfoSection } from '@galleria/platform-client/catalog-info-sections'
import { queryCatalogRows } from '@galleria/platform-client/catalog-rows'
import {
  addProductsToCollection,
  createCollection,
  createProduct,
  getOwnProduct,
  updateProduct,
} from '@galleria/platform-client/catalog-writes'
import { queryProducts } from '@galleria/platform-client/products'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openAs } from './staff.fixture.ts'

const site = await createTestPlatform({ seed: 'small' })
const store = storeOf(site)
// The store's side makes a client of its own, which asks as a browser does.
beforeAll(() => {
  vi.stubGlobal('fetch', site.fetch)
  // The table of products, to which one comes back, asks how wide the page is.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})
afterAll(() => site.close())

const LONG = { timeout: 30_000 }
const read = async (id: string) =>
  (await getOwnProduct(store, { id, includeMerchantSpecificData: true })).product
const make = async (name: string) =>
  (await createProduct(store, { product: { name, priceData: { price: 10 } } })).product

test('A product is made with options, of which every combination has its own price and stock', async () => {
  const { user, router } = await openAs(site, 'owner', '/manage/catalog/products/new')
  await user.click(await screen.findByRole('button', { name: 'Save' }, LONG))
  expect(screen.getAllByText('Enter a value')).toHaveLength(2)
  await user.type(screen.getByLabelText('Name'), 'Tall jug')
  await user.type(screen.getByLabelText('Price (USD)'), '20')
  await user.type(screen.getByLabelText('Cost (USD)'), '8')
  expect(screen.getByText('Customers pay $20.00. Profit $12.00, margin 60%.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add option' }))
  await user.type(screen.getByLabelText('Option name'), 'Size')
  await user.type(screen.getByLabelText('Choice 1'), 'S')
  await user.click(screen.getByRole('button', { name: 'Add choice' }))
  await user.type(screen.getByLabelText('Choice 2'), 'L')
  await user.type(screen.getByLabelText('Price of L'), '24')
  await user.click(screen.getByRole('checkbox', { name: 'Select all variants' }))
  await user.selectOptions(screen.getByLabelText('Field'), 'Stock')
  await user.type(screen.getByLabelText('Value'), '7')
  await user.click(screen.getByRole('button', { name: 'Apply to selected (2)' }))
  const preview = within(screen.getByRole('complementary', { name: /^Preview/ }))
  expect(await preview.findByText('Tall jug')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('heading', { level: 1, name: 'Tall jug' }, LONG)
  const made = await read(router.state.location.pathname.split('/').at(-1) ?? '')
  expect(made).toMatchObject({ name: 'Tall jug', slug: 'tall-jug', costAndProfitData: { itemCost: 8 } })
  expect(
    made.variants.map(({ choices, variant, stock }) => [
      choices.Size,
      variant.priceData.price,
      stock.quantity,
    ]),
  ).toEqual([
    ['S', 20, 7],
    ['L', 24, 7],
  ])
})

test('Both changes are kept after a conflict, and fields that both changed ask for a choice', async () => {
  const { id } = await make('Shallow bowl')
  const { user } = await openAs(site, 'owner', `/manage/catalog/products/${id}`)
  const price = await screen.findByLabelText<HTMLInputElement>('Price (USD)', {}, LONG)
  await user.clear(price)
  await user.type(price, '12')
  await updateProduct(store, { product: { id, priceData: { price: 15 }, sku: 'BOWL' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const take = await screen.findByRole('button', { name: 'Take theirs: Price' }, LONG)
  expect(price.value).toBe('12')
  expect(screen.getByLabelText<HTMLInputElement>('SKU').value).toBe('BOWL')
  expect(await read(id)).toMatchObject({ priceData: { price: 15 } })
  await user.click(take)
  expect(price.value).toBe('15')
  await user.clear(price)
  await user.type(price, '13')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved.', {}, LONG)
  expect(await read(id)).toMatchObject({ priceData: { price: 13 }, sku: 'BOWL' })
})

test('An unsaved draft is offered again on top of the current product', async () => {
  const { id } = await make('Flat plate')
  const first = await openAs(site, 'owner', `/manage/catalog/products/${id}`)
  await first.user.type(await screen.findByLabelText('Name', {}, LONG), ' of clay')
  dispatchEvent(new Event('pagehide'))
  cleanup()
  await updateProduct(store, { product: { id, sku: 'PLATE' } })
  const { user } = await openAs(site, 'owner', `/manage/catalog/products/${id}`)
  const name = await screen.findByLabelText<HTMLInputElement>('Name', {}, LONG)
  expect(name.value).toBe('Flat plate')
  expect(screen.getByText(/The product was changed since/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Continue editing' }))
  expect(name.value).toBe('Flat plate of clay')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved.', {}, LONG)
  expect(await read(id)).toMatchObject({ name: 'Flat plate of clay', sku: 'PLATE' })
})

test('Pictures of the shop are added, put in another order by keyboard, and described', async () => {
  const { id } = await make('Pictured')
  const query = { filter: { slug: 'studio-overshirt' }, paging: { limit: 1 } }
  const [shirt] = (await queryProducts(store, { query })).products
  const [first, second] = shirt?.media?.items ?? []
  const { user } = await openAs(site, 'owner', `/manage/catalog/products/${id}`)
  await user.type(await screen.findByLabelText('Search media library', {}, LONG), shirt?.name ?? '')
  await user.click(screen.getByRole('button', { name: 'Find images' }))
  const [one, two] = await screen.findAllByRole('button', { name: /^Add “/ }, LONG)
  if (!one || !two) throw new Error('The shirt has two pictures')
  await user.click(one)
  await user.click(two)
  const list = within(screen.getByRole('list', { name: 'Images and files' }))
  const [down] = list.getAllByRole('button', { name: /^Move “.*” down$/ })
  if (!down) throw new Error('Every picture can be moved')
  down.focus()
  await user.keyboard('{Enter}')
  expect(screen.getByText(/moved to position 2 of 2\.$/)).toBeTruthy()
  expect(document.activeElement?.getAttribute('data-way')).toBe('down')
  const [alt] = list.getAllByLabelText('Alt text')
  if (!alt) throw new Error('A picture has words')
  await user.clear(alt)
  await user.type(alt, 'From behind')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved.', {}, LONG)
  const { media } = await read(id)
  expect(media?.items.map((item) => item.id)).toEqual([second?.id, first?.id])
  expect(media?.items[0]?.image?.altText).toBe('From behind')
})

test('A deletion asks first and removes the product from the shop', async () => {
  const { id } = await make('Odd cup')
  const { user, router } = await openAs(site, 'owner', `/manage/catalog/products/${id}`)
  await user.click(await screen.findByRole('button', { name: 'Delete' }, LONG))
  const asked = within(await screen.findByRole('alertdialog', {}, LONG))
  await user.click(asked.getByRole('button', { name: 'Delete' }))
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/manage/catalog'), LONG)
  await expect(read(id)).rejects.toMatchObject({ status: 404 })
})

test('A section of the shop is put on a product as it is, and gets words of its own only when that is wanted', async () => {
  const info = { uniqueName: 'washing', title: 'Washing', plainDescription: 'By hand, in cold water.' }
  const { infoSection } = await createInfoSection(store, { infoSection: info })
  const { id } = await make('Linen cloth')
  const sections = async () => (await read(id)).additionalInfoSections
  const { user } = await openAs(site, 'owner', `/manage/catalog/products/${id}`)
  await user.click(await screen.findByRole('button', { name: 'Use an existing section' }, LONG))
  const choice = await screen.findByLabelText<HTMLSelectElement>('Existing section', {}, LONG)
  await user.selectOptions(choice, 'Washing: By hand, in cold water.')
  await user.click(screen.getByRole('button', { name: 'Use section' }))
  expect(screen.getByText(/^Shared by several products/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved.', {}, LONG)
  expect(await sections()).toEqual([
    { id: infoSection.id, title: 'Washing', description: 'By hand, in cold water.' },
  ])
  await user.click(screen.getByRole('button', { name: 'Write a section for this product only' }))
  const title = screen.getByLabelText<HTMLInputElement>('Title')
  await user.type(title, ' at home')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(
    async () =>
      expect(await sections()).toEqual([
        { title: 'Washing at home', description: 'By hand, in cold water.' },
      ]),
    LONG,
  )
})

test('A product stays in a collection that shoppers do not see, and leaves it when told to', async () => {
  const { id } = await make('Kept back')
  const { collection } = await createCollection(store, { collection: { name: 'Soon', visible: false } })
  await addProductsToCollection(store, { id: collection.id, productIds: [id] })
  const isIn = async () => (await queryCatalogRows(store, { query: { filter: { id } } })).rows[0]?.collections
  const { user } = await openAs(site, 'owner', `/manage/catalog/products/${id}`)
  const soon = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Soon (Hidden)' }, LONG)
  expect(soon.checked).toBe(true)
  await user.type(screen.getByLabelText('SKU'), 'KEPT')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved.', {}, LONG)
  expect(await isIn()).toEqual([collection.id])
  await user.click(screen.getByRole('checkbox', { name: 'Soon (Hidden)' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(async () => expect(await isIn()).toEqual([]), LONG)
})

test('Tags, barcodes, sizes, the till, the tax group and the main category are written, and somebody else’s tags are told', async () => {
  const { id } = await make('Filed jug')
  const { collection } = await createCollection(store, { collection: { name: 'Filed here' } })
  const { user } = await openAs(site, 'owner', `/manage/catalog/products/${id}`)
  const tags = await screen.findByRole('textbox', { name: 'Tags' }, LONG)
  await user.type(tags, 'gift{Enter}clay,')
  await user.type(screen.getByRole('textbox', { name: 'Staff tags' }), 'photograph')
  await user.click(screen.getByRole('button', { name: 'Remove tag gift' }))
  expect(document.activeElement).toBe(tags)
  await user.type(screen.getByLabelText('Barcode'), '4006381333931')
  const size = within(screen.getByRole('group', { name: 'Size' }))
  await user.type(size.getByLabelText('Length'), '12,5')
  await user.type(size.getByLabelText('Height'), 'high')
  await user.selectOptions(screen.getByLabelText('Point of sale'), 'Never available')
  await user.selectOptions(screen.getByLabelText('Tax group'), 'Books and manuals')
  await user.click(screen.getByRole('checkbox', { name: 'Filed here' }))
  await user.selectOptions(screen.getByLabelText('Main category'), 'Filed here')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('Enter a length. Example: 12.5')).toBeTruthy()
  await user.clear(size.getByLabelText('Height'))
  await updateProduct(store, { product: { id, tags: { publicTags: { tagIds: ['sale'] } } } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const take = await screen.findByRole('button', { name: 'Take theirs: Tags' }, LONG)
  expect(screen.getByRole('cell', { name: 'sale' })).toBeTruthy()
  await user.click(take)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved.', {}, LONG)
  await vi.waitFor(async () => expect((await read(id)).mainCategoryId).toBe(collection.id), LONG)
  expect(await read(id)).toMatchObject({
    ...{ barcode: '4006381333931', visibleInPos: false, productDimensions: { length: '12.5', unit: 'CM' } },
    tags: { publicTags: { tagIds: ['sale'] }, privateTags: { tagIds: ['photograph'] } },
    taxGroupId: expect.any(String),
  })
})

test('Variants have barcodes, contents and sizes of their own in the table', async () => {
  const { id } = (
    await createProduct(store, {
      product: {
        ...{ name: 'Soap', priceData: { price: 10 } },
        productOptions: [{ name: 'Size', choices: [{ description: 'Small' }, { description: 'Large' }] }],
      },
    })
  ).product
  const { user } = await openAs(site, 'owner', `/manage/catalog/products/${id}`)
  await user.type(await screen.findByLabelText('Barcode of Large', {}, LONG), '42')
  await user.click(screen.getByRole('checkbox', { name: 'Show price per unit' }))
  await user.type(screen.getByLabelText('Package quantity'), '250')
  const content = screen.getByLabelText<HTMLInputElement>('Quantity of Large')
  expect(content.placeholder).toBe('250 g')
  await user.type(content, '1 l')
  await user.click(screen.getByRole('checkbox', { name: 'Enter sizes per variant' }))
  await user.type(screen.getByLabelText('Size of Large'), '20 x 10 x 5')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(content.getAttribute('aria-invalid')).toBe('true')
  await user.clear(content)
  await user.type(content, '1 kg')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved.', {}, LONG)
  const [, large] = (await read(id)).variants
  expect(large?.variant).toMatchObject({
    barcode: '42',
    pricePerUnit: { settings: { quantity: 1, measurementUnit: 'KG' } },
    productDimensions: { length: '20', width: '10', height: '5', unit: 'CM' },
  })
})

test('Single variants are ordered ahead, and keep that where others or their words change', async () => {
  const { id } = (
    await createProduct(store, {
      product: {
        ...{ name: 'Winter coat', priceData: { price: 10 } },
        productOptions: [{ name: 'Size', choices: [{ description: 'S' }, { description: 'L' }] }],
      },
    })
  ).product
  const ahead = async () =>
    (await read(id)).variants.map(({ preorderInfo }) => (preorderInfo ? (preorderInfo.message ?? '') : null))
  const { user } = await openAs(site, 'owner', `/manage/catalog/products/${id}`)
  const isAhead = await screen.findByRole('checkbox', { name: 'Allow pre-orders' }, LONG)
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Saved.', {}, LONG)
  }
  expect(screen.queryByRole('checkbox', { name: 'Pre-order of S' })).toBeNull()
  await user.click(isAhead)
  await user.click(screen.getByRole('checkbox', { name: 'Pre-order of S' }))
  await user.type(screen.getByLabelText('Message to customers'), 'In June')
  await save()
  expect(await ahead()).toEqual([null, 'In June'])
  await user.type(screen.getByLabelText('Message to customers'), ' or July')
  await user.type(screen.getByLabelText('Price of S'), '12')
  await vi.waitFor(() => expect(screen.queryByText('Saved.')).toBeNull())
  await save()
  expect(await ahead()).toEqual([null, 'In June or July'])
})

test('Products that go well with one are picked, ordered by keyboard, and led to from both sides', async () => {
  const [product, one, other] = [await make('Tea pot'), await make('Tea cup'), await make('Tea tray')]
  const { user } = await openAs(site, 'owner', `/manage/catalog/products/${product.id}`)
  const field = await screen.findByRole('combobox', { name: 'Products' }, LONG)
  for (const name of [/^Tea cup/, /^Tea tray/]) {
    await user.type(field, 'Tea')
    await user.click(await screen.findByRole('option', { name }, LONG))
  }
  const up = await screen.findByRole('button', { name: 'Move “Tea tray” up' }, LONG)
  up.focus()
  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('checkbox', { name: /^Show similar products/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved.', {}, LONG)
  expect((await read(product.id)).relatedProducts).toEqual({
    ...{ productIds: [other.id, one.id], automatic: false },
  })
  await make('Tea spoon')
  await user.type(field, 'Tea')
  await user.click(await screen.findByRole('option', { name: /^Tea spoon/ }, LONG))
  await vi.waitFor(() => expect(localStorage.getItem(`galleria.manage.product.${product.id}`)).toBeTruthy())
  cleanup()
  const { user: later } = await openAs(site, 'owner', `/manage/catalog/products/${product.id}`)
  await later.click(await screen.findByRole('button', { name: 'Continue editing' }, LONG))
  expect(screen.getByRole('link', { name: 'Tea spoon' })).toBeTruthy()
  cleanup()
  await openAs(site, 'owner', `/manage/catalog/products/${one.id}`)
  const link = await screen.findByRole('link', { name: 'Tea pot' }, LONG)
  expect(link.getAttribute('href')).toBe(`/manage/catalog/products/${product.id}`)
})

test('A product is edited where the platform lacks what is beside it, or fails to answer', async () => {
  const { id } = await make('Plain plate')
  const missing = /catalog-rows|tax-groups|relating/
  const failing = /size-guides|stock\/levels|back-in-stock/
  vi.stubGlobal('fetch', (...[input, init]: Parameters<typeof fetch>) => {
    const url = input instanceof Request ? input.url : String(input)
    const status = missing.test(url) ? 404 : failing.test(url) ? 501 : undefined
    return status ? Response.json({ message: 'No' }, { status }) : site.fetch(input, init)
  })
  const { user } = await openAs(site, 'owner', `/manage/catalog/products/${id}`)
  await user.type(await screen.findByLabelText('Name', {}, LONG), 's')
  expect(screen.queryByRole('link', { name: /size guide/i })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved.', {}, LONG)
  expect((await read(id)).name).toBe('Plain plates')
  vi.stubGlobal('fetch', site.fetch)
})
