import { afterEach, beforeEach, expect, test } from 'vitest'
import { cart, FixtureShop, goodCatalog } from './testing/fixture-store.ts'
import { parseXml, textsOf } from './testing/xml.ts'

let shop: FixtureShop
beforeEach(async () => {
  shop = await FixtureShop.create()
  await shop.release(cart)
  await shop.release(goodCatalog)
})
afterEach(() => shop.close())

test('A page names the manifest, the icon, the search and the colors of its language, and they are there', async () => {
  const url = await shop.open()
  for (const prefix of ['', '/ar']) {
    const html = await (await fetch(`${url}${prefix}/cart`)).text()
    const head = html.slice(0, html.indexOf('</head>'))
    expect(head).toContain(`<link rel="manifest" href="${prefix}/manifest.webmanifest"/>`)
    expect(head).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>')
    expect(head).toContain(
      '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#151311"/>',
    )
    const manifest = await fetch(`${url}${prefix}/manifest.webmanifest`)
    expect(manifest.headers.get('content-type')).toBe('application/manifest+json')
    const { start_url: start, icons, name } = await manifest.json()
    expect([start, name]).toEqual([`${prefix}/`, 'Galleria'])
    for (const { src } of icons) {
      const icon = await fetch(url + src)
      expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png'])
    }
    const search = await fetch(`${url}${prefix}/opensearch.xml`)
    expect(search.headers.get('content-type')).toContain('application/opensearchdescription+xml')
    expect(textsOf(parseXml(await search.text()), 'ShortName')).toEqual(['Galleria'])
  }
  const touch = await fetch(`${url}/apple-touch-icon.png`)
  expect([touch.status, touch.headers.get('content-type')]).toEqual([200, 'image/png'])
})

test('An icon or a part of the sitemap that is not there is a clear 404', async () => {
  const url = await shop.open()
  const icon = await fetch(`${url}/icons/icon-9999.png`)
  expect([icon.status, await icon.text()]).toEqual([404, 'Icon not found'])
  for (const part of ['0', 'x', '-1', '99999999'])
    expect((await fetch(`${url}/sitemaps/${part}.xml`)).status).toBe(404)
})

test('A browser finds the service worker, and the page that it shows without a connection in each language', async () => {
  const url = await shop.open()
  const worker = await fetch(`${url}/service-worker.js`)
  expect(worker.headers.get('content-type')).toContain('text/javascript')
  expect(worker.headers.get('cache-control')).toBe('no-cache')
  expect(await worker.text()).toContain('addEventListener')
  for (const [prefix, words] of [
    ['', 'You’re offline'],
    ['/de', 'Sie sind offline'],
  ] as const) {
    const page = await fetch(`${url}${prefix}/offline`)
    expect([page.status, page.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await page.text()).toContain(`<h1>${words}</h1>`)
  }
})

test('A shop that keeps nothing in browsers gives them a worker that removes itself and its copies', async () => {
  const url = await shop.open({ OFFLINE_PAGES: 'off' })
  const worker = await (await fetch(`${url}/service-worker.js`)).text()
  expect(worker).toContain('unregister()')
  expect(worker).not.toContain('respondWith')
})

test('A shell says which part it lacks, and that it lives all the same', async () => {
  const url = await shop.open()
  const ready = await fetch(`${url}/ready`)
  expect([ready.status, await ready.json()]).toEqual([
    503,
    { status: 'not ready', platform: 'missing', registry: 'ok', renderers: 'ok' },
  ])
  expect((await fetch(`${url}/health`)).status).toBe(200)
})

test('While the platform is away, the sitemap and the feed say so and are asked again', async () => {
  const url = await shop.open()
  for (const path of ['/sitemap.xml', '/sitemaps/1.xml', '/journal/feed.xml', '/ar/journal/feed.xml']) {
    const answer = await fetch(url + path)
    expect([path, answer.status, await answer.text()]).toEqual([
      path,
      503,
      'The store cannot be read right now.',
    ])
  }
})

test('A view by other parameters than the page number has no links to languages', async () => {
  const url = await shop.open()
  const links = async (path: string) =>
    [...(await (await fetch(url + path)).text()).matchAll(/hrefLang="x-default" href="([^"]*)"/g)].map(
      ([, address]) => address?.slice(url.length),
    )
  expect(await links('/ar/cart?page=2')).toEqual(['/cart?page=2'])
  expect(await links('/cart?brand=Norr&page=2')).toEqual([])
})
