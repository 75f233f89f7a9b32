import { afterEach, beforeEach, expect, test } from 'vitest'
import { cart, FixtureShop, goodCatalog } from './testing/fixture-store.ts'

let shop: FixtureShop
beforeEach(async () => {
  shop = await FixtureShop.create()
  await shop.release(cart)
  await shop.release(goodCatalog)
})
afterEach(() => shop.close())

const boot = (html: string) =>
  JSON.parse(/<script id="galleria-boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')

test('a page is composed of the modules that the registry names', async () => {
  const response = await fetch(await shop.open())
  const html = await response.text()
  expect(html).toContain('<h1>Home</h1>')
  expect(html).toContain('Search here')
  expect(html).toContain('Mini cart here')
  expect(response.headers.get('cache-control')).toContain('s-maxage')
})

test('a new release is served without a restart, and the old files stay', async () => {
  const url = await shop.open()
  expect(await (await fetch(`${url}/cart`)).text()).toContain('Hello from the cart')
  await shop.release({ ...cart, server: cart.server.replace('Hello from', 'Greetings of') }, '2.0.0')
  shop.clock.advance(600)
  const html = await (await fetch(`${url}/cart`)).text()
  expect(html).toContain('Greetings of the cart')
  expect(boot(html).modules.find((module: { name: string }) => module.name === 'cart').version).toBe('2.0.0')
  const old = await fetch(`${url}/modules/cart/1.0.0/web/remoteEntry.js`)
  expect(old.status).toBe(200)
  expect(old.headers.get('cache-control')).toContain('immutable')
})

test('with 200 registered modules the home page brings and loads no more than with two', async () => {
  const url = await shop.open()
  const read = async () => (await fetch(url)).text()
  const few = await read()
  for (let index = 0; index < 198; index++) {
    const name = `extra-${index}`
    await shop.release({
      name,
      prefixes: [`/${name}`],
      server: `exports.default = { name: '${name}', routes: [] }`,
    })
  }
  shop.clock.advance(600)
  const many = await read()
  expect(boot(many).revision).toBeGreaterThan(boot(few).revision)
  expect(boot(many).modules).toEqual(boot(few).modules)
  const addresses = (html: string) =>
    [...html.matchAll(/(?:href|src)="(\/[^"]*)"/g)].map(([, address]) => address)
  expect(addresses(many)).toEqual(addresses(few))
})

test('an address of a module the page does not know is resolved when asked for', async () => {
  const url = await shop.open()
  const resolve = async (query: string) => (await fetch(`${url}/registry/resolve?${query}`)).json()
  expect(await resolve('path=/cart/anything')).toMatchObject({
    module: { name: 'cart', base: '/modules/cart/1.0.0/web/', entry: 'remoteEntry.js' },
  })
  expect(await resolve('path=/unknown')).toMatchObject({ module: null })
  expect(await resolve('module=catalog')).toMatchObject({ module: { name: 'catalog' } })
})

test('data that looks like markup cannot end the boot data', async () => {
  const html = await (
    await fetch(`${await shop.open()}/products/${encodeURIComponent('</script><b>')}`)
  ).text()
  expect(html).not.toContain('</script><b>')
  expect(JSON.stringify(boot(html).loaderData)).toContain('</script><b>')
})

test('every page forbids what it does not need', async () => {
  const response = await fetch(await shop.open())
  const policy = response.headers.get('content-security-policy') ?? ''
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  expect(policy).toContain("object-src 'none'")
  expect(policy).toContain("'strict-dynamic'")
  expect(await response.text()).toContain(`nonce="${nonce}"`)
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

test('no path leads out of the module store', async () => {
  const url = await shop.open()
  for (const path of [
    'cart/1.0.0/web/..%2Fserver%2Fmodule.js',
    'cart/1.0.0/server/module.js',
    '..%2F/x/web/a.js',
  ]) {
    expect((await fetch(`${url}/modules/${path}`)).status).toBe(404)
  }
})

test('a page in Arabic is made of the same modules, at its own addresses and in its own words', async () => {
  await shop.release({ ...cart, nav: [{ label: 'Your cart', labels: { ar: 'سلتك' }, to: '/cart' }] }, '1.1.0')
  const url = await shop.open()
  const html = await (await fetch(`${url}/ar/cart`)).text()
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).toContain('Hello from the cart')
  expect(html).toMatch(/<a [^>]*href="\/ar\/cart"[^>]*>سلتك<\/a>/)
  expect(html).toContain(`hrefLang="x-default" href="${url}/cart"`)
  expect(boot(html).site).toMatchObject({ shellUrl: `${url}/ar`, locale: 'ar-u-nu-latn' })
  expect((await fetch(`${url}/ar/unknown`)).status).toBe(404)
})

test('a link that a module says leads nowhere in this store is left out, for a minute at a time', async () => {
  const asked = `
    let asked = 0
    exports.default.nav = [{ label: 'Your cart', to: '/cart', offered: async () => ++asked > 1 }]`
  await shop.release({ ...cart, server: cart.server + asked }, '1.1.0')
  const url = await shop.open()
  const nav = async () => boot(await (await fetch(url)).text()).nav
  expect(await nav()).toEqual([])
  expect(await nav()).toEqual([])
  shop.clock.advance(60_001)
  expect(await nav()).toEqual([{ label: 'Your cart', to: '/cart' }])
})

test('a link stays where its module does not know whether it leads anywhere', async () => {
  const failing = `
    exports.default.nav = [
    { label: 'Your cart', to: '/cart', offered: async () => { throw new Error('away') } }]`
  await shop.release({ ...cart, server: cart.server + failing }, '1.1.0')
  const url = await shop.open()
  expect(boot(await (await fetch(url)).text()).nav).toEqual([{ label: 'Your cart', to: '/cart' }])
  expect(shop.problems).toContain('Whether /cart is offered is unknown: away')
})

test('words of the page’s own scripts are in its language', async () => {
  const url = await shop.open()
  expect(await (await fetch(url)).text()).toContain('Load the page again')
  const arabic = await (await fetch(`${url}/ar/cart`)).text()
  expect(arabic).toContain('أعد تحميل الصفحة')
  expect(arabic).not.toContain('Load the page again')
})

test('a currency that was chosen makes a page one shopper’s own, until it is the store’s again', async () => {
  const url = await shop.open()
  const visit = (cookie: string) => fetch(url, { headers: { cookie } })
  const chosen = await visit('galleria_currency=EUR')
  expect(chosen.headers.get('cache-control')).toBe('private, no-store')
  expect(boot(await chosen.text()).site.currency).toBe('EUR')
  for (const cookie of ['galleria_currency=USD', 'galleria_currency=XXX', '']) {
    expect((await visit(cookie)).headers.get('cache-control')).toContain('s-maxage')
  }
})

test('the form of the currency switch keeps the choice and leads back, to this site alone', async () => {
  const url = await shop.open()
  const choose = (form: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${url}/preferences`, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers,
      redirect: 'manual',
    })
  const kept = await choose({ currency: 'EUR', return: '/ar/products?page=2' })
  expect([kept.status, kept.headers.get('location')]).toEqual([303, '/ar/products?page=2'])
  expect(kept.headers.get('set-cookie')).toContain('galleria_currency=EUR')
  const lured = await choose({ currency: 'EUR', return: '//evil.example' })
  expect(lured.headers.get('location')).toBe('/')
  expect((await choose({ currency: 'XXX', return: '/' })).status).toBe(400)
  expect((await choose({ currency: 'EUR' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
})
