import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FixtureModule, FixtureShop, goodCatalog } from './testing/fixture-store.ts'

const cart: FixtureModule = {
  name: 'cart',
  prefixes: ['/cart', '/checkout'],
  widgets: ['cart.mini-cart'],
  server: `exports.default = {
    name: 'cart',
    routes: ['cart', 'checkout', 'checkout/review', 'checkout/thank-you'].map((path) => ({
      path, Component: () => h('h1', {}, 'Page ' + path),
    })),
    widgets: { 'cart.mini-cart': { load: async () => ({ default: () => h('b', {}, 'Mini cart here') }) } },
  }`,
}

let shop: FixtureShop
beforeEach(async () => {
  shop = await FixtureShop.create()
  await shop.release(goodCatalog)
  await shop.release(cart)
})
afterEach(() => shop.close())

test('The steps of the checkout lead home and to the cart alone, other pages of the cart everywhere', async () => {
  const url = await shop.open()
  const read = async (path: string) => (await fetch(url + path)).text()
  for (const path of ['/checkout', '/checkout/review']) {
    const html = await read(path)
    expect(html).toContain('Secure checkout')
    expect(html).toContain('Mini cart here')
    expect(html).not.toContain('href="/search"')
    expect(html).not.toContain('<footer')
  }
  for (const path of ['/cart', '/checkout/thank-you']) {
    const html = await read(path)
    expect(html).not.toContain('Secure checkout')
    expect(html).toContain('<footer')
  }
})
