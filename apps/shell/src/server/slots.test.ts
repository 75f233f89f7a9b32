import { turnExtension } from '@galleria/delivery'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cart, type FixtureModule, FixtureShop } from './testing/fixture-store.ts'

const catalog: FixtureModule = {
  name: 'catalog',
  prefixes: ['/', '/products'],
  slots: ['product.purchase'],
  server: `const { Slot } = require('@galleria/federation')
  exports.default = {
    name: 'catalog',
    routes: [
      { path: '', Component: () => h('h1', {}, 'Home') },
      { path: 'products/:slug', Component: () =>
        h('main', { id: 'product' }, h(Slot, { name: 'product.purchase', productName: 'Lamp' })) },
    ],
  }`,
}

/** A module that adds one element to the product page. */
const extending = (name: string, order: number, component: string): FixtureModule => ({
  name,
  extensions: { 'product.purchase': order },
  server: `exports.default = {
    name: '${name}',
    routes: [],
    extensions: { 'product.purchase': { load: async () => ({ default: ${component} }) } },
  }`,
})
const says = (text: string) => `({ productName }) => h('i', {}, '${text} ' + productName)`

let shop: FixtureShop
beforeEach(async () => {
  shop = await FixtureShop.create()
  await shop.release(catalog)
})
afterEach(() => shop.close())

const read = async (url: string, path = '/products/lamp') => (await fetch(url + path)).text()
const boot = (html: string) =>
  JSON.parse(/<script id="galleria-boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')
const extensionsIn = (html: string) => [...html.matchAll(/data-widget="([^"]+)"/g)].map(([, name]) => name)

test('A release adds to the page of another module, in order, without a release of that page', async () => {
  const url = await shop.open()
  expect(extensionsIn(await read(url))).not.toContain('wishlist.product.purchase')
  await shop.release(extending('wishlist', 100, says('Save')))
  await shop.release(extending('reviews', 10, says('Read about')))
  shop.clock.advance(600)
  const html = await read(url)
  expect(html).toContain('Save Lamp')
  expect(html.indexOf('Read about Lamp')).toBeLessThan(html.indexOf('Save Lamp'))
  const names = ['reviews.product.purchase', 'wishlist.product.purchase']
  expect(boot(html).slots).toEqual({ 'product.purchase': names })
  expect(boot(html).served).toEqual(expect.arrayContaining(names))
  expect(boot(html).modules.map(({ name }: { name: string }) => name)).toContain('wishlist')
  // A page of a module without the slot does not load whoever fills it.
  await shop.release(cart)
  shop.clock.advance(600)
  expect(boot(await read(url, '/cart')).modules.map(({ name }: { name: string }) => name)).toEqual([
    'cart',
    'catalog',
  ])
})

test('An extension that throws leaves the page and the other extensions alone', async () => {
  await shop.release(extending('wishlist', 1, "() => { throw new Error('broken') }"))
  await shop.release(extending('reviews', 2, says('Read about')))
  const html = await read(await shop.open())
  expect(html).toContain('<main id="product">')
  expect(html).toContain('Read about Lamp')
})

test('A slot shows as many extensions as its limit', async () => {
  for (const [index, name] of ['one', 'two', 'three', 'four'].entries())
    await shop.release(extending(name, index, says(name)))
  const html = await read(await shop.open())
  expect(html).toContain('three Lamp')
  expect(html).not.toContain('four Lamp')
})

test('An extension that is turned off is gone from the next page on, and comes back', async () => {
  await shop.release(extending('wishlist', 1, says('Save')))
  const url = await shop.open()
  const turn = async (isOn: boolean) => {
    await turnExtension(shop.delivery, { module: 'wishlist', slot: 'product.purchase', isOn })
    shop.clock.advance(600)
    return read(url)
  }
  expect(await read(url)).toContain('Save Lamp')
  const html = await turn(false)
  expect(html).not.toContain('Save Lamp')
  expect(boot(html).slots).toBeUndefined()
  expect(boot(html).modules.map(({ name }: { name: string }) => name)).not.toContain('wishlist')
  expect(await turn(true)).toContain('Save Lamp')
  await expect(
    turnExtension(shop.delivery, { module: 'wishlist', slot: 'cart.aside', isOn: false }),
  ).rejects.toThrow('wishlist adds nothing to the slot "cart.aside"')
})

test("The console turns an extension off on the module's page, after a confirmation", async () => {
  await shop.release(extending('wishlist', 1, says('Save')))
  const key = 'a-key-that-is-long-enough'
  const url = await shop.open({ GALLERIA_CONSOLE_KEY: key, ...shop.signing() })
  const entered = await fetch(`${url}/console/sign-in`, {
    method: 'POST',
    body: new URLSearchParams({ key, name: 'Ada' }),
    headers: { origin: url },
    redirect: 'manual',
  })
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? ''
  const open = async (path: string) => (await fetch(url + path, { headers: { cookie } })).text()
  const page = await open('/console/modules/wishlist')
  const path = /href="(\/console\/modules\/wishlist\/extension-off[^"]*)"/.exec(page)?.[1] ?? ''
  const confirmation = await open(path)
  expect(confirmation).toContain('Turn off what wishlist adds to product.purchase?')
  const fields = [...confirmation.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  const form = new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value]))
  const done = await fetch(`${url}/console/modules/wishlist/extension-off`, {
    method: 'POST',
    body: form,
    headers: { cookie, origin: url },
    redirect: 'manual',
  })
  expect(done.status).toBe(303)
  shop.clock.advance(600)
  expect(await read(url)).not.toContain('Save Lamp')
  expect(await open('/console/modules/wishlist')).toContain('extension-on')
  expect(await open('/console/history')).toContain('turned off the extension of wishlist in product.purchase')
})
