import { once } from 'node:events'
import { request as ask } from 'node:http'
import { connect } from 'node:net'
import type { Draining } from '@galleria/environment'
import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import getPort from 'get-port'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../base/clock.ts'
import { CLIENT_ID } from '../../base/development-ids.ts'
import { connect as openDatabase } from '../../data/database.ts'
import { type SiteDatabase, siteDatabase } from '../../dev/testing/site-database.ts'
import { directCallsOf, ID } from '../../http/direct-calls.ts'
import { handlerName } from '../../http/operation-names.ts'
import { createPlatform, type Platform } from '../app.ts'
import { directly } from './direct.ts'
import { listen } from './listen.ts'

/** One platform as production has it, at two ports: past the application, and through it. */
let site: SiteDatabase
let platform: Platform
let servers: Draining[]
let ports: number[]
let taken = 0
const logs: unknown[] = []
const secrets = { token: '', goods: {} }
const host = '127.0.0.1'
const KEY = 'a key of the owner for this test'

beforeAll(async () => {
  site = await siteDatabase('small')
  const now = systemClock.now().getTime()
  platform = await createPlatform({
    database: openDatabase(site.url),
    // Standing still, so that the same request twice is answered with the same words.
    clock: { now: () => new Date(now) },
    config: { development: false, strict: true, trustedProxies: 1, ownerKey: KEY, maxBodyBytes: 5_000 },
    log: (entry) => logs.push(entry),
  })
  const direct = directly(platform)
  const counted: typeof direct = (incoming, outgoing) => {
    const answers = direct(incoming, outgoing)
    if (answers) taken += 1
    return answers
  }
  ports = [await getPort({ host }), await getPort({ host })]
  servers = [
    await listen(platform.fetch, { port: ports[0] as number, host }, counted),
    await listen(platform.fetch, { port: ports[1] as number, host }),
  ]
  const visitor = await send(0, { method: 'POST', path: '/oauth2/token', body: anonymous() })
  secrets.token = JSON.parse(visitor.body).access_token
  const listed = await send(0, {
    method: 'POST',
    path: '/stores-reader/v1/products/query-platformized',
    headers: { authorization: secrets.token },
    body: '{"query":{}}',
  })
  expect(listed.status, listed.body).toBe(200)
  const { products } = JSON.parse(listed.body)
  const plain = products.find((each: { customTextFields?: unknown[] }) => !each.customTextFields?.length)
  secrets.goods = {
    catalogItemId: plain.id,
    options: { variantId: plain.variants[0].id },
    appId: STORES_APP_ID,
  }
})
afterAll(async () => {
  for (const server of servers) await server.drain(0)
  await platform.close()
  await site.drop()
})

interface Sent {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

const anonymous = () => JSON.stringify({ clientId: CLIENT_ID, grantType: 'anonymous' })

function send(which: 0 | 1, { method, path, headers = {}, body }: Sent) {
  return new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
      const outgoing = ask(
        {
          host,
          port: ports[which],
          method,
          path,
          headers: { 'x-request-id': 'the-same-request', ...length, ...headers },
        },
        async (answer) => {
          let text = ''
          for await (const chunk of answer) text += chunk
          const { date, ...told } = answer.headers
          resolve({ status: answer.statusCode, headers: told, body: text })
        },
      )
      outgoing.on('error', reject)
      outgoing.end(body)
    },
  )
}

/** Asks at both ports and expects one and the same: status, headers and every byte. */
async function same(request: Sent, status?: number): Promise<void> {
  const before = taken
  const direct = await send(0, request)
  expect(taken, `${request.method} ${request.path} is answered directly`).toBe(before + 1)
  const usual = await send(1, request)
  expect(direct, `${request.method} ${request.path}`).toEqual(usual)
  if (status !== undefined) expect(direct.status, direct.body).toBe(status)
}

const carts = '/ecom/v1/carts/current'
const nobodys = '0d1c0c2e-93a5-4b41-9d1e-2f6b8a7c5e40'
const withIds = (call: string) => call.replaceAll(ID, nobodys)
const json = { 'content-type': 'application/json' }

