import { canary, deploy, loadRegistry, pause, readHistory, rollback } from '@galleria/delivery'
import { createRecorder, writeIncident } from '@galleria/delivery/telemetry'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ConsoleFixture, cart, catalog } from './testing/fixture.ts'
import type { FormBrowser } from './testing/form-browser.ts'

const key = 'a-key-that-is-long-enough'
let fixture: ConsoleFixture
let browser: FormBrowser

beforeEach(async () => {
  fixture = await ConsoleFixture.create()
  await fixture.release(cart)
  await fixture.release(catalog)
})
afterEach(() => fixture.close())

async function enter(): Promise<FormBrowser> {
  browser = await fixture.open([key], { maySign: true })
  await browser.signIn(key, 'Ada')
  return browser
}
const live = async (module: string) =>
  (await readHistory(fixture.delivery, { limit: 1 }))[0]?.set[module]?.live

test('A visitor without a session is asked for the key, then led where the link pointed', async () => {
  browser = await fixture.open([key])
  const asked = await browser.get('/console/history?module=cart')
  expect(asked.status).toBe(303)
  expect(asked.headers.get('location')).toBe(
    `/console/sign-in?to=${encodeURIComponent('/console/history?module=cart')}`,
  )
  expect((await browser.get('/console/live')).status).toBe(401)
  const form = { key, name: 'Ada', to: '/console/history?module=cart' }
  const entered = await browser.post('/console/sign-in', form)
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/console/history?module=cart'])
  expect(entered.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict/)
  const lured = await browser.post('/console/sign-in', { key, name: 'Ada', to: '//evil.example' })
  expect(lured.headers.get('location')).toBe('/console')
})

