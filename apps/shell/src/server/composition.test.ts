import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { cart, FixtureShop, goodCatalog } from './testing/fixture-store.ts'

/** Shops of one test each. */
const shops: FixtureShop[] = []
/** Address of a shop that no test changes. */
let usual: string
let standing: FixtureShop
beforeAll(async () => {
  standing = await furnished()
  usual = await standing.open()
})
afterAll(() => standing.close())
afterEach(async () => {
  for (const shop of shops.splice(0)) await shop.close()
})

async function furnished(): Promise<FixtureShop> {
  const shop = await FixtureShop.create()
  await shop.release(cart)
  await shop.release(goodCatalog)
  return shop
}

async function newShop(): Promise<FixtureShop> {
  const shop = await furnished()
  shops.push(shop)
  return shop
}

const boot = (html: string) =>
  JSON.parse(/<script id="galleria-boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')

test('A page is composed of the modules that the registry names', async () => {
  const response = await fetch(usual)
  const html = await response.text()
  expect(html).toContain('<h1>Home</h1>')
  expect(html).toContain('Search here')
  expect(html).toContain('Mini cart here')
  expect(response.headers.get('cache-control')).toContain('s-maxage')
})

test('A new release is served without a restart, and the old files stay', async () => {
  const shop = await newShop()
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

test('The home page brings and loads no more with 40 registered modules than with two', async () => {
  const shop = await newShop()
  const url = await shop.open()
  const read = async () => (await fetch(url)).text()
  const few = await read()
  for (let index = 0; index < 38; index++) {
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

test('An address of a module the page does not know is resolved when asked for', async () => {
  const resolve = async (query: string) => (await fetch(`${usual}/registry/resolve?${query}`)).json()
  expect(await resolve('path=/cart/anything')).toMatchObject({
    module: { name: 'cart', base: '/modules/cart/1.0.0/web/', entry: 'remoteEntry.js' },
  })
  expect(await resolve('path=/unknown')).toMatchObject({ module: null })
  expect(await resolve('module=catalog')).toMatchObject({ module: { name: 'catalog' } })
})

test('Data that looks like markup cannot end the boot data', async () => {
  const html = await (await fetch(`${usual}/products/${encodeURIComponent('</script><b>')}`)).text()
  expect(html).not.toContain('</script><b>')
  expect(JSON.stringify(boot(html).loaderData)).toContain('</script><b>')
})

test('Every page forbids what it does not need', async () => {
  const response = await fetch(usual)
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("object-src 'none'")
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/)
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

test('A page that caches may keep has no nonce: each of its inline scripts is allowed by its hash', async () => {
  for (const path of ['/', '/ar', '/cart']) {
    const response = await fetch(usual + path)
    const policy = response.headers.get('content-security-policy') ?? ''
    const html = await response.text()
    expect(`${policy} ${html}`).not.toContain('nonce')
    const scripts = [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
    const inline = scripts.filter(([, attributes = '']) => !/ (src|type)=/.test(attributes))
    expect(inline).toHaveLength(1)
    for (const [, , text = ''] of inline) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    }
    // Byte for byte the same for the next visitor too.
    expect((await fetch(usual + path)).headers.get('content-security-policy')).toBe(policy)
  }
})

test('Faults row 31: callback and recovery pages send no referrer and repeat nothing of their address', async () => {
  for (const prefix of ['', '/ar']) {
    for (const path of ['/account/callback', '/account/recover']) {
      const page = await fetch(
        `${usual}${prefix}${path}?code=SECRET-CODE&state=SECRET-STATE&token=SECRET-TOKEN`,
      )
      expect(page.headers.get('referrer-policy')).toBe('no-referrer')
      expect(await page.text()).not.toContain('SECRET-')
    }
  }
  expect((await fetch(usual)).headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
})

test('No path leads out of the module store', async () => {
  for (const path of [
    'cart/1.0.0/web/..%2Fserver%2Fmodule.js',
    'cart/1.0.0/server/module.js',
    '..%2F/x/web/a.js',
  ]) {
    expect((await fetch(`${usual}/modules/${path}`)).status).toBe(404)
  }
})

test('A page in Arabic is made of the same modules, at its own addresses and in its own words', async () => {
  const shop = await newShop()
  await shop.release({ ...cart, nav: [{ label: 'Your cart', labels: { ar: 'سلتك' }, to: '/cart' }] }, '1.1.0')
  const url = await shop.open()
  const html = await (await fetch(`${url}/ar/cart`)).text()
  expect(html).toContain('<html lang="ar" dir="rtl" data-still="">')
  expect(html).toContain('Hello from the cart')
  expect(html).toMatch(/<a [^>]*href="\/ar\/cart"[^>]*>سلتك<\/a>/)
  expect(html).toContain(`hrefLang="x-default" href="${url}/cart"`)
  expect(boot(html).site).toMatchObject({ shellUrl: `${url}/ar`, locale: 'ar-u-nu-latn' })
  expect((await fetch(`${url}/ar/unknown`)).status).toBe(404)
})

test('A link that a module says leads nowhere in this store is left out, for a minute at a time', async () => {
  const shop = await newShop()
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

test('A link stays where its module does not know whether it leads anywhere', async () => {
  const shop = await newShop()
  const failing = `
    exports.default.nav = [
    { label: 'Your cart', to: '/cart', offered: async () => { throw new Error('away') } }]`
  await shop.release({ ...cart, server: cart.server + failing }, '1.1.0')
  const url = await shop.open()
  expect(boot(await (await fetch(url)).text()).nav).toEqual([{ label: 'Your cart', to: '/cart' }])
  expect(shop.problems).toContain('Whether /cart is offered is unknown: away')
})

test('Words of the page’s own scripts are in its language', async () => {
  expect(await (await fetch(usual)).text()).toContain('Reload page')
  const arabic = await (await fetch(`${usual}/ar/cart`)).text()
  expect(arabic).toContain('إعادة تحميل الصفحة')
  expect(arabic).not.toContain('Reload page')
})

test('A currency that was chosen makes a page one shopper’s own, until it is the store’s again', async () => {
  const visit = (cookie: string) => fetch(usual, { headers: { cookie } })
  const chosen = await visit('galleria_currency=EUR')
  expect(chosen.headers.get('cache-control')).toBe('private, no-store')
  expect(boot(await chosen.text()).site.currency).toBe('EUR')
  for (const cookie of ['galleria_currency=USD', 'galleria_currency=XXX', '']) {
    expect((await visit(cookie)).headers.get('cache-control')).toContain('s-maxage')
  }
})

test('A page is told the time zone of the shop, which is the configured one while the platform says none', async () => {
  const shop = await newShop()
  const page = await fetch(await shop.open({ TIME_ZONE: 'Europe/Berlin' }))
  expect(boot(await page.text()).site.timeZone).toBe('Europe/Berlin')
})

test('The form of the currency switch keeps the choice and leads back, to this site alone', async () => {
  const choose = (form: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${usual}/preferences`, {
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

test('A browser that came by TLS keeps to it for a year, for pages and files alike', async () => {
  const shop = await newShop()
  const secure = await shop.open({ SHELL_URL: 'https://shop.test' })
  const plain = await shop.open()
  const behind = await shop.open({ TRUSTED_PROXIES: '1' })
  const told = async (url: string, headers: Record<string, string> = {}) =>
    (await fetch(url, { headers })).headers.get('strict-transport-security')
  expect(await told(secure)).toBe('max-age=31536000')
  expect(await told(`${secure}/assets/shell.js`)).toBe('max-age=31536000')
  expect(await told(plain)).toBeNull()
  expect(await told(plain, { 'x-forwarded-proto': 'https' })).toBeNull()
  expect(await told(behind, { 'x-forwarded-proto': 'https' })).toBe('max-age=31536000')
  expect(await told(behind, { 'x-forwarded-proto': 'http' })).toBeNull()
})

test('A page of which a part is still on its way has a nonce, and no cache keeps it', async () => {
  const shop = await newShop()
  const late = `exports.default = { name: 'catalog', routes: [{ path: '*', lazy: async () => {
    const { Suspense, lazy } = require('react')
    const Late = lazy(() => new Promise((done) =>
      setTimeout(() => done({ default: () => h('p', {}, 'Came late') }), 1000)))
    return { Component: () => h(Suspense, { fallback: 'Wait' }, h(Late)) }
  } }] }`
  await shop.release({ ...goodCatalog, server: late }, '1.1.0')
  // Time enough for a busy machine to begin the page before its part comes, and to wait for it.
  const url = await shop.open({ RENDER_BUDGET_MS: '10000' })
  const first = await fetch(url)
  const html = await first.text()
  expect(html).toContain('Came late')
  const nonce = /'nonce-([^']+)'/.exec(first.headers.get('content-security-policy') ?? '')?.[1]
  expect(html).toContain(`<script nonce="${nonce}"`)
  expect(first.headers.get('cache-control')).toBe('no-store')
})

test('Pages of a shop with a CDN take the files of modules from it, and the shell hands none of them out', async () => {
  const shop = await newShop()
  const url = await shop.open({ MODULES_URL: 'https://cdn.test/shop' })
  const page = await fetch(`${url}/cart`)
  const html = await page.text()
  expect(html).toContain('Hello from the cart')
  const [, written = ''] = /data-code="([^"]*)"/.exec(html) ?? []
  const code = JSON.parse(written.replaceAll('&quot;', '"'))
  expect(code.preloads.map(({ href }: { href: string }) => href)).toContain(
    'https://cdn.test/shop/cart/1.0.0/web/remoteEntry.js',
  )
  expect(code.scripts.every(({ integrity }: { integrity: string }) => integrity.startsWith('sha384-'))).toBe(
    true,
  )
  expect(html).not.toMatch(/<script[^>]* src=/)
  expect(boot(html).modules[0].base).toMatch(/^https:\/\/cdn\.test\/shop\/\w+\/1\.0\.0\/web\/$/)
  const policy = page.headers.get('content-security-policy') ?? ''
  for (const kind of ['script', 'style', 'img', 'font', 'connect'])
    expect(policy).toMatch(new RegExp(`${kind}-src [^;]*https://cdn\\.test/shop/`))
  expect(page.headers.get('integrity-policy')).toBe('blocked-destinations=(script)')
  const moved = await fetch(`${url}/modules/cart/1.0.0/web/remoteEntry.js`, { redirect: 'manual' })
  expect([moved.status, moved.headers.get('location')]).toEqual([
    307,
    'https://cdn.test/shop/cart/1.0.0/web/remoteEntry.js',
  ])
  expect((await fetch(`${url}/modules/..%2Fsecrets/1/web/x.js`)).status).toBe(404)
  const resolved = await (await fetch(`${url}/registry/resolve?module=cart`)).json()
  expect(resolved.module.base).toBe('https://cdn.test/shop/cart/1.0.0/web/')
})
