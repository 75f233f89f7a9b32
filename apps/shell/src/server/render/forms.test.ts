import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FixtureModule, FixtureShop } from '../testing/fixture-store.ts'
import { type ServedPlatform, servePlatform } from '../testing/served-platform.ts'

/** Cart whose forms write to the platform, keep a value in the tab, redirect and refuse. */
const cart: FixtureModule = {
  name: 'cart',
  prefixes: ['/cart', '/help'],
  routes: ['/cart', '/cart/steps', '/help'],
  personal: ['/cart'],
  forms: ['/cart/steps'],
  server: `
  const { defineCall, z } = require('@galleria/platform-client')
  const { platform, session, sessionValue } = require('@galleria/federation')
  const { data, redirect, useActionData, useLoaderData } = require('@galleria/router')
  const service = { package: 'ecom', fqn: 'ecom', entity: 'cart' }
  const write = defineCall({ service, name: 'UpdateCurrentCart', method: 'PATCH', path: '/ecom/v1/carts/current' }, () => z.looseObject({}))
  const name = sessionValue('test.name', z.object({ text: z.string() }))
  const action = async ({ context, request }) => {
    const form = await request.formData()
    if (form.get('do') === 'hang') return new Promise(() => {})
    if (form.get('do') === 'refuse') return data({ problem: 'Not ' + form.get('typed') }, { status: 422 })
    if (form.get('do') === 'leave') return redirect('https://pay.example/a?b=1&c=2')
    name.set({ text: String(form.get('typed')) })
    await write(context.get(platform), { cartInfo: { buyerNote: form.get('typed') } }).catch(() => undefined)
    return redirect('/cart/steps')
  }
  const loader = async ({ context }) => ({ role: context.get(session).role, kept: name.get()?.text ?? 'nothing' })
  const Component = () => h('h1', {}, [useLoaderData().role, useLoaderData().kept, useActionData()?.problem].join(' | '))
  exports.default = {
    name: 'cart',
    routes: [
      { path: 'cart', personal: 'server', action, loader, Component },
      { path: 'cart/steps', personal: 'form', action, loader, Component },
      { path: 'help', action, Component: () => h('h1', {}, 'Help') },
    ],
  }`,
}

interface Asked {
  readonly call: string
  readonly authorization: string | null
  readonly address: string | null
}

let served: ServedPlatform
let shop: FixtureShop
let url: string
const asked: Asked[] = []

beforeAll(async () => {
  served = await servePlatform(({ method, url, headers }) => {
    asked.push({
      call: `${method} ${new URL(url).pathname}`,
      authorization: headers.get('authorization'),
      address: headers.get('x-forwarded-for'),
    })
  })
  shop = await FixtureShop.create()
  await shop.release(cart)
  url = await shop.open(served.env)
})
beforeEach(() => {
  asked.length = 0
  shop.problems.length = 0
})
afterAll(async () => {
  await shop?.close()
  await served?.close()
})

const own = { origin: 'http://shop.test', 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '203.0.113.9' }
const encoded = { 'content-type': 'application/x-www-form-urlencoded' }

async function post(
  path: string,
  form: Record<string, string> | string,
  { cookie = '', headers = own as Record<string, string>, type = encoded as Record<string, string> } = {},
) {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { ...type, ...headers, cookie },
    body: typeof form === 'string' ? form : new URLSearchParams(form).toString(),
    redirect: 'manual',
  })
  return told(answer)
}

async function told(answer: Response) {
  const html = await answer.text()
  const lines = answer.headers.getSetCookie()
  const [, heading] = /<h1>(.*?)<\/h1>/.exec(html) ?? []
  const all = lines.map((line) => line.split(';')[0] as string)
  // Browsers send a page no cookie of the token handler's path.
  const cookie = all.filter((line) => !line.includes('refresh')).join('; ')
  return {
    ...{ status: answer.status, location: answer.headers.get('location'), headers: answer.headers },
    ...{ html, heading, lines, all, cookie },
  }
}

const get = async (path: string, cookie: string, headers: Record<string, string> = {}) =>
  told(await fetch(url + path, { headers: { cookie, ...headers }, redirect: 'manual' }))

const writes = () => asked.filter(({ call }) => call.startsWith('PATCH'))

test('A form of a browser without a session is answered in the name of a new visitor, once, and leads on by a GET', async () => {
  const { status, location, lines, html, headers } = await post('/ar/cart', { typed: 'Ada' })
  expect([status, location]).toEqual([303, '/ar/cart/steps'])
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(lines.map((line) => line.split('=')[0])).toEqual([
    'galleria-plain',
    'galleria-access',
    'galleria-refresh',
    'galleria-role',
  ])
  expect(lines[1]).toMatch(/HttpOnly; SameSite=Strict$/)
  const [written] = writes()
  expect(writes()).toHaveLength(1)
  expect(written?.address).toBe('203.0.113.9')
  const token = decodeURIComponent(lines[1]?.split(';')[0]?.split('~').at(-1) ?? '-')
  expect(written?.authorization).toBe(token)
  expect(html).not.toContain(token)
})

test('A value that an action keeps in the tab is there for the next page, which the server draws for this browser alone', async () => {
  const { cookie } = await post('/cart', { typed: 'Grace' })
  const drawn = await get('/cart/steps', cookie)
  expect([drawn.status, drawn.heading]).toEqual([200, 'visitor | Grace | '])
  expect(drawn.headers.get('cache-control')).toBe('private, no-store')
  const withoutForms = cookie.split('; ').filter((line) => !line.includes('plain'))
  const left = await get('/cart/steps', withoutForms.join('; '))
  expect(left.heading).toBeUndefined()
  expect(left.html).toContain('"isPersonal":true')
  const other = await post('/cart', { do: 'refuse', typed: 'x' })
  expect(other.heading).toBe('visitor | nothing | Not x')
})

