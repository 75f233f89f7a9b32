import { canary, deploy, pause, readHistory, rollback } from '@galleria/delivery'
import { createRecorder } from '@galleria/delivery/telemetry'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cart, FixtureShop, goodCatalog } from '../testing/fixture-store.ts'
import { Visit } from './testing/visit.ts'

const key = 'a-key-that-is-long-enough'
let shop: FixtureShop
let visit: Visit

beforeEach(async () => {
  shop = await FixtureShop.create()
  await shop.release(cart)
  await shop.release(goodCatalog)
})
afterEach(() => shop.close())

async function enter(env: Record<string, string> = {}): Promise<Visit> {
  visit = new Visit(await shop.open({ GALLERIA_CONSOLE_KEY: key, ...shop.signing(), ...env }))
  await visit.signIn(key, 'Ada')
  return visit
}
const live = async (module: string) => (await readHistory(shop.delivery, { limit: 1 }))[0]?.set[module]?.live

test('without a key there is no console', async () => {
  const url = await shop.open()
  for (const path of ['/console', '/console/history', '/console/live', '/console/sign-in'])
    expect((await fetch(url + path)).status, path).toBe(404)
})

test('who has no session is asked for the key, and then goes where the link led', async () => {
  const url = await shop.open({ GALLERIA_CONSOLE_KEY: key })
  const asked = await fetch(`${url}/console/history?module=cart`, { redirect: 'manual' })
  expect(asked.status).toBe(303)
  expect(asked.headers.get('location')).toBe(
    `/console/sign-in?to=${encodeURIComponent('/console/history?module=cart')}`,
  )
  expect((await fetch(`${url}/console/live`)).status).toBe(401)
  const entered = await new Visit(url).post('/console/sign-in', {
    key,
    name: 'Ada',
    to: '/console/history?module=cart',
  })
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/console/history?module=cart'])
  expect(entered.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict/)
  const lured = await new Visit(url).post('/console/sign-in', { key, name: 'Ada', to: '//evil.example' })
  expect(lured.headers.get('location')).toBe('/console')
})

