import { renderModule, storeOf } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { updateProduct } from '@galleria/platform-client/catalog-writes'
import { type Product, queryProducts } from '@galleria/platform-client/products'
import { createSizeGuide } from '@galleria/platform-client/size-guides'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import module from '../module.ts'

const site = await createTestPlatform({ seed: 'small' })
afterAll(() => site.close())
afterEach(cleanup)

/** Stands in for the cart, and tells what it was given. */
const AddToCart = (props: Record<string, unknown>) => <output>{JSON.stringify(props)}</output>
const open = (at: string) =>
  renderModule(module, { at, platform: site, widgets: { 'cart.add-to-cart': AddToCart } })
const given = () => JSON.parse(screen.getByText(/productId/).textContent)

const { client } = open('/search')
const { products } = await queryProducts(client, { query: { paging: { limit: 100 } } })
cleanup()

function find(what: (product: Product) => boolean): Product {
  const found = products.find(what)
  if (!found) throw new Error('The small seed has no such product')
  return found
}
const isColored = (product: Product) =>
  product.productOptions.some(
    ({ optionType, choices }) => optionType === 'color' && choices.filter(({ media }) => media).length > 1,
  )

test('A product page says what it is, and under which address machines should know it', async () => {
  const product = find(() => true)
  open(`/products/${product.slug}`)
  expect(await screen.findByRole('heading', { level: 1, name: product.name })).toBeTruthy()
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    `http://shop.test/products/${product.slug}`,
  )
})

test('A choice goes into the URL, the gallery follows, and Back leads to where one came from', async () => {
  const product = find(isColored)
  const [option] = product.productOptions.filter(({ optionType }) => optionType === 'color')
  const [, second] = option?.choices ?? []
  if (!option || !second) throw new Error('There are two colors')
  const { user, router } = open('/products')
  await screen.findByRole('heading', { level: 1, name: 'All products' })
  await router.navigate(`/products/${product.slug}`)
  await screen.findByRole('heading', { level: 1, name: product.name })
  const shown = () => document.querySelector('[aria-current=true] img')?.getAttribute('src')
  const before = shown()
  await user.click(screen.getByRole('radio', { name: new RegExp(`^${second.description}`) }))
  await expect
    .poll(() => new URLSearchParams(router.state.location.search).get(option.name))
    .toBe(second.description)
  await expect.poll(shown).not.toBe(before)
  expect(shown()).toBe(second.media?.items[0]?.image?.url)
  await router.navigate(-1)
  expect(await screen.findByRole('heading', { level: 1, name: 'All products' })).toBeTruthy()
})

test('The first variant that can be bought is chosen on arrival, so that the first press adds it', async () => {
  const product = find(
    ({ productOptions, variants }) =>
      productOptions.some(({ choices }) => choices.length > 1) && variants[0]?.stock.inStock === true,
  )
  open(`/products/${product.slug}`)
  await screen.findByRole('heading', { level: 1, name: product.name })
  const [first] = product.variants
  expect(given()).toMatchObject({ productId: product.id, productName: product.name, missingOptions: [] })
  expect(given()).toMatchObject({ variantId: first?.id, options: first?.choices })
  const checked = screen.getAllByRole<HTMLInputElement>('radio').filter((radio) => radio.checked)
  for (const choice of Object.values(first?.choices ?? {}))
    expect(checked.map(({ value }) => value)).toContain(choice)
})

test('The cart is told what is chosen', async () => {
  const product = find(({ productOptions }) => productOptions.some(({ choices }) => choices.length > 1))
  const variant = product.variants[0]
  open(`/products/${product.slug}?${new URLSearchParams(variant?.choices)}`)
  await screen.findByRole('heading', { level: 1, name: product.name })
  expect(given()).toMatchObject({ variantId: variant?.id, options: variant?.choices, missingOptions: [] })
})

test('A subscription shows its price, and the cart gets the chosen purchase option', async () => {
  const product = find(({ subscriptionDetails }) => Boolean(subscriptionDetails))
  const [monthly] = product.subscriptionDetails?.subscriptions ?? []
  const { user } = open(`/products/${product.slug}?${new URLSearchParams(product.variants[0]?.choices)}`)
  const once = await screen.findByRole('radio', { name: /^One-time purchase/ })
  expect(once).toHaveProperty('checked', true)
  expect(given().subscriptionOptionId).toBeUndefined()
  const again = screen.getByRole('radio', { name: /^Every month/ })
  expect(again.closest('label')?.textContent).toContain('Billed monthly · 10% off · Cancel anytime')
  await user.click(again)
  expect(given()).toMatchObject({ productId: product.id, subscriptionOptionId: monthly?.id })
  await user.click(once)
  expect(given().subscriptionOptionId).toBeUndefined()
})

