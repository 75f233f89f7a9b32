import { canary, pause } from '@galleria/delivery'
import { readHealth } from '@galleria/delivery/telemetry'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cart, FixtureShop, goodCatalog } from '../testing/fixture-store.ts'

let shop: FixtureShop
let url: string
beforeEach(async () => {
  shop = await FixtureShop.create()
  await shop.release(cart)
  await shop.release(goodCatalog)
  url = await shop.open()
})
afterEach(() => shop.close())

const batch = {
  age: 1000,
  set: { cart: '1.0.0', catalog: '1.0.0' },
  seen: ['cart', 'catalog', 'shell'],
}

const tell = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${url}/telemetry`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'text/plain', ...headers },
  })

/** Files that the shell had written when it ended. */
async function health() {
  await shop.endShell()
  const to = new Date()
  const { releases } = await readHealth(shop.delivery.store, { from: new Date(to.getTime() - 3600_000), to })
  return (module: string, version = '1.0.0') =>
    releases.find((each) => each.module === module && (module === 'shell' || each.version === version))
}

test('Views, failures, vitals and loads are counted for the releases that they are about', async () => {
  const vitals = { lcp: 1800, inp: 120, cls: 0.05 }
  const answer = await tell({ ...batch, vitals, failed: ['cart'], loads: { cart: 90 } })
  expect([answer.status, await answer.text()]).toEqual([204, ''])
  const of = await health()
  expect(of('cart')).toMatchObject({ views: 1, failed: 1, errors: 0 })
  expect(of('catalog')).toMatchObject({ views: 1, failed: 0 })
  expect(of('shell')?.views).toBe(1)
  expect(of('catalog')?.vitals.lcp.count).toBe(1)
  expect(of('cart')?.vitals.load.count).toBe(1)
  expect(of('catalog')?.vitals.load.count).toBe(0)
  expect(of('cart')?.vitals.cls.p75).toBeCloseTo(0.05, 2)
})

test('Purchases are counted by their cart API, without those of a preview', async () => {
  expect((await tell({ ...batch, purchases: { v2: 2, v1: 1 } })).status).toBe(204)
  expect((await tell({ ...batch, purchases: { v2: 5 }, isPreview: true })).status).toBe(204)
  expect((await tell({ ...batch, purchases: { v3: 1 } })).status).toBe(400)
  await shop.endShell()
  const to = new Date()
  const span = { from: new Date(to.getTime() - 3600_000), to }
  expect((await readHealth(shop.delivery.store, span)).purchases).toEqual({ v1: 1, v2: 2 })
})

test('A page, the slowest press and long tasks are counted for the page and the module that they are of', async () => {
  await shop.release({ ...cart, routes: ['/cart'] }, '1.1.0')
  await shop.release({ ...goodCatalog, routes: ['/products', '/products/:slug'] }, '1.1.0')
  shop.clock.advance(10_000)
  const whole = { ...batch, set: { cart: '1.1.0', catalog: '1.1.0' } }
  const page = { module: 'cart', route: '/cart' }
  const press = { module: 'catalog', page: { module: 'catalog', route: '/products/:slug' } }
  const tasks = { catalog: { count: 2, blocking: 130 } }
  const vitals = { lcp: 1800, inp: 320, cls: 0.05 }
  expect((await tell({ ...whole, vitals, page, press, tasks })).status).toBe(204)
  const invented = { module: 'cart', route: '/cart/ada@galleria.test' }
  expect((await tell({ ...whole, vitals, page: invented, press: { module: 'nothing' } })).status).toBe(204)
  const of = await health()
  const own = (module: string) => of(module, '1.1.0')?.vitals
  expect([own('catalog')?.press.count, own('cart')?.press.count]).toEqual([1, 0])
  expect([own('catalog')?.inp.count, own('cart')?.inp.count]).toEqual([2, 2])
  expect([own('catalog')?.tasks.p75, own('cart')?.tasks.p75]).toEqual([expect.closeTo(2, 1), 0])
  expect(own('catalog')?.blocking.p75).toBeCloseTo(130, -1)
  const to = new Date()
  const { pages } = await readHealth(shop.delivery.store, { from: new Date(to.getTime() - 3600_000), to })
  expect(
    pages.map(({ route, views, vitals: { lcp, inp, blocking } }) => [
      route,
      views,
      lcp.count,
      inp.count,
      blocking.count,
    ]),
  ).toEqual([
    ['/cart', 1, 1, 0, 1],
    ['/products/:slug', 0, 0, 1, 0],
  ])
})

test('An error is its boundary’s, else that of the nearest file of a release, else the shell’s; without personal data', async () => {
  const from = (path: string) => `Error: x\n    at f (${url}${path}:1:20)`
  const errors = [
    { kind: 'render', message: 'no total for ada@galleria.test', module: 'cart', version: '1.0.0' },
    { kind: 'error', message: 'no price', stack: from('/modules/catalog/1.0.0/web/a.js?token=1') },
    { kind: 'rejection', message: 'no frame', stack: from('/assets/shell.js') },
    { kind: 'error', message: 'made up', stack: from('/modules/cart/6.6.6/web/a.js') },
  ]
  expect((await tell({ ...batch, seen: [], errors })).status).toBe(204)
  const of = await health()
  expect(of('cart')).toMatchObject({
    views: 0,
    errors: 1,
    groups: [{ kind: 'render', side: 'browser', message: 'no total for <e-mail>' }],
  })
  expect(of('catalog')?.groups[0]?.stack).toEqual(['f (catalog@1.0.0/web/a.js:1:20)'])
  expect(of('shell')?.errors).toBe(2)
  expect(of('cart', '6.6.6')).toBeUndefined()
})

test('A sender cannot make modules or versions up', async () => {
  const set = { cart: '9.9.9', nothing: '1.0.0', constructor: '1.0.0' }
  expect((await tell({ ...batch, set, seen: Object.keys(set) })).status).toBe(204)
  const of = await health()
  expect([of('cart'), of('cart', '9.9.9'), of('nothing'), of('constructor')]).toEqual(
    Array(4).fill(undefined),
  )
})

test.each([
  ['no JSON', '{', 400, 'A report is a JSON object.'],
  ['another shape', { ...batch, age: -1 }, 400, 'age: '],
  ['a vital that cannot be', { ...batch, vitals: { lcp: 1e9 } }, 400, 'vitals.lcp: '],
  ['a name that is none', { ...batch, seen: ['../cart'] }, 400, 'seen.0: is no module'],
  [
    'an address that is too long',
    { ...batch, page: { module: 'cart', route: 'x'.repeat(201) } },
    400,
    'page.route: ',
  ],
  ['too much', `"${'x'.repeat(70_000)}"`, 413, 'no longer than 65536 bytes'],
])('%s is refused, in words', async (_, body, status, words) => {
  const answer = await tell(body)
  expect(answer.status).toBe(status)
  expect(await answer.text()).toContain(words)
})

test('Requests of other sites, or of no named site, are refused', async () => {
  const others = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.test' },
  ]
  for (const headers of others) expect((await tell(batch, headers)).status).toBe(403)
  const bare = await fetch(`${url}/telemetry`, { method: 'POST', body: JSON.stringify(batch) })
  expect(bare.status).toBe(403)
  expect((await tell(batch, { origin: url })).status).toBe(204)
})

test('One source is let through so often, then told to wait; later it goes on', async () => {
  const statuses: number[] = []
  for (let index = 0; index < 61; index++) statuses.push((await tell(batch)).status)
  expect(statuses.filter((status) => status === 204)).toHaveLength(60)
  const late = await tell(batch)
  expect([late.status, late.headers.get('retry-after')]).toEqual([429, '1'])
  shop.clock.advance(1000)
  expect((await tell(batch)).status).toBe(204)
})

test('Only views that began in a rollout’s stage and were drawn take part in its comparison', async () => {
  await shop.release(cart, '2.0.0')
  await shop.release(cart, '1.5.0')
  await canary(shop.delivery, { module: 'cart', version: '2.0.0', percent: 50 })
  const drawn = { ...batch, age: 0, set: { cart: '2.0.0' }, seen: ['cart'] }
  const cookie = await pageCookie()
  await tell(drawn, { cookie })
  await tell({ ...drawn, isPreview: true }, { cookie })
  await tell({ ...drawn, age: 86_400_000 }, { cookie })
  await tell({ ...drawn, set: { cart: '1.5.0' } }, { cookie })
  await tell({ ...drawn, set: { cart: '1.0.0' } }, { cookie })
  await pause(shop.delivery, 'cart')
  expect(await viewsByRollout()).toEqual([
    ['1.0.0', false, 1],
    ['1.5.0', true, 1],
    ['2.0.0', false, 2],
    ['2.0.0', true, 1],
  ])
})

test('No report without a page’s token takes part in a comparison, and only so many of one page and address', async () => {
  await shop.release(cart, '2.0.0', { canary: 50 })
  const drawn = { ...batch, age: 0, set: { cart: '2.0.0' }, seen: ['cart'] }
  const cookie = await pageCookie()
  await tell(drawn)
  await tell(drawn, {
    cookie: 'galleria_page=made.up-by-somebody-x.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  })
  for (let index = 0; index < 25; index++) await tell(drawn, { cookie })
  expect(await viewsByRollout()).toEqual([
    ['2.0.0', false, 7],
    ['2.0.0', true, 20],
  ])
})

/** Cookie of a page that a rollout has a part in, as its browser sends it with reports. */
async function pageCookie(): Promise<string> {
  shop.clock.advance(600)
  const given = (await fetch(`${url}/cart`)).headers.getSetCookie()
  return given.find((cookie) => cookie.startsWith('galleria_page='))?.split(';')[0] ?? ''
}

/** Version, whether the views take part in a comparison, and their count. */
async function viewsByRollout(): Promise<unknown[]> {
  await shop.endShell()
  const paths = await shop.delivery.store.notes.list('hours')
  const rows = JSON.parse((await shop.delivery.store.notes.read(paths[0] ?? '')) ?? '{}').rows
  return rows
    .map(({ version, rollout, views }: { version: string; rollout: string | null; views: number }) => [
      version,
      rollout !== null,
      views,
    ])
    .sort()
}

test('A server build that does not start is an error of its release', async () => {
  await shop.release({ ...cart, server: "throw new Error('cannot start')" }, '3.0.0')
  shop.clock.advance(10_000)
  await (await fetch(`${url}/cart`)).text()
  const of = await health()
  expect(of('cart', '3.0.0')).toMatchObject({
    serverErrors: 1,
    groups: [{ side: 'server', kind: 'load', message: 'cannot start' }],
  })
})

test('An error of rendering on the server is reported with its place', async () => {
  await (await fetch(`${url}/products/broken`)).text()
  const of = await health()
  expect(of('catalog')?.groups).toMatchObject([
    {
      side: 'server',
      kind: 'render',
      message: 'cannot render',
      stack: [expect.stringMatching(/server\/module\.js:\d+/)],
    },
  ])
})
