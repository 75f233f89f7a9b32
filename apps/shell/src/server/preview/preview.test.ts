import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newKey, previewToken, sourceOf } from '@galleria/delivery'
import { recordOf } from '@galleria/delivery/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cart, FixtureShop, goodCatalog } from '../testing/fixture-store.ts'
import { bootIn, versionIn } from '../testing/reading.ts'

let shop: FixtureShop
let url: string
beforeEach(async () => {
  shop = await FixtureShop.create()
  await shop.release(cart)
  await shop.release(goodCatalog)
  await shop.release(newCart, '2.0.0', { channel: 'staging' })
  url = await shop.open()
})
afterEach(() => shop.close())

const newCart = { ...cart, server: cart.server.replace('Hello from', 'Greetings of') }
const soon = () => Math.floor(Date.now() / 1000) + 3600
const token = (version = '2.0.0', expires = soon(), keys = shop.delivery.signing, module = 'cart') =>
  previewToken({ module, version, expires }, keys)
const follow = (link: string, cookie = '') =>
  fetch(`${url}/cart?a=1&preview=${link}`, { redirect: 'manual', headers: { cookie } })
const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
const visit = (cookie: string, path = '/cart') => fetch(url + path, { headers: { cookie } })

test('A link shows a release to the browser that follows it, on every page, and to no other', async () => {
  const followed = await follow(token())
  expect([followed.status, followed.headers.get('location')]).toEqual([303, '/cart?a=1'])
  expect(followed.headers.getSetCookie()[0]).toMatch(/Path=\/; Max-Age=3\d{3}; HttpOnly; SameSite=Lax$/)
  const page = await visit(cookieOf(followed))
  const html = await page.text()
  expect(html).toContain('Greetings of the cart')
  expect(html).toContain('cart@2.0.0')
  expect(bootIn(html).preview).toEqual([{ module: 'cart', version: '2.0.0', shown: '2.0.0' }])
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect(page.headers.get('x-robots-tag')).toBe('noindex')
  const resolved = await visit(cookieOf(followed), '/registry/resolve?module=cart')
  expect(resolved.headers.get('cache-control')).toBe('private, no-store')
  expect((await resolved.json()).module.version).toBe('2.0.0')
  const others = await visit('')
  expect(others.headers.get('cache-control')).toContain('s-maxage')
  expect(versionIn(await others.text(), 'cart')).toBe('1.0.0')
})

