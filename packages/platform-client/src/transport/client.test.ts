import { createPlatformClient, defineCall, z } from '@galleria/platform-client'
import { login, sendRecoveryEmail } from '@galleria/platform-client/authentication'
import { addToCurrentCart, getCurrentCart } from '@galleria/platform-client/cart'
import { queryCollections } from '@galleria/platform-client/collections'
import { getOrder } from '@galleria/platform-client/orders'
import { toBarePath } from '@galleria/platform-client/paths'
import { createRedirectSession } from '@galleria/platform-client/redirect-session'
import { anonymousGrant } from '@galleria/platform-client/tokens'
import { expect, test } from 'vitest'
import { json, startServer } from '../testing/http-server.ts'

const cart = { id: 'c1', lineItems: [], currency: 'USD' }

test('A call carries the bare token and the gateway header, and no content type without a body', async () => {
  await using server = await startServer((_, response) => json(response, 200, { cart }))
  const client = createPlatformClient({
    baseUrl: server.url,
    getAuthHeaders: async () => ({ authorization: 'token-1' }),
    language: 'de',
  })
  expect(await getCurrentCart(client)).toEqual({ cart })
  const [request] = server.received
  expect(request).toMatchObject({ method: 'GET', url: '/ecom/v1/carts/current', body: '' })
  expect(request?.headers).toMatchObject({
    authorization: 'token-1',
    'x-wix-linguist': 'de',
    'x-wix-bi-gateway':
      'environment=js-sdk,package-name=@wix/auto_sdk_ecom_current-cart,method-fqn=com.wix.ecom.cart.api.v1.CurrentCartService.GetCurrentCart,entity=wix.ecom.v1.cart',
  })
  expect(request?.headers).not.toHaveProperty('content-type')
})

test('A body is JSON with its content type, undefined dropped and null kept', async () => {
  await using server = await startServer((_, response) => json(response, 200, { cart }))
  const client = createPlatformClient({ baseUrl: server.url })
  const options = { Size: undefined, Note: null }
  const catalogReference = { catalogItemId: 'p1', appId: 'a1', options }
  await addToCurrentCart(client, { lineItems: [{ catalogReference, quantity: 2 }] })
  expect(server.received[0]?.headers['content-type']).toBe('application/json')
  expect(JSON.parse(server.received[0]?.body ?? '')).toEqual({
    lineItems: [
      { catalogReference: { catalogItemId: 'p1', appId: 'a1', options: { Note: null } }, quantity: 2 },
    ],
  })
})

test('A body-less POST sends an empty object', async () => {
  const call = defineCall<undefined, object>({ ...anyCall, method: 'POST' }, anything)
  await using server = await startServer((_, response) => json(response, 200, {}))
  await call(createPlatformClient({ baseUrl: server.url }))
  expect(server.received[0]?.body).toBe('{}')
})

test('The bare style drops the public prefix', async () => {
  await using server = await startServer((_, response) => json(response, 200, { cart }))
  await getCurrentCart(createPlatformClient({ baseUrl: `${server.url}/`, toPath: toBarePath }))
  expect(server.received[0]?.url).toBe('/v1/carts/current')
})

test('The consistency token last received is echoed by every later call', async () => {
  await using server = await startServer((_, response, index) =>
    json(response, 200, { cart }, index < 2 ? { 'X-Wix-Consistent': `c${index}` } : {}),
  )
  const client = createPlatformClient({ baseUrl: server.url })
  for (let i = 0; i < 4; i++) await getCurrentCart(client)
  expect(server.received.map(({ headers }) => headers['x-wix-consistent'])).toEqual([
    undefined,
    'c0',
    'c1',
    'c1',
  ])
})