test('A wrong key is refused, and eight of them block the address for a while, the right key included', async () => {
  browser = await fixture.open([key])
  const wrong = await browser.post('/console/sign-in', { key: 'guess', name: 'Eve' })
  expect(wrong.status).toBe(422)
  expect(await wrong.text()).toContain('That key is wrong.')
  for (let attempt = 0; attempt < 7; attempt++)
    await browser.post('/console/sign-in', { key: 'guess', name: 'Eve' })
  const closed = await browser.post('/console/sign-in', { key, name: 'Ada' })
  expect(closed.status).toBe(429)
  expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('A cookie that was changed, or made with another key, opens nothing', async () => {
  const { cookie } = await enter()
  const [name, value = ''] = cookie.split('=')
  const [text, seal] = value.split('.')
  const other = Buffer.from(JSON.stringify(['Eve', 9e15])).toString('base64url')
  for (const forged of [`${other}.${seal}`, `${text}.`, 'x', `${text}.${seal}x`])
    expect((await browser.get('/console', `${name}=${forged}`)).status, forged).toBe(303)
})

test('While a key is replaced the old one still opens, on servers that have the new one first too', async () => {
  const [old, fresh] = [key, 'another-key-that-is-long-enough'] as const
  const before = await fixture.open([old])
  await before.signIn(old, 'Ada')
  const during = await fixture.open([fresh, old])
  expect((await during.get('/console', before.cookie)).status).toBe(200)
  for (const each of [old, fresh]) {
    await during.signIn(each, 'Ada')
    expect((await during.get('/console')).status).toBe(200)
  }
  const alone = await fixture.open([old])
  expect((await alone.get('/console', during.cookie)).status).toBe(303)
})

test('A form from another site, or of another session, changes nothing', async () => {
  await fixture.release({ ...cart, text: `${cart.text}\n` }, '2.0.0')
  await enter()
  const form = await browser.formOf('/console/modules/cart/rollback')
  const foreign = await browser.post('/console/modules/cart/rollback', form, {
    origin: 'https://evil.example',
  })
  expect(foreign.status).toBe(403)
  const sealed = await browser.post('/console/modules/cart/rollback', { ...form, form: 'guess' })
  expect(sealed.status).toBe(403)
  expect(await live('cart')).toBe('2.0.0')
})

test('A rollback shows what it will change, does it once, and says so', async () => {
  await fixture.release({ ...cart, text: `${cart.text}\n` }, '2.0.0')
  await enter()
  const question = await browser.text('/console/modules/cart/rollback')
  expect(question).toContain('Roll cart back?')
  expect(question).toMatch(/<del>2\.0\.0<\/del><\/td><td><ins>1\.0\.0<\/ins>/)
  expect(await live('cart')).toBe('2.0.0')
  const form = await browser.formOf('/console/modules/cart/rollback')
  const done = await browser.post('/console/modules/cart/rollback', { ...form, why: 'totals <are> wrong' })
  expect(done.status).toBe(303)
  const page = await browser.text(done.headers.get('location') ?? '')
  expect(page).toContain('You rolled cart back from 2.0.0 to 1.0.0')
  expect(page).toContain('totals &lt;are&gt; wrong')
  expect(await live('cart')).toBe('1.0.0')
  const [last] = await readHistory(fixture.delivery, { limit: 1 })
  expect(last?.change).toMatchObject({ by: 'Ada', action: 'rollback', why: 'totals <are> wrong' })
  const again = await browser.post('/console/modules/cart/rollback', form)
  expect(again.status).toBe(409)
  expect(await again.text()).toContain('You already did this')
  expect((await readHistory(fixture.delivery, { limit: 1 }))[0]?.revision).toBe(last?.revision)
})

test('A confirmed action is refused where others changed the module in the meantime', async () => {
  await fixture.release({ ...cart, text: `${cart.text}\n` }, '2.0.0')
  await enter()
  const form = await browser.formOf('/console/modules/cart/rollback')
  await fixture.release({ ...cart, text: `${cart.text}\n\n` }, '3.0.0')
  const answer = await browser.post('/console/modules/cart/rollback', form)
  expect(answer.status).toBe(409)
  const page = await answer.text()
  expect(page).toContain('Nothing changed: cart changed in the meantime.')
  expect(page).toContain('deployed cart 3.0.0 to replace 2.0.0')
  expect(await live('cart')).toBe('3.0.0')
  // A change of another module does not invalidate the confirmation.
  const fresh = await browser.formOf('/console/modules/cart/rollback')
  await fixture.release({ ...catalog, text: `${catalog.text}\n` }, '2.0.0')
  expect((await browser.post('/console/modules/cart/rollback', fresh)).status).toBe(303)
  expect(await live('cart')).toBe('2.0.0')
})

test('A release of a channel goes to visitors, to the share of the settings, after a confirmation', async () => {
  await fixture.release({ ...cart, text: `${cart.text}\n` }, '2.0.0', 'staging')
  await enter()
  const page = await browser.text('/console/modules/cart')
  expect(page).toContain('href="/console/modules/cart/promote-from?to=staging"')
  const question = '/console/modules/cart/promote-from?to=staging'
  expect(await browser.text(question)).toContain('Release cart 2.0.0 from staging to visitors?')
  const form = await browser.formOf(question)
  const done = await browser.post('/console/modules/cart/promote-from', {
    ...form,
    to: 'staging',
    why: 'tried',
  })
  expect(done.status).toBe(303)
  const { document } = await loadRegistry(fixture.delivery)
  expect(document.modules.cart).toMatchObject({
    live: { version: '1.0.0' },
    canary: { version: '2.0.0', percent: 10 },
  })
  const none = await browser.text('/console/modules/cart/promote-from?to=preview/pr-1')
  expect(none).toMatch(/There&#x27;s no release in preview\/pr-1\./)
})

test('A canary is given another share, paused and promoted', async () => {
  await fixture.release({ ...cart, text: `${cart.text}\n` }, '2.0.0')
  await rollback(fixture.delivery, { module: 'cart' })
  await canary(fixture.delivery, { module: 'cart', version: '2.0.0', percent: 10 })
  await enter()
  expect(await browser.text('/console')).toContain('90% live 1.0.0, 10% canary 2.0.0')
  await browser.confirm('/console/modules/cart/share?percent=25')
  expect(await browser.text('/console')).toContain('75% live 1.0.0, 25% canary 2.0.0')
  await browser.confirm('/console/modules/cart/pause')
  expect(await browser.text('/console/modules/cart')).toContain('25%, paused')
  expect(await browser.text('/console/modules/cart/pause')).toContain('The canary is paused.')
  const form = await browser.formOf('/console/modules/cart/promote')
  const refused = await browser.post('/console/modules/cart/promote', form)
  expect(await refused.text()).toContain('has 0 page views')
  expect(await live('cart')).toBe('1.0.0')
  const reasoned = { ...form, why: 'a fix that is needed now' }
  expect((await browser.post('/console/modules/cart/promote', reasoned)).status).toBe(303)
  expect(await live('cart')).toBe('2.0.0')
  expect((await browser.get('/console/modules/cart/share?percent=many')).status).toBe(422)
})

test('An aborted canary offers its end first, and its promotion with a warning', async () => {
  await fixture.release({ ...cart, text: `${cart.text}\n` }, '2.0.0')
  await rollback(fixture.delivery, { module: 'cart' })
  await canary(fixture.delivery, { module: 'cart', version: '2.0.0', percent: 10 })
  await pause(fixture.delivery, 'cart', 'aborted')
  await enter()
  const acts = [
    ...(await browser.text('/console/modules/cart')).matchAll(/class="([^"]*)"[^>]* data-act="(\w+)"/g),
  ]
  expect(acts.map(([, look, action]) => [action, look])).toEqual([
    ['rollback', 'button small'],
    ['promote', 'button quiet small'],
  ])
  const asked = await browser.text('/console/modules/cart/promote')
  expect(asked).toContain('it performed worse')
  expect(asked).toMatch(/class="grave"[^>]*>Promote anyway/)
  await browser.confirm('/console/modules/cart/rollback')
  expect(await live('cart')).toBe('1.0.0')
})

test('A console without a signing key shows everything and changes nothing', async () => {
  await fixture.release({ ...cart, text: `${cart.text}\n` }, '2.0.0')
  browser = await fixture.open([key])
  await browser.signIn(key, 'Ada')
  const page = await browser.text('/console')
  expect(page).toContain('This shell has no signing key')
  expect(page).not.toContain('Roll back')
  expect((await browser.get('/console/modules/cart/rollback')).status).toBe(403)
})

test('The history shows who, what, when and why, and the whole set of any moment', async () => {
  const before = new Date().toISOString()
  await deploy(
    { ...fixture.delivery, by: '<b>Eve</b>', why: 'new <i>tax</i>' },
    {
      module: 'cart',
      from: await fixture.build({ ...cart, text: `${cart.text}\n` }),
      version: '2.0.0',
    },
  )
  await enter()
  const page = await browser.text('/console/history?module=cart')
  expect(page).toContain('&lt;b&gt;Eve&lt;/b&gt;</b> deployed cart 2.0.0 to replace 1.0.0')
  expect(page).toContain('new &lt;i&gt;tax&lt;/i&gt;')
  expect(page).not.toContain('catalog 1.0.0')
  const moment = await browser.text(`/console/history?at=${encodeURIComponent(before)}`)
  expect(moment).toContain('Revision 2')
  expect(moment).toContain('/console/modules/cart/releases/1.0.0')
  expect(await browser.text('/console/history?at=1999-01-01T00:00')).toContain('no record of the releases at')
  expect(await browser.text('/console/history?at=soon')).toContain('Enter a time such as 2026-11-21T14:00.')
  expect((await browser.get('/console/history/99')).status).toBe(404)
})

test('The pages of graph, shared packages, budgets and a release have a picture and its text', async () => {
  await fixture.release(
    { ...cart, uses: { 'catalog.search': { props: {}, given: [] } }, text: `${cart.text}\n` },
    '2.0.0',
  )
  await enter()
  const graph = await browser.text('/console/graph')
  expect(graph).toMatch(/<svg class="graph"/)
  expect(graph).toMatch(
    /catalog\.search<\/th><td><a href="\/console\/modules\/catalog">catalog<\/a><\/td><td class="list">cart, shell/,
  )
  expect(graph).toMatch(/account\.menu<\/th><td><span class="badge" data-tone="warning">none/)
  expect(await browser.text('/console/budgets')).toMatch(
    /<svg class="chart"[^>]*aria-label="cart, before the first view/,
  )
  expect(await browser.text('/console/shared')).toContain('No shell is registered')
  const release = await browser.text('/console/modules/cart/releases/2.0.0')
  expect(release).toContain('web/remoteEntry.js')
  expect(release).toContain('Signed with a key that this shell trusts')
  expect(release).toContain('widget contract')
  expect((await browser.get('/console/modules/cart/releases/9.9.9')).status).toBe(404)
  expect((await browser.get('/console/modules/nothing')).status).toBe(404)
})

test('The health page charts failures and vitals by release, with the errors behind them', async () => {
  const recorder = createRecorder({ notes: fixture.delivery.store.notes })
  const subject = { module: 'cart', version: '1.0.0', rollout: null }
  for (let view = 0; view < 4; view++) recorder.view(subject)
  recorder.time(subject, 'lcp', 1200)
  recorder.failed(subject)
  recorder.error(subject, { side: 'browser', kind: 'render', message: '<img> is not a total', stack: [] })
  recorder.purchases('v2', 3)
  await recorder.flush()
  await enter()
  const page = await browser.text('/console/health')
  expect(page).toMatch(/aria-label="cart, Views that failed, newest hour: live 1\.0\.0 25 %"/)
  expect(page).toContain('Purchases handed over to payment: 3 by Cart V2, 0 by Cart V1.')
  expect(page).toContain('25.00 %')
  expect(page).toContain('&lt;img&gt; is not a total')
  expect(page).toContain('No page views of catalog.')
  expect(await browser.text('/console')).toContain('25.0% of 4 views failed')
  expect(await browser.text('/console/health?module=catalog&hours=6')).toContain('No page views yet')
})

test('The web vitals page shows each page and release, the canary below the live one, with what is beyond good', async () => {
  await fixture.release({ ...cart, text: `${cart.text} 2` }, '2.0.0')
  const recorder = createRecorder({ notes: fixture.delivery.store.notes })
  for (const [version, took] of [
    ['1.0.0', 180],
    ['2.0.0', 420],
  ] as const) {
    const subject = { module: 'cart', version, rollout: null }
    recorder.view(subject)
    recorder.time(subject, 'inp', took)
    recorder.time(subject, 'press', took)
    recorder.time(subject, 'tasks', 3)
    recorder.pageView({ ...subject, route: '/cart/:id' })
    recorder.pageTime({ ...subject, route: '/cart/:id' }, 'cls', 210)
  }
  await recorder.flush()
  await enter()
  const page = await browser.text('/console/vitals?module=cart')
  expect(page).toContain('/cart/:id</th>')
  expect(page).toMatch(/data-over=""[^>]*>0\.21\d \/ 0\.21\d<br\/>over 0\.100/)
  expect(page).toMatch(/data-over=""[^>]*>4\d\d ms \/ 4\d\d ms<br\/>over 200 ms/)
  const rows = [...page.slice(page.indexOf('id="vitals-cart"')).matchAll(/releases\/(\d\.0\.0)"/g)]
  expect(rows.map(([, version]) => version)).toEqual(['2.0.0', '1.0.0'])
  expect(await browser.text('/console/vitals?module=catalog')).toContain('No page views yet')
  expect(await browser.text('/console/modules/cart')).toContain('/console/vitals?module=cart')
  expect(await browser.text('/console/modules/cart/releases/2.0.0')).toContain('/console/vitals?module=cart')
})

test('An open page hears of a change by somebody else once', async () => {
  await enter()
  const events = await browser.listen('/console/live?after=2')
  await fixture.release({ ...cart, text: `${cart.text}\n` }, '2.0.0')
  const time = setInterval(() => fixture.clock.advance(500), 20)
  const event = await events.next()
  clearInterval(time)
  expect(event).toEqual({ id: '3', text: 'ada deployed cart 2.0.0 to replace 1.0.0.' })
  await events.close()
  // A client that reconnects receives the missed event at once.
  const later = await browser.listen('/console/live?after=2')
  expect((await later.next()).id).toBe('3')
  await later.close()
})

test('Every page forbids what it does not need, and no cache stores it', async () => {
  await enter()
  const answer = await browser.get('/console')
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
  expect(policy).not.toContain('unsafe')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const page = await answer.text()
  expect(page).not.toMatch(/ style=|<script(?![^>]* src=)/)
  const out = await browser.post('/console/sign-out', { form: '' })
  expect(out.headers.get('set-cookie')).toContain('Max-Age=0')
})

test('Incidents of a release on the server are named, and after three that browsers alone draw it', async () => {
  await enter()
  const add = (second: number) =>
    writeIncident(fixture.delivery.store, {
      at: `2026-11-26T10:00:0${second}.000Z`,
      module: 'cart',
      version: '1.0.0',
      kind: 'loop',
      message: 'SIGKILL',
    })
  await add(1)
  await add(2)
  const page = async (path: string) => (await browser.get(path)).text()
  expect(await page('/console/modules/cart')).toContain('It looped without end.')
  expect(await page('/console')).not.toContain('cart@1.0.0: drawn by browsers alone')
  await add(3)
  expect(await page('/console')).toContain('cart@1.0.0: drawn by browsers alone')
  expect(await page('/console/modules/cart')).toContain('cart@1.0.0: drawn by browsers alone')
  expect(await page('/console/modules/catalog')).not.toContain('Incidents')
})