describe('A plain request straight from the network is answered as through the application', () => {
  it('for every call, where nobody asks and where the body is none', async () => {
    // A puzzle is another one each time.
    const calls = [...directCallsOf(platform.app).keys()].filter(
      (call) => !call.endsWith('/captcha/challenge'),
    )
    expect(calls.filter((call) => !call.includes(ID)).length).toBeGreaterThan(100)
    expect(calls.filter((call) => call.includes(ID)).length).toBeGreaterThan(100)
    for (const call of calls) {
      const [method = '', path = ''] = withIds(call).split(' ')
      const hasBody = method !== 'GET' && method !== 'DELETE'
      const body = hasBody ? { body: '{"a":' } : {}
      await same({ method, path, headers: json, ...body })
      if (hasBody) await same({ method, path, headers: { ...json, authorization: KEY }, body: '[7]' })
      else if (call.includes(ID)) await same({ method, path, headers: { ...json, authorization: KEY } })
    }
    for (const authorization of ['nobody-has-such-a-token', '?', KEY])
      await same({ method: 'GET', path: carts, headers: { ...json, authorization } })
  })

  it('with word to a browser that came by TLS, and to no other, to keep to it', async () => {
    for (const [proto, told] of [
      ['https', 'max-age=31536000'],
      ['http', undefined],
    ] as const) {
      const headers = { ...json, 'x-forwarded-proto': proto, 'x-forwarded-for': '192.0.2.1' }
      await same({ method: 'GET', path: carts, headers })
      const answer = await send(0, { method: 'GET', path: carts, headers })
      expect(answer.headers['strict-transport-security']).toBe(told)
    }
    const plain = await send(0, { method: 'GET', path: carts, headers: json })
    expect(plain.headers['strict-transport-security']).toBeUndefined()
  })

  it('and by the same call, whatever else would match its path', () => {
    for (const [call, { answer }] of directCallsOf(platform.app)) {
      const [method = '', path = ''] = withIds(call).split(' ')
      const [handlers] = platform.app.router.match(method, path)
      const names = handlers.flatMap(([[handler]]) => handlerName(handler) ?? [])
      expect(names[0], call).toBe(handlerName(answer))
    }
  })

  it('where a cart is made, read, estimated and changed', async () => {
    const fresh = async () =>
      JSON.parse((await send(0, { method: 'POST', path: '/oauth2/token', body: anonymous() })).body)
        .access_token
    const add = JSON.stringify({ lineItems: [{ catalogReference: secrets.goods, quantity: 1 }] })
    const authorization = await fresh()
    const headers = { ...json, authorization }
    await same({ method: 'GET', path: carts, headers }, 404)
    const before = taken
    const [first, second] = [
      await send(0, { method: 'POST', path: `${carts}/add-to-cart`, headers, body: add }),
      await send(1, {
        method: 'POST',
        path: `${carts}/add-to-cart`,
        headers: { ...json, authorization: await fresh() },
        body: add,
      }),
    ]
    expect(taken).toBe(before + 2)
    expect(first.status, first.body).toBe(200)
    expect(Object.keys(first.headers).sort()).toEqual(Object.keys(second.headers).sort())
    expect(Object.keys(JSON.parse(first.body).cart)).toEqual(Object.keys(JSON.parse(second.body).cart))
    await same({ method: 'GET', path: carts, headers }, 200)
    await same({ method: 'GET', path: carts, headers }, 200)
    await same({ method: 'GET', path: carts, headers: { ...headers, 'x-wix-currency': 'EUR' } }, 200)
    const estimate = { method: 'POST', path: `${carts}/estimate-totals`, headers }
    await same({ ...estimate, body: '{"calculateShipping":true,"calculateTax":true}' }, 200)
    await same({ ...estimate, body: '{"calculateShipping":true,"calculateTax":true}' }, 200)
    await same({ ...estimate, body: '{"calculateShipping":"no"}' }, 400)
    await same({ ...estimate, body: '' }, 200)
    await same({ ...estimate, body: '{"shippingAddress":{"city":"Zürich 😀"}}' }, 200)
    await same(
      {
        method: 'POST',
        path: `${carts}/remove-coupon`,
        headers: { ...headers, authorization: await fresh() },
        body: '{}',
      },
      404,
    )
    const changed = await send(0, {
      method: 'PATCH',
      path: carts,
      headers,
      body: '{"cartInfo":{"buyerNote":"Thank you"}}',
    })
    expect(changed.status, changed.body).toBe(200)
    await same({ method: 'GET', path: carts, headers }, 200)
  })

  it('to pages of registered origins, and to those of others', async () => {
    const [origin = ''] = platform.services.config.clients.flatMap(({ origins }) => origins)
    for (const each of [origin, 'https://evil.example', ''])
      await same({ method: 'GET', path: carts, headers: { authorization: secrets.token, origin: each } }, 404)
  })

  it('where the database cannot keep a text, and the log hears of nothing', async () => {
    const headers = { ...json, authorization: KEY }
    const heard = logs.length
    await same({
      method: 'POST',
      path: '/ecom/v1/orders/search',
      headers,
      body: '{"search":{"filter":{"number":"\\u0000"}}}',
    })
    expect(logs.length).toBe(heard)
  })

  it('and the token of every wrong kind', async () => {
    const path = '/oauth2/token'
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    await same({ method: 'POST', path, headers: json, body: '{}' }, 400)
    await same({ method: 'POST', path, headers: json, body: '[]' }, 400)
    await same({ method: 'POST', path, headers: json, body: '{"grantType":"none"}' }, 400)
    await same({ method: 'POST', path, headers: json, body: '{"grantType":"anonymous","clientId":"x"}' }, 400)
    await same(
      { method: 'POST', path, headers: form, body: 'grant_type=anonymous&grant_type=anonymous' },
      400,
    )
    await same({
      method: 'POST',
      path,
      headers: json,
      body: '{"grantType":"refresh_token","refreshToken":"x"}',
    })
    await same({
      method: 'POST',
      path,
      headers: json,
      body: '{"grantType":"client_credentials","clientId":"x","clientSecret":"y"}',
    })
  })
})

