import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { deploy } from '@galleria/delivery'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FixtureModule, FixtureShop } from './testing/fixture-store.ts'
import { bootIn } from './testing/reading.ts'

const catalog: FixtureModule = {
  name: 'catalog',
  prefixes: ['/', '/products'],
  slots: ['product.purchase'],
  server: `const { Slot } = require('@galleria/federation')
  exports.default = {
    name: 'catalog',
    routes: [{ path: 'products/:slug', Component: () => h(Slot, { name: 'product.purchase', productName: 'Lamp' }) }],
  }`,
}

let shop: FixtureShop
beforeEach(async () => {
  shop = await FixtureShop.create()
  await shop.release(catalog)
})
afterEach(() => shop.close())

/** Releases a remote as a bundler leaves it. `server`: its server build. */
async function release(
  names: readonly string[],
  server: string | null,
  type: 'global' | 'module' = 'global',
): Promise<void> {
  const from = join(shop.folder, 'remote')
  const assets = { js: { sync: [], async: [] }, css: { sync: ['a.css'], async: [] } }
  const manifest = {
    name: 'stores',
    metaData: { globalName: 'stores', remoteEntry: { name: 'remoteEntry.js', path: '', type } },
    shared: [],
    exposes: names.map((name) => ({ path: `./${name}`, assets })),
  }
  const files = {
    'mf-manifest.json': JSON.stringify(manifest),
    'remoteEntry.js': '// entry',
    'a.css': 'b {}',
    ...(server === null ? {} : { 'server/module.js': server }),
  }
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(from, path)), { recursive: true })
    await writeFile(join(from, path), content)
  }
  await deploy(shop.delivery, { module: 'stores', from, manifest: 'mf-manifest.json' })
}

const read = async (url: string, path: string) => {
  const answer = await fetch(url + path)
  return { status: answer.status, caching: answer.headers.get('cache-control'), html: await answer.text() }
}
const slot = 'slot/product.purchase'
const island = (html: string) => `exports.default = { '${slot}': { default: { mount() {}, html: ${html} } } }`

test('A page and an extension of another bundler are drawn under the names that the remote exposes', async () => {
  await release(
    ['page/stores/:city', slot],
    `const { jsx } = require('react/jsx-runtime')
    const { useLoaderData } = require('@galleria/router')
    module.exports = {
      'page/stores/:city': {
        loader: async ({ params }) => params.city,
        Component: () => jsx('h1', { children: 'Stores in ' + useLoaderData() }),
      },
      '${slot}': { default: ({ productName }) => jsx('b', { children: 'Pick up the ' + productName }) },
    }`,
  )
  const url = await shop.open()
  expect(await read(url, '/stores/Berlin')).toMatchObject({
    status: 200,
    html: expect.stringContaining('<h1>Stores in Berlin</h1>'),
  })
  const { html } = await read(url, '/products/lamp')
  expect(html).toContain('<b>Pick up the Lamp</b>')
  const stores = bootIn(html).modules.find(({ name }) => name === 'stores')
  expect(stores?.exposed).toMatchObject({ type: 'global', names: ['page/stores/:city', slot] })
  expect(shop.problems).toEqual([])
})

test.each([
  ['at once', "({ productName }) => '<i>' + productName + '</i>'"],
  ['as a promise', "async ({ productName }) => { await null; return '<i>' + productName + '</i>' }"],
])('HTML that an island gives %s is part of a page that caches keep', async (_, html) => {
  await release([slot], island(html))
  const page = await read(await shop.open(), '/products/lamp')
  expect(page.html).toContain('<div><i>Lamp</i></div>')
  expect(page.html).not.toContain('$RC')
  expect(page.caching).toContain('public')
  expect(bootIn(page.html).served).toContain('stores.product.purchase')
})

test('HTML that comes later follows in the same answer, and no cache keeps that page', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  vi.stubGlobal('lateHtml', promise)
  await release([slot], island('() => lateHtml'))
  const answer = await fetch(`${await shop.open()}/products/lamp`)
  expect(answer.headers.get('cache-control')).not.toContain('public')
  resolve('<i>late</i>')
  expect(await answer.text()).toContain('<i>late</i>')
  vi.unstubAllGlobals()
})

test.each([
  ['throws', '() => { throw new Error("no HTML") }'],
  ['rejects', 'async () => { throw new Error("no HTML") }'],
])('An island whose HTML %s leaves the page alone', async (_, html) => {
  await release([slot], island(html))
  const page = await read(await shop.open(), '/products/lamp')
  expect(page.status).toBe(200)
  expect(page.html).toContain('data-widget="stores.product.purchase"')
  expect(page.html).toContain('</html>')
})

test('An island without HTML, and one that the server build lacks, are left to browsers', async () => {
  await release([slot, 'slot/cart.aside'], `exports.default = { '${slot}': { default: { mount() {} } } }`)
  const { html } = await read(await shop.open(), '/products/lamp')
  expect(bootIn(html).slots).toMatchObject({ 'product.purchase': ['stores.product.purchase'] })
  expect(bootIn(html).served).not.toContain('stores.product.purchase')
})

test('An island that is a page is drawn with what its loader gave', async () => {
  await release(
    ['page/stores'],
    `exports.default = { 'page/stores': {
      loader: async () => ({ city: 'Berlin' }),
      default: { mount() {}, html: ({ city }) => '<h1>' + city + '</h1>' },
    } }`,
  )
  expect((await read(await shop.open(), '/stores')).html).toContain('<div><h1>Berlin</h1></div>')
})

test('Without a server build a page is a skeleton that caches do not keep', async () => {
  await release(['page/stores', slot], null)
  const url = await shop.open()
  const page = await read(url, '/stores')
  expect(page.status).toBe(200)
  expect(bootIn(page.html).page).toMatchObject({ kind: 'module', isPersonal: true })
  expect(bootIn((await read(url, '/products/lamp')).html).served).not.toContain('stores.product.purchase')
  expect(shop.problems).toEqual([])
})

test('A server build that lacks a page leaves the release to browsers, and says which', async () => {
  await release(['page/stores'], 'exports.default = {}')
  const page = await read(await shop.open(), '/stores')
  expect(bootIn(page.html).page).toMatchObject({ kind: 'pending', module: 'stores' })
  expect(shop.problems.join()).toContain('its server build has no "page/stores"')
})

test('The files of JavaScript modules are preloaded as such, with their hashes', async () => {
  await release(
    ['page/stores'],
    `exports.default = { 'page/stores': { Component: () => require('react/jsx-runtime').jsx('h1', { children: 'Stores' }) } }`,
    'module',
  )
  const { html } = await read(await shop.open({ HYDRATION: 'load' }), '/stores')
  expect(html).toMatch(/<link rel="modulepreload"[^>]*remoteEntry\.js"[^>]*integrity="sha384-/)
  expect(html).toMatch(/<link rel="stylesheet" href="[^"]*a\.css"[^>]*integrity="sha384-/)
})
