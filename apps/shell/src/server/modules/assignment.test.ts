import { pause, promote } from '@galleria/delivery'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cart, FixtureShop, goodCatalog } from '../testing/fixture-store.ts'
import { versionIn } from '../testing/reading.ts'

let shop: FixtureShop
beforeEach(async () => {
  shop = await FixtureShop.create()
  await shop.release(cart)
  await shop.release(goodCatalog)
})
afterEach(() => shop.close())

const newCart = { ...cart, server: cart.server.replace('Hello from', 'Greetings of') }
const headersOf = (cookie: string | null) => (cookie ? { headers: { cookie } } : {})

/** Visit of one browser: the version it got, the cookie it holds from then on, and the cache headers. */
async function visit(url: string, cookie: string | null = null) {
  const response = await fetch(url, headersOf(cookie))
  const set = response.headers.getSetCookie().find((cookie) => cookie.startsWith('galleria_visitor='))
  return {
    version: versionIn(await response.text(), 'cart'),
    cookie: set?.split(';')[0] ?? cookie,
    set,
    caching: response.headers.get('cache-control'),
  }
}

test('Half of the visitors get a canary that half should get; each gets one version on every page, server and after a restart', async () => {
  await shop.release(newCart, '2.0.0', { canary: 50 })
  const one = await shop.open()
  const first = await Promise.all(Array.from({ length: 40 }, () => visit(`${one}/cart`)))
  expect(new Set(first.map(({ version }) => version))).toEqual(new Set(['1.0.0', '2.0.0']))
  const other = await shop.open()
  for (const { version, cookie } of first.slice(0, 10)) {
    for (const url of [`${one}/cart`, one, `${one}/products/chair`, `${other}/cart`]) {
      const again = await visit(url, cookie)
      expect(again.version, url).toBe(version)
      expect(again.set, url).toBeUndefined()
    }
  }
})

test('The browser that asks for a module gets the release of its page', async () => {
  await shop.release(newCart, '2.0.0', { canary: 50 })
  const url = await shop.open()
  for (let index = 0; index < 10; index++) {
    const { version, cookie } = await visit(url)
    const answer = await fetch(`${url}/registry/resolve?module=cart`, headersOf(cookie))
    expect((await answer.json()).module.version).toBe(version)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  }
})

test('A browser that asks for one version gets it if it is live, a canary or the last good one, and no other', async () => {
  await shop.release(newCart, '2.0.0')
  await shop.release({ ...newCart, server: `${newCart.server} // 3` }, '3.0.0', { canary: 1 })
  await shop.release({ ...newCart, server: `${newCart.server} // 4` }, '4.0.0', { channel: 'staging' })
  const url = await shop.open()
  const answers = ['1.0.0', '2.0.0', '3.0.0', '4.0.0', '9.9.9', '../x'].map(async (version) => {
    const query = new URLSearchParams({ module: 'cart', version })
    return (await (await fetch(`${url}/registry/resolve?${query}`)).json()).module?.version ?? null
  })
  expect(await Promise.all(answers), shop.problems.join('\n')).toEqual([
    '1.0.0',
    '2.0.0',
    '3.0.0',
    null,
    null,
    null,
  ])
})

test('A page that a rollout has a part in is nobody else’s, and its visitor is known to this site’s servers alone', async () => {
  const url = await shop.open()
  const before = await visit(url)
  expect([before.set, before.caching]).toEqual([undefined, expect.stringContaining('s-maxage')])
  await shop.release(newCart, '2.0.0', { canary: 50 })
  shop.clock.advance(600)
  const during = await visit(url)
  expect(during.caching).toBe('private, no-store')
  expect(during.set).toMatch(/^galleria_visitor=[\w-]{22}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/)
  await promote(shop.delivery, 'cart')
  shop.clock.advance(600)
  const after = await visit(url, during.cookie)
  expect([after.version, after.set]).toEqual(['2.0.0', undefined])
  expect(after.caching).toContain('s-maxage')
})

test('A rollout of a module that a page cannot reach leaves the page to caches', async () => {
  const extra = {
    name: 'extra',
    prefixes: ['/extra'],
    server: `exports.default = { name: 'extra', routes: [] }`,
  }
  await shop.release(extra)
  await shop.release({ ...extra, server: `${extra.server} // 2` }, '2.0.0', { canary: 50 })
  const url = await shop.open()
  expect((await visit(url)).caching).toContain('s-maxage')
  expect((await visit(`${url}/extra`)).caching).toContain('private')
})

test('A rollout that changes the links of the frame makes every page one visitor’s own', async () => {
  const extra = {
    name: 'extra',
    prefixes: ['/extra'],
    server: `exports.default = { name: 'extra', routes: [] }`,
  }
  await shop.release(extra)
  const nav = [{ label: 'Extra', to: '/extra' }]
  await shop.release({ ...extra, nav }, '2.0.0', { canary: 50 })
  expect((await visit(await shop.open())).caching).toBe('private, no-store')
})

test('0 percent is nobody, 100 everybody; neither draws, and a pause gives all of them what is live', async () => {
  await shop.release(newCart, '2.0.0', { canary: 0 })
  const url = await shop.open()
  const nobody = await visit(url)
  expect([nobody.version, nobody.set]).toEqual(['1.0.0', undefined])
  await shop.release(newCart, '2.0.0', { canary: 100 })
  shop.clock.advance(600)
  const everybody = await visit(url)
  expect([everybody.version, everybody.set]).toEqual(['2.0.0', undefined])
  await pause(shop.delivery, 'cart')
  shop.clock.advance(600)
  expect((await visit(url)).version).toBe('1.0.0')
})

test('An id that is none of ours is replaced', async () => {
  await shop.release(newCart, '2.0.0', { canary: 50 })
  const url = await shop.open()
  const { set } = await visit(url, 'galleria_visitor=<script>')
  expect(set).toMatch(/^galleria_visitor=[\w-]{22};/)
})

test('A shell of another channel shows what was deployed there, and production’s for the rest', async () => {
  await shop.release(newCart, '2.0.0', { channel: 'staging' })
  const [production, staging] = [await shop.open(), await shop.open({ RELEASE_CHANNEL: 'staging' })]
  expect((await visit(production)).version).toBe('1.0.0')
  expect((await visit(staging)).version).toBe('2.0.0')
  await expect(shop.open({ RELEASE_CHANNEL: 'stagng' })).rejects.toThrow('RELEASE_CHANNEL must be production')
})
