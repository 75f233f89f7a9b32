import { Widget } from '@galleria/federation'
import { renderInModule } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { createPlatformClient } from '@galleria/platform-client'
import { queryProducts } from '@galleria/platform-client/products'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { rememberViewed } from '../data/recently-viewed.ts'
import module from '../module.ts'

const site = await createTestPlatform({ seed: 'small' })
afterAll(() => site.close())
beforeEach(() => localStorage.clear())
afterEach(cleanup)

const open = () => renderInModule(module, <Widget name="catalog.suggestions" />, { platform: site })

test('A device that has viewed nothing is shown popular products', async () => {
  open()
  const shelf = await screen.findByRole('region', { name: 'Popular products' }, { timeout: 10_000 })
  expect(within(shelf).getAllByRole('article').length).toBeGreaterThan(0)
})

test('A device is shown what was viewed on it, the newest first', async () => {
  const client = createPlatformClient({
    baseUrl: site.url,
    fetch: site.fetch,
    getAuthHeaders: async () => ({ authorization: site.ownerKey }),
  })
  const { products } = await queryProducts(client, { query: { paging: { limit: 2 } } })
  for (const { id } of products) rememberViewed(id)
  open()
  const shelf = await screen.findByRole('region', { name: 'Recently viewed' }, { timeout: 10_000 })
  const names = within(shelf)
    .getAllByRole('heading', { level: 3 })
    .map((name) => name.textContent)
  expect(names).toEqual(products.map(({ name }) => name).toReversed())
})

test('A search without results goes on to suggestions', async () => {
  const { router } = open()
  await router.navigate('/search?q=zzzzzzzz')
  expect(await screen.findByRole('heading', { name: 'No results' })).toBeTruthy()
  const main = await screen.findAllByRole('region', { name: 'Popular products' }, { timeout: 10_000 })
  expect(main).toHaveLength(2)
})
