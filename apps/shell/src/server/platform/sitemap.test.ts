import { createTestPlatform } from '@galleria/platform/testing'
import { createPlatformClient } from '@galleria/platform-client'
import { createContentPage, publishContentPage } from '@galleria/platform-client/content-pages'
import { afterAll, expect, test } from 'vitest'
import { createSitemap } from './sitemap.ts'

const site = await createTestPlatform({ seed: 'small' })
afterAll(() => site.close())
let isWithoutPages = false
const client = createPlatformClient({
  baseUrl: site.url,
  fetch: (input, init) =>
    isWithoutPages && new Request(input, init).url.includes('/shown-pages')
      ? Promise.resolve(new Response('{}', { status: 404 }))
      : site.fetch(input, init),
  getAuthHeaders: async () => ({ authorization: site.ownerKey }),
})

const addresses = async () => {
  const xml = await createSitemap(client, () => 'https://shop.example').read()
  return [...xml.matchAll(/<loc>https:\/\/shop\.example([^<]*)<\/loc>/g)].map(([, path]) => path)
}

test('The sitemap names published pages and posts, and the journal once it has a post', async () => {
  const publish = async (kind: 'PAGE' | 'POST', title: string) => {
    const { page } = await createContentPage(client, { page: { kind, title } })
    await publishContentPage(client, { pageId: page.id, revision: page.revision })
  }
  const before = await addresses()
  for (const title of ['Page 1', 'Page 2']) await publish('PAGE', title)
  await createContentPage(client, { page: { kind: 'PAGE', title: 'Draft' } })
  const withPages = await addresses()
  expect(withPages.filter((path) => path?.startsWith('/pages/page-'))).toHaveLength(2)
  expect(withPages).toContain('/ar/pages/page-1')
  expect(withPages).not.toContain('/pages/draft')
  await publish('POST', 'News')
  expect(await addresses()).toEqual(expect.arrayContaining(['/journal', '/journal/news', '/de/journal/news']))
  expect(before).toContain('/products')
})

test('A platform without pages leaves the sitemap its products', async () => {
  isWithoutPages = true
  const paths = await addresses()
  expect(paths.some((path) => path?.startsWith('/products/'))).toBe(true)
  expect(paths.some((path) => path?.startsWith('/pages/'))).toBe(false)
})