describe('A request that is not plain goes the usual way', () => {
  it.each<[string, Sent]>([
    ['with a query', { method: 'GET', path: `${carts}?a=1` }],
    ['with a strange host', { method: 'GET', path: carts, headers: { host: 'A strange.host' } }],
    ['of another method', { method: 'HEAD', path: carts }],
    ['with a path written otherwise', { method: 'GET', path: '/ecom/v1/carts/%63urrent' }],
    [
      'without a length',
      { method: 'POST', path: '/oauth2/token', headers: { 'transfer-encoding': 'chunked' }, body: '{}' },
    ],
    ['with a body that is too long', { method: 'POST', path: '/oauth2/token', body: ' '.repeat(5_001) }],
    ['with a body where none is read', { method: 'GET', path: carts, body: '{}' }],
    ['with an id written otherwise', { method: 'GET', path: `/ecom/v1/orders/${nobodys.toUpperCase()}` }],
    ['with an id and a query', { method: 'GET', path: `/ecom/v1/orders/${nobodys}?a=1` }],
    ['with what is no id', { method: 'GET', path: '/ecom/v1/orders/{}' }],
    ['of nobody', { method: 'GET', path: '/nothing/here' }],
  ])('%s', async (_, request) => {
    const before = taken
    const { 'content-length': length, ...headers } = request.headers ?? {}
    const sent = { ...request, headers }
    expect(await send(0, sent)).toEqual(await send(1, sent))
    expect(taken).toBe(before)
  })

  it('with two tokens, and is refused', async () => {
    const socket = connect(ports[0] as number, host)
    let said = ''
    socket.on('data', (chunk) => {
      said += chunk
    })
    const lines = [
      `GET ${carts} HTTP/1.1`,
      'Host: x',
      'Authorization: one',
      'Authorization: two',
      'Connection: close',
    ]
    socket.write([...lines, '', ''].join('\r\n'))
    await once(socket, 'close')
    expect(said).toContain('AMBIGUOUS_HEADERS')
  })
})

it('A client that disconnects within its request harms no other', async () => {
  const heard = logs.length
  const socket = connect(ports[0] as number, host)
  const head = [
    'POST /oauth2/token HTTP/1.1',
    'Host: x',
    'Content-Type: application/json',
    'Content-Length: 100',
  ]
  const before = taken
  socket.write([...head, '', '{"client'].join('\r\n'))
  await expect.poll(() => taken).toBe(before + 1)
  socket.destroy()
  await once(socket, 'close')
  await expect.poll(() => servers[0]?.isIdle()).toBe(true)
  await same({ method: 'GET', path: carts, headers: { authorization: secrets.token } }, 404)
  expect(logs.length).toBe(heard)
})
