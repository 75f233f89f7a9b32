import { Widget } from '@galleria/federation'
import { openShop, renderInModule, renderModule, storeOf } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { updateSiteProperties } from '@galleria/platform-client/site-properties'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import module from '../module.ts'
import { storeData } from '../rules/structured-data/store.ts'
import * as home from './home.tsx'

const site = await createTestPlatform({ seed: 'small' })
afterAll(() => site.close())
afterEach(cleanup)

test('The home page opens with a promise and leads into collections and products', async () => {
  renderModule(module, { at: '/', platform: site })
  expect(await screen.findByRole('heading', { level: 1, name: 'Made for everyday living' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2, name: 'Shop by collection' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2, name: 'New arrivals' })).toBeTruthy()
  expect(screen.getAllByRole('article').length).toBeGreaterThan(3)
  const first = document.querySelector('img')
  expect(first?.getAttribute('fetchpriority')).toBe('high')
  for (const picture of document.querySelectorAll('img')) {
    expect(Number(picture.getAttribute('width'))).toBeGreaterThan(0)
    expect(Number(picture.getAttribute('height'))).toBeGreaterThan(0)
  }
})

test('Search engines, which read pages of the server, are told of the business', async () => {
  await updateSiteProperties(storeOf(site), { properties: { businessName: 'Lumière GmbH' } })
  const shopper = openShop(site)
  expect((await shopper.load(home, '/')).business).toBeNull()
  vi.stubGlobal('document', undefined)
  const { site: facts, business } = await shopper.load(home, '/').finally(vi.unstubAllGlobals)
  expect(storeData(facts, business)).toMatchObject({ '@graph': [{ legalName: 'Lumière GmbH' }, {}] })
})

test('The menu names collections, and in the footer all of them', async () => {
  renderInModule(
    module,
    <>
      <Widget name="catalog.menu" placement="header" />
      <Widget name="catalog.menu" placement="footer" />
    </>,
    { platform: site },
  )
  const header = await screen.findByRole('navigation', { name: 'Shop' })
  const footer = await screen.findByRole('navigation', { name: 'Collections' })
  const row = header.querySelectorAll(':scope > ul > li > a')
  expect(row.length).toBeGreaterThan(2)
  expect(footer.querySelectorAll('a').length).toBeGreaterThanOrEqual(row.length)
})

test('Without a platform the menu still leads to everything', async () => {
  renderInModule(module, <Widget name="catalog.menu" placement="header" />)
  expect(await screen.findByRole('link', { name: 'All products' }, { timeout: 15_000 })).toBeTruthy()
})

test('The search field leads to results that hold what was searched for', async () => {
  const { user } = renderInModule(module, <Widget name="catalog.search" />, { platform: site })
  await user.type(await screen.findByRole('combobox', { name: 'Search' }), 'vase{Enter}')
  expect(await screen.findByRole('heading', { name: 'Results for “vase”' })).toBeTruthy()
  // Products that match in the description alone follow.
  expect(screen.getAllByRole('article')[0]?.textContent).toMatch(/vase/i)
})

test('A search without words asks for some, and one without results says so and where else to look', async () => {
  renderModule(module, { at: '/search?q=%20', platform: site })
  expect(await screen.findByRole('heading', { name: 'What are you looking for?' })).toBeTruthy()
  cleanup()
  renderModule(module, { at: '/search?q=zzzz%25_', platform: site })
  expect(await screen.findByRole('heading', { name: 'No results' })).toBeTruthy()
  const elsewhere = within(screen.getByRole('navigation', { name: 'Other places to look' })).getAllByRole(
    'link',
  )
  expect(elsewhere.length).toBeGreaterThan(2)
  for (const way of elsewhere) expect(way.getAttribute('href')).toMatch(/^\/collections\/[\w-]+$/)
})