test('A refused form is answered with the page and what was typed', async () => {
  const { status, heading } = await post('/cart', { do: 'refuse', typed: 'Ada' })
  expect([status, heading]).toEqual([422, 'visitor | nothing | Not Ada'])
})

test('Two presses at once are one form, and get one answer', async () => {
  const { cookie } = await post('/cart', { typed: 'first' })
  asked.length = 0
  const both = await Promise.all([1, 2].map(() => post('/cart', { typed: 'twice' }, { cookie })))
  expect(both.map(({ status }) => status)).toEqual([303, 303])
  expect(writes()).toHaveLength(1)
})

test('A form whose renderer does not answer is never sent again, and the shopper is told that nobody knows', async () => {
  const { cookie } = await post('/cart', { typed: 'first' })
  asked.length = 0
  const waiting = post('/cart', { do: 'hang', typed: 'y' }, { cookie })
  const until = setInterval(() => shop.clock.advance(1_000), 50)
  const { status, html } = await waiting
  clearInterval(until)
  expect(status).toBe(503)
  expect(html).toContain('We don’t know whether this was done')
  expect(html).toContain('href="/cart"')
})

test('A form that leads to another site is answered by a page that leads there, for browsers follow no such redirect', async () => {
  const { status, html, location } = await post('/cart', { do: 'leave', typed: '' })
  expect([status, location]).toEqual([200, null])
  expect(html).toContain('content="0; url=https://pay.example/a?b=1&amp;c=2"')
})

test.each([
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a page of no origin', { origin: 'null' }],
  ['nobody says where', {}],
])('A form that comes from %s is refused in words, and nothing is asked', async (_, headers) => {
  const { status, html, lines } = await post('/cart', { typed: 'x' }, { headers })
  expect([status, html, lines]).toEqual([403, 'Send forms from a page of this shop.', []])
  expect(asked).toEqual([])
})

test.each(['/help', '/nowhere', '/manage/orders', '/'])('%s takes no form, and says so', async (path) => {
  const { status, html, headers } = await post(path, { typed: 'x' })
  expect([status, html, headers.get('allow')]).toEqual([405, 'This page takes no form.', 'GET, HEAD'])
  expect(asked).toEqual([])
})

test('A form that is too long or of another encoding is refused in words', async () => {
  const long = await post('/cart', `typed=${'x'.repeat(64_000)}`)
  expect([long.status, long.html]).toEqual([413, 'The form is longer than 64000 bytes.'])
  for (const type of [
    { 'content-type': 'multipart/form-data; boundary=x' },
    { 'content-type': 'text/plain' },
  ]) {
    const { status, html } = await post('/cart', 'typed=x', { type })
    expect([status, html]).toEqual([415, 'Send the form as application/x-www-form-urlencoded.'])
  }
  expect(asked).toEqual([])
})

test('A page whose session has run out leads a browser without script over a renewed one, and a form comes along', async () => {
  const { all } = await post('/cart', { typed: 'Ada' })
  const role = all.find((line) => line.startsWith('galleria-role')) ?? ''
  const refresh = all.find((line) => line.includes('refresh')) ?? ''
  const page = await get('/cart', role)
  const address = '/_session/page?to=%2Fcart'
  expect(page.html).toContain(`<noscript><meta http-equiv="refresh" content="0; url=${address}"></noscript>`)
  const back = await get('/ar/cart/steps?orderId=1', role)
  expect(back.html).toContain('url=/_session/page?to=%2Far%2Fcart%2Fsteps%3ForderId%3D1"')
  const renewed = await get(address, `${role}; ${refresh}`, own)
  expect([renewed.status, renewed.location]).toEqual([303, '/cart'])
  expect((await get('/cart', renewed.cookie)).heading).toBe('visitor | nothing | ')

  asked.length = 0
  const sent = await post('/cart', { typed: 'late' }, { cookie: role })
  expect([sent.status, sent.location, writes().length]).toEqual([307, address, 0])
  const again = await post(address, { typed: 'late' }, { cookie: `${role}; ${refresh}` })
  expect([again.status, again.location]).toEqual([307, '/cart'])
  expect((await post('/cart', { typed: 'late' }, { cookie: again.cookie })).status).toBe(303)
  expect(writes()).toHaveLength(1)
})

test('A session is renewed for pages of this shop alone, and leads nowhere else', async () => {
  const elsewhere = await get('/_session/page?to=%2Fcart', '', { 'sec-fetch-site': 'cross-site' })
  expect([elsewhere.status, elsewhere.lines]).toEqual([403, []])
  const outside = await get('/_session/page?to=https%3A%2F%2Fevil.example', '', own)
  expect([outside.status, outside.location]).toEqual([303, '/'])
})

test('A browser whose scripts ask for a token keeps nothing for pages without them', async () => {
  const { cookie } = await post('/cart', { typed: 'Ada' })
  const answer = await fetch(`${url}/_session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...own, cookie },
    body: JSON.stringify({ grantType: 'refresh_token' }),
  })
  expect(answer.headers.getSetCookie().join()).toContain('galleria-plain=; Path=/; Max-Age=0')
})