test('a wrong key is told so, and too many of them close the door for a while, also to the right one', async () => {
  const door = new Visit(await shop.open({ GALLERIA_CONSOLE_KEY: key }))
  const wrong = await door.post('/console/sign-in', { key: 'guess', name: 'Eve' })
  expect(wrong.status).toBe(422)
  expect(await wrong.text()).toContain('This is not the key.')
  for (let attempt = 0; attempt < 7; attempt++)
    await door.post('/console/sign-in', { key: 'guess', name: 'Eve' })
  const closed = await door.post('/console/sign-in', { key, name: 'Ada' })
  expect(closed.status).toBe(429)
  expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('a cookie that was changed, or made with another key, opens nothing', async () => {
  const { url, cookie } = await enter()
  const [name, value = ''] = cookie.split('=')
  const [text, seal] = value.split('.')
  const other = Buffer.from(JSON.stringify(['Eve', 9e15])).toString('base64url')
  for (const forged of [`${other}.${seal}`, `${text}.`, 'x', `${text}.${seal}x`]) {
    const answer = await fetch(`${url}/console`, {
      redirect: 'manual',
      headers: { cookie: `${name}=${forged}` },
    })
    expect(answer.status, forged).toBe(303)
  }
})

test('while a key is changed the old one still opens, also on servers that have the new one first', async () => {
  const [old, fresh] = [key, 'another-key-that-is-long-enough']
  const before = new Visit(await shop.open({ GALLERIA_CONSOLE_KEY: old }))
  await before.signIn(old, 'Ada')
  const url = await shop.open({ GALLERIA_CONSOLE_KEY: `${fresh}, ${old}` })
  const status = async (cookie: string) =>
    (await fetch(`${url}/console`, { redirect: 'manual', headers: { cookie } })).status
  expect(await status(before.cookie)).toBe(200)
  const after = new Visit(url)
  for (const each of [old, fresh]) {
    await after.signIn(each, 'Ada')
    expect(await status(after.cookie)).toBe(200)
  }
  const alone = await shop.open({ GALLERIA_CONSOLE_KEY: old })
  const lost = await fetch(`${alone}/console`, { redirect: 'manual', headers: { cookie: after.cookie } })
  expect(lost.status).toBe(303)
})

test('each key of the console must be long enough', async () => {
  await expect(shop.open({ GALLERIA_CONSOLE_KEY: `${key},short` })).rejects.toThrow(
    'too short to be a secret',
  )
})

test('a form from another site, or of another session, changes nothing', async () => {
  await shop.release({ ...cart, server: `${cart.server}\n` }, '2.0.0')
  await enter()
  const form = await visit.formOf('/console/modules/cart/rollback')
  const foreign = await visit.post('/console/modules/cart/rollback', form, { origin: 'https://evil.example' })
  expect(foreign.status).toBe(403)
  const sealed = await visit.post('/console/modules/cart/rollback', { ...form, form: 'guess' })
  expect(sealed.status).toBe(403)
  expect(await live('cart')).toBe('2.0.0')
})

test('a rollback shows what it will change, does it once, and says so', async () => {
  await shop.release({ ...cart, server: `${cart.server}\n` }, '2.0.0')
  await enter()
  const question = await visit.text('/console/modules/cart/rollback')
  expect(question).toContain('Roll cart back?')
  expect(question).toMatch(/<del>2\.0\.0<\/del><\/td><td><ins>1\.0\.0<\/ins>/)
  expect(await live('cart')).toBe('2.0.0')
  const form = await visit.formOf('/console/modules/cart/rollback')
  const done = await visit.post('/console/modules/cart/rollback', { ...form, why: 'totals <are> wrong' })
  expect(done.status).toBe(303)
  const page = await visit.text(done.headers.get('location') ?? '')
  expect(page).toContain('You took cart back from 2.0.0 to 1.0.0')
  expect(page).toContain('totals &lt;are&gt; wrong')
  expect(await live('cart')).toBe('1.0.0')
  const [last] = await readHistory(shop.delivery, { limit: 1 })
  expect(last?.change).toMatchObject({ by: 'Ada', action: 'rollback', why: 'totals <are> wrong' })
  const again = await visit.post('/console/modules/cart/rollback', form)
  expect(again.status).toBe(409)
  expect(await again.text()).toContain('It was done already')
  expect((await readHistory(shop.delivery, { limit: 1 }))[0]?.revision).toBe(last?.revision)
})

test('what was confirmed is not done where others changed the module meanwhile', async () => {
  await shop.release({ ...cart, server: `${cart.server}\n` }, '2.0.0')
  await enter()
  const form = await visit.formOf('/console/modules/cart/rollback')
  await shop.release({ ...cart, server: `${cart.server}\n\n` }, '3.0.0')
  const answer = await visit.post('/console/modules/cart/rollback', form)
  expect(answer.status).toBe(409)
  const page = await answer.text()
  expect(page).toContain('Nothing was done: cart was changed meanwhile.')
  expect(page).toContain('deployed cart 3.0.0 in the place of 2.0.0')
  expect(await live('cart')).toBe('3.0.0')
  // What others do to other modules is no reason to ask again.
  const fresh = await visit.formOf('/console/modules/cart/rollback')
  await shop.release({ ...goodCatalog, server: `${goodCatalog.server}\n` }, '2.0.0')
  expect((await visit.post('/console/modules/cart/rollback', fresh)).status).toBe(303)
  expect(await live('cart')).toBe('2.0.0')
})

test('a canary is given another share, paused and promoted', async () => {
  await shop.release({ ...cart, server: `${cart.server}\n` }, '2.0.0')
  await rollback(shop.delivery, { module: 'cart' })
  await canary(shop.delivery, { module: 'cart', version: '2.0.0', percent: 10 })
  await enter()
  expect(await visit.text('/console')).toContain('90 % live 1.0.0, 10 % canary 2.0.0')
  await visit.confirm('/console/modules/cart/share?percent=25')
  expect(await visit.text('/console')).toContain('75 % live 1.0.0, 25 % canary 2.0.0')
  await visit.confirm('/console/modules/cart/pause')
  expect(await visit.text('/console/modules/cart')).toContain('25 %, paused')
  expect(await visit.text('/console/modules/cart/pause')).toContain('The canary is paused.')
  await visit.confirm('/console/modules/cart/promote')
  expect(await live('cart')).toBe('2.0.0')
  expect((await visit.get('/console/modules/cart/share?percent=many')).status).toBe(422)
})

test('a canary that was ended for doing worse is ended first, and promoted only knowingly', async () => {
  await shop.release({ ...cart, server: `${cart.server}\n` }, '2.0.0')
  await rollback(shop.delivery, { module: 'cart' })
  await canary(shop.delivery, { module: 'cart', version: '2.0.0', percent: 10 })
  await pause(shop.delivery, 'cart', 'aborted')
  await enter()
  const acts = [
    ...(await visit.text('/console/modules/cart')).matchAll(/class="([^"]*)"[^>]* data-act="(\w+)"/g),
  ]
  expect(acts.map(([, look, act]) => [act, look])).toEqual([
    ['rollback', 'button small'],
    ['promote', 'button quiet small'],
  ])
  const asked = await visit.text('/console/modules/cart/promote')
  expect(asked).toContain('did worse than the others')
  expect(asked).toMatch(/class="grave"[^>]*>Promote all the same/)
  await visit.confirm('/console/modules/cart/rollback')
  expect(await live('cart')).toBe('1.0.0')
})

test('a shell without a key to sign with shows all and changes nothing', async () => {
  await shop.release({ ...cart, server: `${cart.server}\n` }, '2.0.0')
  visit = new Visit(await shop.open({ GALLERIA_CONSOLE_KEY: key }))
  await visit.signIn(key, 'Ada')
  const page = await visit.text('/console')
  expect(page).toContain('This shell has no key to sign with')
  expect(page).not.toContain('Roll back')
  expect((await visit.get('/console/modules/cart/rollback')).status).toBe(403)
})

test('history tells who, what, when and why, and the whole set of any moment', async () => {
  const before = new Date().toISOString()
  await deploy(
    { ...shop.delivery, by: '<b>Eve</b>', why: 'new <i>tax</i>' },
    {
      module: 'cart',
      from: await shop.build({ ...cart, server: `${cart.server}\n` }, '2.0.0'),
      version: '2.0.0',
    },
  )
  await enter()
  const page = await visit.text('/console/history?module=cart')
  expect(page).toContain('&lt;b&gt;Eve&lt;/b&gt;</b> deployed cart 2.0.0 in the place of 1.0.0')
  expect(page).toContain('new &lt;i&gt;tax&lt;/i&gt;')
  expect(page).not.toContain('catalog 1.0.0')
  const moment = await visit.text(`/console/history?at=${encodeURIComponent(before)}`)
  expect(moment).toContain('Revision 2')
  expect(moment).toContain('/console/modules/cart/releases/1.0.0')
  expect(await visit.text('/console/history?at=1999-01-01T00:00')).toContain(
    'Nothing is known of what was served',
  )
  expect(await visit.text('/console/history?at=soon')).toContain('is no time')
  expect((await visit.get('/console/history/99')).status).toBe(404)
})

test('the graph, what is shared, budgets and a release are told in pictures and in words', async () => {
  await shop.release({ ...cart, uses: ['catalog.search'], server: `${cart.server}\n` }, '2.0.0')
  await enter()
  const graph = await visit.text('/console/graph')
  expect(graph).toMatch(/<svg class="graph"/)
  expect(graph).toMatch(
    /catalog\.search<\/th><td><a href="\/console\/modules\/catalog">catalog<\/a><\/td><td class="list">cart, shell/,
  )
  expect(graph).toMatch(/account\.menu<\/th><td><span class="badge" data-tone="warning">nobody/)
  expect(await visit.text('/console/budgets')).toMatch(
    /<svg class="chart"[^>]*aria-label="cart, before anything is shown/,
  )
  expect(await visit.text('/console/shared')).toContain('No shell said what it brings')
  const release = await visit.text('/console/modules/cart/releases/2.0.0')
  expect(release).toContain('web/remoteEntry.js')
  expect(release).toContain('Signed by a key this shell trusts')
  expect(release).toContain('widget contract')
  expect((await visit.get('/console/modules/cart/releases/9.9.9')).status).toBe(404)
  expect((await visit.get('/console/modules/nothing')).status).toBe(404)
})

test('what visitors met is charted by release, with the errors behind it', async () => {
  const recorder = createRecorder({ notes: shop.delivery.store.notes })
  const subject = { module: 'cart', version: '1.0.0', rollout: null }
  for (let view = 0; view < 4; view++) recorder.view(subject)
  recorder.time(subject, 'lcp', 1200)
  recorder.failed(subject)
  recorder.error(subject, { side: 'browser', kind: 'render', message: '<img> is not a total', stack: [] })
  await recorder.flush()
  await enter()
  const page = await visit.text('/console/health')
  expect(page).toMatch(/aria-label="cart, Views that failed, newest hour: live 1\.0\.0 25 %"/)
  expect(page).toContain('25.00 %')
  expect(page).toContain('&lt;img&gt; is not a total')
  expect(page).toContain('Nothing was told of catalog.')
  expect(await visit.text('/console')).toContain('25.0 % of 4 views failed')
  expect(await visit.text('/console/health?module=catalog&hours=6')).toContain('Nothing was told of yet')
})

test('a change by another is told to who looks, once', async () => {
  await enter()
  const events = await visit.listen('/console/live?after=2')
  await shop.release({ ...cart, server: `${cart.server}\n` }, '2.0.0')
  const time = setInterval(() => shop.clock.advance(500), 20)
  const news = await events.next()
  clearInterval(time)
  expect(news).toEqual({ id: '3', text: 'test deployed cart 2.0.0 in the place of 1.0.0.' })
  await events.close()
  // Who was away hears what was missed at once.
  const later = await visit.listen('/console/live?after=2')
  expect((await later.next()).id).toBe('3')
  await later.close()
})

test('every page forbids what it does not need, and is kept by no cache', async () => {
  await enter()
  const answer = await visit.get('/console')
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
  expect(policy).not.toContain('unsafe')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const page = await answer.text()
  expect(page).not.toMatch(/ style=|<script(?![^>]* src=)/)
  const out = await visit.post('/console/sign-out', { form: '' })
  expect(out.headers.get('set-cookie')).toContain('Max-Age=0')
})