test('A sold-out product says so and can still be viewed', async () => {
  const product = find(({ stock }) => stock.inventoryStatus === 'OUT_OF_STOCK')
  open(`/products/${product.slug}`)
  await screen.findByRole('heading', { level: 1, name: product.name })
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain('Sold out')
  expect(given().soldOut).toBe(true)
})

test('For what is sold out one leaves an address, a wrong one being told apart', async () => {
  const product = find(({ stock, preorderInfo }) => stock.inventoryStatus === 'OUT_OF_STOCK' && !preorderInfo)
  const { user } = open(`/products/${product.slug}?${new URLSearchParams(product.variants[0]?.choices)}`)
  const email = await screen.findByRole('textbox', { name: 'Email' })
  await user.type(email, 'ada')
  await user.click(screen.getByRole('button', { name: 'Notify me' }))
  expect(await screen.findByText('Enter an email address like name@example.com')).toBeTruthy()
  await user.clear(screen.getByRole('textbox', { name: 'Email' }))
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@galleria.test')
  await user.click(screen.getByRole('button', { name: 'Notify me' }))
  expect(await screen.findByText('We’ll email ada@galleria.test when it’s back in stock.')).toBeTruthy()
  const kept = await site.platform.services.db.selectFrom('backInStockRequests').select('email').execute()
  expect(kept).toEqual([{ email: 'ada@galleria.test' }])
})

test('An address that was typed for one sold-out variant stays when another is chosen', async () => {
  const product = find(
    ({ stock, preorderInfo, variants }) =>
      stock.inventoryStatus === 'OUT_OF_STOCK' && !preorderInfo && variants.length > 1,
  )
  const { user } = open(`/products/${product.slug}`)
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'ada@galleria.test')
  await user.click(screen.getAllByRole('radio').at(-1) as HTMLElement)
  await vi.waitFor(() => expect(given().variantId).toBe(product.variants.at(-1)?.id))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value).toBe('ada@galleria.test')
  await user.click(screen.getByRole('button', { name: 'Notify me' }))
  expect(await screen.findByText('We’ll email ada@galleria.test when it’s back in stock.')).toBeTruthy()
  await site.platform.services.db.deleteFrom('backInStockRequests').execute()
})

