import { languages } from '@galleria/i18n'
import { createTestPlatform } from '@galleria/platform/testing'
import { createPlatformClient } from '@galleria/platform-client'
import { createContentPage, publishContentPage } from '@galleria/platform-client/content-pages'
import { afterAll, expect, test } from 'vitest'
import { parseXml, textsOf } from '../testing/xml.ts'
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

const origin = () => 'https://shop.example'
const addresses = async () => pathsOf(await createSitemap(client, origin).read())
const pathsOf = (xml: string) =>
  [...parseXml(xml).querySelectorAll('url > loc, sitemap > loc')].map(({ textContent }) =>
    textContent?.slice(origin().length),
  )

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

test('A product has its pictures once, its day of change, and links to every language', async () => {
  const document = parseXml(await createSitemap(client, origin).read())
  const urls = [...document.getElementsByTagName('url')].filter((url) =>
    textsOf(url, 'loc')[0]?.includes('/products/'),
  )
  const english = urls.filter((url) => /example\/products\//.test(textsOf(url, 'loc')[0] ?? ''))
  expect(english.length).toBeGreaterThan(3)
  for (const url of english) {
    const [changed = ''] = textsOf(url, 'lastmod')
    expect(new Date(changed).toISOString()).toBe(changed)
    expect(url.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link').length).toBe(6)
  }
  const image = 'http://www.google.com/schemas/sitemap-image/1.1'
  const pictures = english.flatMap((url) => [...url.getElementsByTagNameNS(image, 'loc')])
  expect(pictures.length).toBeGreaterThan(english.length / 2)
  for (const { textContent } of pictures) expect(textContent).toMatch(/^https?:\/\/[^/]+\/media\/\S+$/)
  for (const url of urls.filter((each) => !english.includes(each)))
    expect(url.getElementsByTagNameNS(image, 'image')).toHaveLength(0)
})

test('The sitemap is written once for ten minutes of readers', async () => {
  let written = 0
  const sitemap = createSitemap(client, () => {
    written += 1
    return origin()
  })
  const [first, second] = [await sitemap.read(), await sitemap.readPart(1)]
  expect(second).toBe(first)
  expect(written).toBe(1)
})

test('A shop of more paths than a file should hold comes as an index of parts', async () => {
  const whole = await addresses()
  const perPart = Math.ceil(whole.length / languages.length / 3)
  const sitemap = createSitemap(client, origin, perPart)
  expect(pathsOf(await sitemap.read())).toEqual(['/sitemaps/1.xml', '/sitemaps/2.xml', '/sitemaps/3.xml'])
  const parts = await Promise.all([1, 2, 3].map((number) => sitemap.readPart(number)))
  expect(parts.flatMap((part) => pathsOf(part ?? ''))).toEqual(whole)
  expect(await sitemap.readPart(4)).toBeUndefined()
})
