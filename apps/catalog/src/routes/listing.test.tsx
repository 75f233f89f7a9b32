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
  expect(within(tile).getByRole('link').getAttribute('href')).toMatch(/^\/products\/[\w-]+$/)
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
  await user.type(await screen.findByLabelText('Price to'), '40')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await user.click(await screen.findByRole('link', { name: 'Clear filters' }))
  await expect.poll(() => router.state.location.search).toBe('')
})

test('Nothing in the range is said in words, with a way out', async () => {
  open('/products?max=0.01')
  expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Clear the filters' }).getAttribute('href')).toBe('/products')
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
  expect(await screen.findByRole('heading', { level: 1, name: 'We can’t find that here' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See all products' })).toBeTruthy()
})

test('While the platform is down the page says so and tries again when asked', async () => {
  let isDown = true
  const fetch = (...call: Parameters<typeof globalThis.fetch>) =>
    isDown ? Promise.resolve(new Response(null, { status: 500 })) : site.fetch(...call)
  const { user } = renderModule(module, { at: '/products', platform: { ...site, fetch } })
  const heading = { name: 'The shop can’t be reached right now' }
  expect(await screen.findByRole('heading', heading, { timeout: 15_000 })).toBeTruthy()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(
    await screen.findByRole('heading', { level: 1, name: 'All products' }, { timeout: 5000 }),
  ).toBeTruthy()
})