test('A shopper on the waiting list sees so and can withdraw there', async () => {
  const product = find(({ stock, preorderInfo }) => stock.inventoryStatus === 'OUT_OF_STOCK' && !preorderInfo)
  const { user } = open(`/products/${product.slug}?${new URLSearchParams(product.variants[0]?.choices)}`)
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'grace@galleria.test')
  await user.click(screen.getByRole('button', { name: 'Notify me' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel notification' }))
  const gone = await screen.findByText('We won’t email you about this product.')
  await vi.waitFor(() => expect(gone.closest('[role=status]') === document.activeElement).toBe(true))
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeTruthy()
  const kept = await site.platform.services.db.selectFrom('backInStockRequests').select('email').execute()
  expect(kept.map(({ email }) => email)).not.toContain('grace@galleria.test')
})

test('A pre-order product says when it ships, and the cart gets the pre-order', async () => {
  const product = find(({ preorderInfo }) => preorderInfo?.enabled === true)
  open(`/products/${product.slug}`)
  expect(await screen.findByText(`Pre-order. ${product.preorderInfo?.message}`)).toBeTruthy()
  expect(given().preorder).toBe(true)
})

test('A digital product names its file and how large it is', async () => {
  const product = find(({ digitalFile, giftCard }) => Boolean(digitalFile) && !giftCard)
  open(`/products/${product.slug}`)
  expect(
    await screen.findByText(new RegExp(`^Includes ${product.digitalFile?.fileName} \\([\\d.]+ \\w+\\)$`)),
  ).toBeTruthy()
})

test('Recently viewed products stand below the current one', async () => {
  localStorage.clear()
  const [first, second] = [find(() => true), find(({ id }) => id !== products[0]?.id)]
  open(`/products/${first.slug}`)
  await screen.findByRole('heading', { level: 1, name: first.name })
  cleanup()
  open(`/products/${second.slug}`)
  const shelf = await screen.findByRole('region', { name: 'Recently viewed' })
  expect(shelf.querySelector('a')?.getAttribute('href')).toBe(`/products/${first.slug}`)
})

test('A thumbnail brings its picture to the front by keyboard', async () => {
  const product = find(({ media }) => (media?.items.filter(({ image }) => image).length ?? 0) > 1)
  const { user } = open(`/products/${product.slug}`)
  const thumbnail = await screen.findByRole('link', { name: /^Image 2 of/ })
  thumbnail.focus()
  await user.keyboard('{Enter}')
  expect(thumbnail.getAttribute('aria-current')).toBe('true')
})

test.each(['nothing-like-it', '%00', 'x'.repeat(300), '../../etc'])(
  'The address %j is not found',
  async (slug) => {
    open(`/products/${encodeURIComponent(decodeURIComponent(slug))}`)
    expect(await screen.findByRole('heading', { level: 1, name: 'We couldn’t find this page' })).toBeTruthy()
  },
)

test('A product page shows what goes well with it in the merchant’s order, and nothing where that is turned off', async () => {
  const [product, first, second] = products.filter(({ stock }) => stock.inStock)
  if (!product || !first || !second) throw new Error('The small seed has three products in stock')
  const pick = (productIds: string[]) =>
    updateProduct(storeOf(site), {
      product: { id: product.id, relatedProducts: { productIds, automatic: false } },
    })
  await pick([second.id, first.id])
  open(`/products/${product.slug}`)
  const shelf = within(await screen.findByRole('region', { name: 'Goes well with' }))
  const names = shelf.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(names).toEqual([second.name, first.name])
  cleanup()
  await pick([])
  const { router } = open(`/products/${product.slug}`)
  await screen.findByRole('heading', { level: 1, name: product.name })
  const [page] = Object.values(router.state.loaderData)
  expect(await page.related).toEqual({ products: [], isPicked: expect.any(Boolean) })
  expect(screen.queryByRole('region', { name: /^Goes well|^You may/ })).toBeNull()
})

test('Sizes open in a dialog over the product, and are a page of their own by the same link', async () => {
  const [product, other] = products
  if (!product || !other) throw new Error('The small seed has two products')
  const columns = ['Size', 'Chest'].map((name, at) => ({ name, isMeasure: at > 0 }))
  await createSizeGuide(storeOf(site), {
    sizeGuide: {
      ...{ name: 'Shirt sizes', unit: 'CM', columns, rows: [['S', '88–92']], notes: 'Measured flat.' },
      ...{ productIds: [product.id], collectionIds: [], translations: {} },
    },
  })
  const { user, router } = open(`/products/${product.slug}`)
  const link = await screen.findByRole('link', { name: 'Size guide' })
  expect(link.getAttribute('href')).toBe(`/products/${product.slug}/size-guide`)
  await user.click(link)
  const dialog = await screen.findByRole('dialog', { name: 'Shirt sizes' })
  const row = await within(dialog).findByRole('row', { name: /^S 88/ })
  expect(row.textContent).toContain('88–92')
  expect(row.textContent).toContain('34.6–36.2')
  expect(router.state.location.pathname).toBe(`/products/${product.slug}`)
  cleanup()
  open(`/products/${product.slug}/size-guide`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Shirt sizes' })).toBeTruthy()
  expect(screen.getByText('Measured flat.')).toBeTruthy()
  cleanup()
  let isDown = false
  const fetch: typeof site.fetch = (...asked) =>
    isDown ? Promise.reject(new TypeError('Failed to fetch')) : site.fetch(...asked)
  const at = `/products/${product.slug}`
  const later = renderModule(module, { at, platform: { url: site.url, clientId: site.clientId, fetch } })
  const way = await screen.findByRole('link', { name: 'Size guide' })
  isDown = true
  await later.user.click(way)
  await expect.poll(() => later.router.state.location.pathname).toBe(`${at}/size-guide`)
  cleanup()
  open(`/products/${other.slug}`)
  await screen.findByRole('heading', { level: 1, name: other.name })
  expect(screen.queryByRole('link', { name: 'Size guide' })).toBeNull()
})