test('The preview is left by a form of this site, back to the page', async () => {
  const cookie = cookieOf(await follow(token()))
  const leave = (headers: Record<string, string> = {}) =>
    fetch(`${url}/preview/leave`, {
      method: 'POST',
      body: new URLSearchParams({ return: '/cart?a=1' }),
      headers: { cookie, ...headers },
      redirect: 'manual',
    })
  expect((await leave({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  const left = await leave()
  expect([left.status, left.headers.get('location')]).toEqual([303, '/cart?a=1'])
  expect(left.headers.getSetCookie()[0]).toMatch(/^galleria_preview=; .*Max-Age=0/)
})

test('A link that expired, was forged or shows nothing is answered by a page that says so', async () => {
  const links = [
    token('2.0.0', soon() - 7200),
    token('2.0.0', soon(), [newKey()]),
    token('9.9.9'),
    token('2.0.0', soon(), undefined, '../secrets'),
    `${token()}x`,
    '',
  ]
  for (const link of links) {
    const answer = await follow(link)
    expect(answer.status, link).toBe(403)
    expect(await answer.text()).toContain('This preview has ended')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(cookieOf(answer)).toBe('galleria_preview=')
  }
  const arabic = await fetch(`${url}/ar/cart?preview=x`)
  expect(await arabic.text()).toContain('انتهت هذه المعاينة')
})

test('The signature of the preview cookie is verified at every request', async () => {
  const forged = await visit(`galleria_preview=${token('2.0.0', soon(), [newKey()])}`)
  expect(forged.status).toBe(403)
  expect(await forged.text()).toContain('This preview has ended')
  const expired = await visit(
    `galleria_preview=${token('2.0.0', soon() - 7200)}`,
    '/registry/resolve?module=cart',
  )
  expect((await expired.json()).module.version).toBe('1.0.0')
})

test('A release that was changed or taken away since is not shown any more', async () => {
  const cookie = cookieOf(await follow(token()))
  await writeFile(join(shop.store, 'cart/2.0.0/release.json'), '{}')
  expect((await visit(cookie)).status).toBe(403)
  await rm(join(shop.store, 'cart/2.0.0'), { recursive: true })
  expect((await visit(cookie)).status).toBe(403)
  expect((await visit('')).status).toBe(200)
})

test('Several modules can be previewed together; a newer link of one takes the place of the older', async () => {
  await shop.release({ ...goodCatalog, server: `${goodCatalog.server} // 2` }, '2.0.0', {
    channel: 'staging',
  })
  await shop.release({ ...newCart, server: `${newCart.server} // 3` }, '3.0.0', { channel: 'staging' })
  const one = cookieOf(await follow(token()))
  const two = cookieOf(await follow(token('2.0.0', soon(), undefined, 'catalog'), one))
  const three = cookieOf(await follow(token('3.0.0'), two))
  const html = await (await visit(three)).text()
  expect([versionIn(html, 'cart'), versionIn(html, 'catalog')]).toEqual(['3.0.0', '2.0.0'])
})

test('A previewed release that cannot run leaves the page whole, and the bar says so', async () => {
  await shop.release({ ...cart, server: 'throw new Error("bad start")' }, '4.0.0', { channel: 'staging' })
  const html = await (await visit(cookieOf(await follow(token('4.0.0'))))).text()
  expect(html).toContain('Hello from the cart')
  expect(html).toContain('(can’t run, so 1.0.0 is shown)')
})

const wishlist = recordOf('wishlist', {
  prefixes: ['/wishlist'],
  nav: [{ label: 'Wishlist', to: '/wishlist' }],
  extensions: { 'header.tools': { order: 1, props: {} } },
})
const linked = () =>
  previewToken(
    { module: 'wishlist', source: sourceOf(wishlist, 'http://localhost:3005'), expires: soon() },
    shop.delivery.signing,
  )

test('A link to a development server puts its module into the pages of one browser, with the policy that it needs', async () => {
  const cookie = cookieOf(await follow(linked()))
  const page = await visit(cookie, '/wishlist')
  const html = await page.text()
  expect(bootIn(html)).toMatchObject({
    preview: [{ module: 'wishlist', version: 'source', origin: 'http://localhost:3005' }],
    page: { kind: 'pending', module: 'wishlist' },
    slots: { 'header.tools': ['wishlist.header.tools'] },
  })
  const module = bootIn(html).modules.find(({ name }) => name === 'wishlist')
  expect(module).toMatchObject({ base: 'http://localhost:3005/', entry: 'remoteEntry.js', version: 'source' })
  expect(html).toMatch(/>wishlist<\/bdi><span>from http:\/\/localhost:3005<\/span>/)
  expect(html).toContain('href="/wishlist"')
  expect(html).toContain('src="/assets/source/shell.js"')
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/script-src [^;]* http:\/\/localhost:3005;/)
  expect(policy).toMatch(/connect-src [^;]* ws:\/\/localhost:3005/)
  expect(policy).not.toContain('unsafe-eval')
  expect(page.headers.get('integrity-policy')).toBeNull()
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect(await (await fetch(`${url}/assets/source/shell.js`)).text()).toContain('from source')

  const others = await visit('', '/wishlist')
  expect(others.status).toBe(404)
  const strict = others.headers.get('content-security-policy') ?? ''
  expect(strict).toContain("require-trusted-types-for 'script'")
  expect(strict).not.toContain('localhost:3005')
  expect(await others.text()).not.toContain('/assets/source/')
})

test('A shell that was installed without the build for modules from source refuses the link, and says why in its log', async () => {
  await rm(join(shop.folder, 'source'), { recursive: true })
  shop.hasSourceBuild = false
  url = await shop.open()
  expect((await follow(linked())).status).toBe(403)
  expect(shop.problems.join()).toContain('dist/source')
})

test('Links beyond what a cookie can hold end the oldest ones', async () => {
  let cookie = ''
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
    // Random letters, as they can hardly be packed.
    const prefixes = Array.from({ length: 12 }, () => `/${crypto.randomUUID()}`)
    const source = sourceOf({ ...wishlist, module: name, prefixes }, 'http://localhost:3005')
    const next = previewToken({ module: name, source, expires: soon() }, shop.delivery.signing)
    cookie = cookieOf(await follow(next, cookie))
  }
  expect(cookie.length).toBeLessThan(4000)
  const shown = bootIn(await (await visit(cookie)).text()).preview?.map(({ module }) => module)
  expect(shown?.[0]).toBe('f')
  expect(shown?.length).toBeGreaterThan(1)
  expect(shown).not.toContain('a')
})
