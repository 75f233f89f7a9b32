import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cart, catalog, FixtureShop, goodCatalog } from './testing/fixture-store.ts'

let shop: FixtureShop
beforeEach(async () => {
  shop = await FixtureShop.create()
  await shop.release(cart)
})
afterEach(() => shop.close())

/** The page answers without a moment's waiting, with the frame and the other modules alive, and a skeleton where the broken one stands. */
async function expectRestAlive(url: string) {
  const response = await fetch(`${url}/products/chair`)
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(html).toContain('Mini cart here')
  expect(html).toContain('Your cart')
  expect(html).toContain('Loading page')
  // Without script nothing else would ever come.
  expect(html).toMatch(/<noscript>.*<a [^>]*href="\/products\/chair"[^>]*>.*Reload page.*<\/noscript>/)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await (await fetch(`${url}/cart`)).text()).toContain('Hello from the cart')
  return html
}

// The shop's clock stands still: an answer that came cannot have waited for time to pass, nor for what never ends.
describe("A broken module leaves the page's rest alive", () => {
  test('The page stands without a module whose server build is missing', async () => {
    const folder = await shop.release(goodCatalog)
    await rm(join(folder, 'server/module.js'))
    await expectRestAlive(await shop.open())
  })

  test('The page stands without a module whose server build is not the one that was released', async () => {
    const folder = await shop.release(goodCatalog)
    await writeFile(join(folder, 'server/module.js'), 'globalThis.tampered = true; exports.default = {}')
    await expectRestAlive(await shop.open())
    expect(Object.hasOwn(globalThis, 'tampered')).toBe(false)
    expect(shop.problems.join()).toContain('not the one that was released')
  })

  test('The page stands without a module that throws while it is evaluated', async () => {
    await shop.release(catalog(`throw new Error('bad start')`))
    await expectRestAlive(await shop.open())
  })

  test('The page stands without a module whose evaluation never ends', async () => {
    await shop.release(catalog('for (;;);'))
    await expectRestAlive(await shop.open({ RENDER_BUDGET_MS: '400' }))
  })

  test('The page stands without a module that requires a package that is not shared', async () => {
    await shop.release(catalog(`require('node:fs')`))
    await expectRestAlive(await shop.open())
    expect(shop.problems.join()).toContain('"node:fs" is not shared with modules')
  })

  test('The page of a module whose loader never answers comes within a second, and not before the render budget is spent', async () => {
    await shop.release(goodCatalog)
    const url = await shop.open()
    await fetch(url)
    let isAnswered = false
    const answer = fetch(`${url}/products/slow`).finally(() => {
      isAnswered = true
    })
    await shop.clock.untilAwaited()
    shop.clock.advance(799)
    await fetch(url)
    expect(isAnswered).toBe(false)
    shop.clock.advance(100)
    const html = await (await answer).text()
    expect(html).toContain('Loading page')
    expect(html).toContain('Mini cart here')
  })

  test('The page of a module that throws while rendering keeps its frame', async () => {
    await shop.release(goodCatalog)
    const response = await fetch(`${await shop.open()}/products/broken`)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain('Mini cart here')
    expect(html).toContain('Loading page')
  })

  test('The fallback stands in the place of a widget that throws while rendering', async () => {
    await shop.release(
      catalog(`exports.default = { name: 'catalog', routes: [{ path: '', Component: () => h('h1', {}, 'Home') }],
        widgets: { 'catalog.search': { load: async () => ({ default: () => { throw new Error('no') } }) } } }`),
    )
    const html = await (await fetch(await shop.open())).text()
    expect(html).toContain('Home')
    expect(html).toMatch(
      /<a [^>]*href="\/search"[^>]*aria-label="Search"|<a [^>]*aria-label="Search"[^>]*href="\/search"/,
    )
  })

  test('A second request does not wait again', async () => {
    await shop.release(catalog('for (;;);'))
    const tries = () => shop.problems.filter((text) => text.includes('left to the browser')).length
    const url = await shop.open({ RENDER_BUDGET_MS: '400' })
    await fetch(url)
    const before = tries()
    expect(before).toBeGreaterThan(0)
    await fetch(url)
    expect(tries()).toBe(before)
    shop.clock.advance(1000)
    await fetch(url)
    expect(tries()).toBe(before + 1)
  })
})

describe('The status says what happened', () => {
  test.each([
    ['/products/gone', 404, 'Page not found'],
    ['/nowhere', 404, 'Page not found'],
    ['/cart/nonsense', 404, 'Page not found'],
    ['/products/down', 503, 'We can’t connect to the store right now'],
    ['/products/chair', 200, 'Product chair'],
  ])('%s answers %i', async (path, status, text) => {
    await shop.release(goodCatalog)
    const response = await fetch((await shop.open()) + path)
    expect(response.status).toBe(status)
    expect(await response.text()).toContain(text)
  })

  test('A form cannot be posted to the server, whose visitor is nobody', async () => {
    const response = await fetch(`${await shop.open()}/cart`, { method: 'POST', body: 'x=1' })
    expect(response.status).toBe(405)
  })
})
