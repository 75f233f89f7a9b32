import { renderModule } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, expect, test } from 'vitest'
import module from '../module.ts'

const site = await createTestPlatform({ seed: 'small' })
afterAll(() => site.close())
afterEach(cleanup)

const open = (at: string) => renderModule(module, { at, platform: site })
const prices = () =>
  screen
    .getAllByRole('article')
    .map((tile) => Number(/\$([\d.,]+)/.exec(tile.textContent)?.[1]?.replace(',', '')))

test('The listing names, pictures and prices its products, and counts them', async () => {
  open('/products')
  expect(await screen.findByRole('heading', { level: 1, name: 'All products' })).toBeTruthy()
  const tiles = screen.getAllByRole('article')
  expect(tiles.length).toBeGreaterThan(5)
  const [tile] = tiles
  if (!tile) throw new Error('There is a tile')
  expect(within(tile).getByRole('heading').querySelector('a')?.getAttribute('href')).toMatch(
    /^\/products\/[\w-]+$/,
  )
  expect(tile.textContent).toMatch(/\$\d/)
  expect(screen.getByRole('status').textContent).toMatch(/^\d+ products$/)
  expect(document.title).toBe('All products · Galleria')
})

test('Sorting goes into the URL and orders the products', async () => {
  const { user, router } = open('/products')
  await user.selectOptions(await screen.findByLabelText('Sort by'), 'Price, low to high')
  await expect.poll(() => router.state.location.search).toBe('?sort=price-asc')
  await expect
    .poll(prices)
    .toSatisfy((found: number[]) => found.every((price, index) => price >= (found[index - 1] ?? 0)))
})