test('Faults row 66: a path value cannot leave its segment, nor become a header', async () => {
  await using server = await startServer((_, response) => json(response, 404, {}))
  const client = createPlatformClient({ baseUrl: server.url })
  for (const id of ['../../secret', 'a/b?c#d', '...', 'x\r\ny: z', '%2e%2e'])
    await expect(getOrder(client, { id })).rejects.toMatchObject({ status: 404 })
  await expect(getOrder(client, { id: '..' })).rejects.toThrow('a valid value for "id"')
  for (const { url } of server.received) expect(url).toMatch(/^\/ecom\/v1\/orders\/[^/?#]+\?id=[^/?#]+$/)
})

test('A missing path value is a clear error and no request', async () => {
  await using server = await startServer((_, response) => json(response, 200, {}))
  const client = createPlatformClient({ baseUrl: server.url })
  await expect(getOrder(client, { id: '' })).rejects.toThrow(
    'GetOrder requires "id" for its path /ecom/v1/orders/{id}',
  )
  expect(server.received).toEqual([])
})

test('A long query goes by POST where the call allows it', async () => {
  await using server = await startServer((_, response) => json(response, 200, { collections: [] }))
  const client = createPlatformClient({ baseUrl: server.url })
  const query = (name: string) => ({ query: { filter: { name } } })
  await queryCollections(client, query('x'))
  await queryCollections(client, query('x'.repeat(4000)))
  expect(server.received[0]).toMatchObject({ method: 'GET' })
  expect(server.received[1]).toMatchObject({ method: 'POST', url: '/v2/collections/query' })
  expect(JSON.parse(server.received[1]?.body ?? '')).toEqual(query('x'.repeat(4000)))
})

test("Shoppers' calls go to the edge host; tokens, authentication and redirects to the API host", async () => {
  await using api = await startServer((_, response) => json(response, 404, {}))
  await using edge = await startServer((_, response) => json(response, 404, {}))
  const client = createPlatformClient({ baseUrl: api.url, edgeUrl: `${edge.url}/` })
  const grant = { clientId: 'c', grantType: 'anonymous' } as const
  const email = 'ada@galleria.test'
  for (const call of [
    () => getCurrentCart(client),
    () => anonymousGrant(client, grant),
    () => login(client, { loginId: { email }, password: 'p' }),
    () => sendRecoveryEmail(client, { email }),
    () => createRedirectSession(client, { login: {} }),
  ])
    await expect(call()).rejects.toMatchObject({ status: 404 })
  expect(edge.received.map(({ url }) => url)).toEqual(['/ecom/v1/carts/current'])
  expect(api.received).toHaveLength(4)
})

test('A client inside of a named host says so to the gateway', async () => {
  await using server = await startServer((_, response) => json(response, 200, { cart }))
  await getCurrentCart(createPlatformClient({ baseUrl: server.url, hostName: 'editor' }))
  expect(server.received[0]?.headers['x-wix-bi-gateway']).toMatch(/^environment=js-sdk-editor,package-name=/)
})

test('Small writes outlive the page; reads and large writes do not', async () => {
  const kept: boolean[] = []
  const fetch = async (request: unknown) => {
    kept.push((request as Request).keepalive)
    return Response.json({})
  }
  const client = createPlatformClient({ baseUrl: 'http://h', fetch: fetch as typeof globalThis.fetch })
  for (const [method, text] of [
    ['POST', 'x'],
    ['DELETE', 'x'],
    ['GET', 'x'],
    ['POST', 'x'.repeat(9000)],
  ] as const)
    await defineCall<{ text: string }, object>({ ...anyCall, method }, anything)(client, { text })
  expect(kept).toEqual([true, true, false, false])
})

test('Scalars that JSON has no word for are sent as the wire has them, in bodies and in queries', async () => {
  await using server = await startServer((_, response) => json(response, 200, {}))
  const client = createPlatformClient({ baseUrl: server.url })
  const input = {
    at: new Date('2026-11-21T05:00:00Z'),
    revision: 9_007_199_254_740_993n,
    rate: Number.NaN,
    bytes: Uint8Array.of(251, 255, 1),
    list: [1n, Number.POSITIVE_INFINITY, new Date(0)],
  }
  const sent = { at: '2026-11-21T05:00:00.000Z', revision: '9007199254740993', rate: 'NaN', bytes: '+/8B' }
  for (const method of ['GET', 'POST'] as const)
    await defineCall<typeof input, object>({ ...anyCall, method, complexQuery: true }, anything)(
      client,
      input,
    )
  const [get, post] = server.received
  const query = new URL(get?.url ?? '', server.url).searchParams
  expect(Object.fromEntries(query)).toMatchObject(sent)
  expect(query.getAll('list')).toEqual(['1', 'Infinity', '1970-01-01T00:00:00.000Z'])
  expect(JSON.parse(post?.body ?? '')).toEqual({ ...sent, list: query.getAll('list') })
})

test('An invalid date is refused before anything is sent', async () => {
  const call = defineCall<{ at: Date }, object>({ ...anyCall, method: 'POST' }, anything)
  await expect(call(createPlatformClient({ baseUrl: 'http://h' }), { at: new Date('no') })).rejects.toThrow(
    RangeError,
  )
})

const anyCall = {
  name: 'Any',
  service: { package: 'p', fqn: '', entity: '' },
  method: 'GET',
  path: '/any/v1/thing',
} as const
const anything = () => z.looseObject({})
