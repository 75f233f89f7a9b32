import { Widget } from '@galleria/federation'
import { renderInModule, renderModule } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { createPlatformClient } from '@galleria/platform-client'
import {
  createContentPage,
  getContentPagePreview,
  type PageKind,
  publishContentPage,
} from '@galleria/platform-client/content-pages'
import { saveMenu } from '@galleria/platform-client/menus'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, expect, test } from 'vitest'
import module from '../module.ts'

const site = await createTestPlatform({ seed: 'small' })
const store = createPlatformClient({
  baseUrl: site.url,
  fetch: site.fetch,
  getAuthHeaders: async () => ({ authorization: site.ownerKey }),
})
const patience = { timeout: 30_000 }
afterEach(cleanup)
afterAll(() => site.close())

async function write(page: { kind: PageKind; title: string } & Record<string, unknown>, isPublished = true) {
  const made = (await createContentPage(store, { page })).page
  if (!isPublished) return made
  return (await publishContentPage(store, { pageId: made.id, revision: made.revision })).page
}

test('A page shows what staff wrote, without anything that could run', async () => {
  await write({
    ...{ kind: 'PAGE', title: 'Shipping' },
    body: '<h3>How fast</h3><p onclick="x()">Three days<script>alert(1)</script></p><a href="javascript:x">No</a>',
  })
  renderModule(module, { at: '/pages/shipping', platform: site })
  expect(await screen.findByRole('heading', { level: 1, name: 'Shipping' }, patience)).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2, name: 'How fast' })).toBeTruthy()
  const article = screen.getByRole('article')
  expect(article.innerHTML).toContain('Three days')
  expect(article.innerHTML).not.toMatch(/<script|onclick|javascript:/)
})

test('A post is found by its words, below the products and while one types', async () => {
  await write({ kind: 'POST', title: 'From the kiln', body: '<p>No two vases are alike.</p>' })
  renderModule(module, { at: '/search?q=kiln vase', platform: site })
  const posts = await screen.findByRole('region', { name: 'From the journal' }, patience)
  const href = within(posts)
    .getByRole('link', { name: /From the kiln/ })
    .getAttribute('href')
  expect(href).toBe('/journal/from-the-kiln')
  cleanup()
  const { user } = renderInModule(module, <Widget name="catalog.search" />, { platform: site })
  await user.type(await screen.findByRole('combobox', { name: 'Search' }), 'kil')
  const line = await screen.findByRole('option', { name: /From the kiln.*Journal/ }, patience)
  expect(line.getAttribute('href')).toBe('/journal/from-the-kiln')
})

test('A draft is not found by shoppers, and its preview says that it is one', async () => {
  const { id, slug } = await write({ kind: 'PAGE', title: 'Secret plans' }, false)
  renderModule(module, { at: `/pages/${slug}`, platform: site })
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We couldn’t find this page' }, patience),
  ).toBeTruthy()
  cleanup()
  const { token } = await getContentPagePreview(store, { pageId: id })
  renderModule(module, { at: `/pages/-/preview/${token}`, platform: site })
  expect(await screen.findByRole('heading', { level: 1, name: 'Secret plans' }, patience)).toBeTruthy()
  expect(screen.getByText(/^Preview: shoppers/)).toBeTruthy()
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex')
})

test('The journal lists posts from the newest on, twelve to a page', async () => {
  for (let number = 1; number <= 13; number += 1) {
    site.clock.advance(60)
    await write({ kind: 'POST', title: `Post ${number}`, summary: `About ${number}` })
  }
  const { user } = renderModule(module, { at: '/journal', platform: site })
  const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  await screen.findByRole('heading', { name: 'Post 13' }, patience)
  expect(titles().slice(0, 2)).toEqual(['Post 13', 'Post 12'])
  expect(titles()).toHaveLength(12)
  await user.click(screen.getByRole('link', { name: 'Older posts' }))
  await user.click(await screen.findByRole('link', { name: /Post 1\b/ }, patience))
  expect(await screen.findByRole('heading', { level: 1, name: 'Post 1' }, patience)).toBeTruthy()
  cleanup()
  renderModule(module, { at: '/journal?page=3', platform: site })
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We couldn’t find this page' }, patience),
  ).toBeTruthy()
})

test('A menu that staff wrote stands in place of the collections, and the other stays', async () => {
  const link = { translations: {}, items: [] }
  const items = [
    { ...link, id: '1', label: 'About us', to: '/pages/about' },
    {
      ...link,
      id: '2',
      label: 'Help',
      to: '',
      items: [{ ...link, id: '3', label: 'Returns', to: '/pages/returns' }],
    },
  ].map((item) => ({ ...item, items: item.items.map(({ items: _, ...each }) => each) }))
  await saveMenu(store, { menu: { name: 'FOOTER', revision: '0', items } })
  renderInModule(
    module,
    <>
      <Widget name="catalog.menu" placement="header" />
      <Widget name="catalog.menu" placement="footer" />
    </>,
    { platform: site },
  )
  const footer = within(await screen.findByRole('navigation', { name: 'Collections' }, patience))
  expect(footer.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['About us', 'Returns'])
  const header = within(await screen.findByRole('navigation', { name: 'Shop' }, patience))
  expect(header.getByRole('link', { name: 'All products' })).toBeTruthy()
})