test('A price range filters, says so in the URL, and can be cleared', async () => {
  const { user, router } = open('/products')
  await user.type(await screen.findByLabelText('To'), '40')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await expect.poll(() => router.state.location.search).toBe('?max=40')
  expect(await screen.findByRole('link', { name: 'Remove Up to $40.00' })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Clear filters' }))
  await expect.poll(() => router.state.location.search).toBe('')
})

test('Nothing in the range is said in words, with a way out', async () => {
  open('/products?max=0.01')
  expect(await screen.findByRole('heading', { name: 'No results' })).toBeTruthy()
  for (const way of screen.getAllByRole('link', { name: 'Clear filters' }))
    expect(way.getAttribute('href')).toBe('/products')
})

test('Ticking a value filters at once, and the other values of its group still say what they would bring', async () => {
  const { user, router } = open('/products')
  const group = async () => screen.findByRole('group', { name: 'Brand' })
  const counts = async () => within(await group()).getAllByRole('checkbox').length
  const before = await counts()
  const [first] = within(await group()).getAllByRole<HTMLInputElement>('checkbox')
  if (!first) throw new Error('There is a brand')
  await user.click(first)
  await expect.poll(() => router.state.location.search).toBe(`?brand=${first.value.replaceAll(' ', '+')}`)
  expect(await screen.findByRole('link', { name: `Remove ${first.value}` })).toBeTruthy()
  expect(await counts()).toBe(before)
  for (const tile of screen.getAllByRole('article')) expect(tile.textContent).toContain(first.value)
})

test('The filters that most shoppers use come first, and a ticked one keeps the focus', async () => {
  const { user } = open('/products')
  const form = within(await screen.findByRole('form', { name: 'Filters' }))
  const titles = [...document.querySelectorAll('form summary')].map((title) => title.textContent)
  expect(titles.slice(0, 4)).toEqual(['Price', 'Color', 'Brand', 'Collection'])
  const [brand] = within(form.getByRole('group', { name: 'Brand' })).getAllByRole<HTMLInputElement>(
    'checkbox',
  )
  if (!brand) throw new Error('There is a brand')
  await user.click(brand)
  await screen.findByRole('link', { name: `Remove ${brand.value}` })
  await expect.poll(() => document.activeElement).toHaveProperty('value', brand.value)
  expect(document.activeElement).not.toBe(brand)
})

test('The filters open over the page of a phone, and say how many products they leave', async () => {
  const { user, router } = open('/products')
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  const sheet = await screen.findByRole('dialog', { name: 'Filters' }, { timeout: 10_000 })
  const digital = within(within(sheet).getByRole('group', { name: 'Type' })).getAllByRole('checkbox')[1]
  if (!digital) throw new Error('There are digital products')
  await user.click(digital)
  await expect.poll(() => router.state.location.search).toBe('?type=digital')
  const total = (await screen.findByText(/^\d+ products?$/)).textContent
  await user.click(within(sheet).getByRole('button', { name: `Show ${total}` }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

test('The keyboard skips the filters to the products', async () => {
  open('/products')
  const skip = await screen.findByRole('link', { name: 'Skip to products' })
  const products = document.querySelector(skip.getAttribute('href') ?? '')
  expect(products?.getAttribute('tabindex')).toBe('-1')
  expect(products?.contains(screen.getAllByRole('article')[0] ?? null)).toBe(true)
  expect(products?.querySelector('form')).toBeNull()
})

test('A misspelt word finds what is much like it, and says so', async () => {
  open('/search?q=overshrit')
  expect((await screen.findByRole('status')).textContent).toMatch(/No exact match/)
  expect(screen.getByRole('link', { name: /^Studio Overshirt/ })).toBeTruthy()
})

test('Beside a few matches stand products with some of the words', async () => {
  open('/search?q=kiln vase')
  const shelf = await screen.findByRole('region', { name: 'Similar products' })
  expect(within(shelf).getByRole('link', { name: /^Arc Vase/ })).toBeTruthy()
  expect(within(shelf).queryByRole('link', { name: /^Kiln Seconds Vase/ })).toBeNull()
  expect(screen.queryByRole('region', { name: 'From the journal' })).toBeNull()
})

test('A site of catalog V1 lists its products without facets', async () => {
  const fetch = (...[input, init]: Parameters<typeof globalThis.fetch>) =>
    String(input instanceof Request ? input.url : input).includes('/stores/v3/')
      ? Promise.resolve(Response.json({ message: 'No such call', details: {} }, { status: 404 }))
      : site.fetch(input, init)
  renderModule(module, { at: '/products?type=digital', platform: { ...site, fetch } })
  expect(await screen.findByRole('link', { name: /Plant Care Manual/ })).toBeTruthy()
  expect(screen.queryByRole('group', { name: 'Brand' })).toBeNull()
})

test('A page past the last leads back to the first', async () => {
  open('/products?page=99')
  const way = await screen.findByRole('link', { name: 'Go to the first page' })
  expect(way.getAttribute('href')).toBe('/products')
})

test('A collection shows its own products under its own name', async () => {
  open('/collections/sale')
  expect(await screen.findByRole('heading', { level: 1, name: 'Sale' })).toBeTruthy()
  for (const tile of screen.getAllByRole('article')) expect(tile.querySelector('s')).not.toBeNull()
})

test('An unknown collection is not found, and there is a way on', async () => {
  open('/collections/nowhere')
  expect(await screen.findByRole('heading', { level: 1, name: 'We couldn’t find this page' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See all products' })).toBeTruthy()
})

test('While the platform is down the page says so and tries again when asked', async () => {
  let isDown = true
  const fetch = (...call: Parameters<typeof globalThis.fetch>) =>
    isDown ? Promise.resolve(new Response(null, { status: 500 })) : site.fetch(...call)
  const { user } = renderModule(module, { at: '/products', platform: { ...site, fetch } })
  const heading = { name: 'We can’t connect to the store right now' }
  expect(await screen.findByRole('heading', heading, { timeout: 15_000 })).toBeTruthy()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(
    await screen.findByRole('heading', { level: 1, name: 'All products' }, { timeout: 5000 }),
  ).toBeTruthy()
})
