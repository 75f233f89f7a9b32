import { createPlatformClient, defineCall, isSystemError, z } from '@galleria/platform-client'
import { addToCurrentCart } from '@galleria/platform-client/cart'
import { getOrder } from '@galleria/platform-client/orders'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { json, startServer } from '../testing/http-server.ts'

const anything = defineCall<{ body?: unknown }, Record<string, unknown>>(
  {
    name: 'Any',
    service: { package: 'p', fqn: '', entity: '' },
    method: 'POST',
    path: '/any/v1/thing',
  },
  () => z.looseObject({}),
)
const search = defineCall<{ q: string }, object>(
  {
    name: 'Search',
    service: { package: 'p', fqn: '', entity: '' },
    method: 'GET',
    path: '/any/v1/search',
    fallback: true,
  },
  () => z.looseObject({}),
)

test('Faults row 61: 100,000 levels are a typed error where a shape is promised, and kept where anything may be', async () => {
  const deep = `{"a":${'['.repeat(100_000)}{"__proto__":1}${']'.repeat(100_000)}}`
  await using server = await startServer((_, response) => response.end(deep))
  const client = createPlatformClient({ baseUrl: server.url })
  const error = await getOrder(client, { id: 'o1' }).catch((thrown: unknown) => thrown)
  expect(isSystemError(error) && error.status).toBe(200)
  const { a: kept } = await anything(client, {})
  let levels = 0
  let value = kept
  for (; Array.isArray(value); value = value[0]) levels += 1
  expect([levels, value]).toEqual([100_000, {}])
})

test('Faults row 62: whatever an answer is made of, no prototype changes and no such key arrives', async () => {
  const key = fc.constantFrom('__proto__', 'constructor', 'prototype', 'a')
  const { tree } = fc.letrec((tie) => ({
    tree: fc.array(fc.tuple(key, fc.oneof({ maxDepth: 3 }, fc.integer(), tie('tree')))).map(spell),
  }))
  let answer = ''
  await using server = await startServer((_, response) => response.end(answer))
  const client = createPlatformClient({ baseUrl: server.url })
  await fc.assert(
    fc.asyncProperty(tree, async (text) => {
      answer = String(text)
      const value = await anything(client, {})
      expect(JSON.stringify(value)).not.toMatch(/__proto__|constructor/)
      expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
      expect(Object.getOwnPropertyNames({})).toEqual([])
    }),
    { numRuns: 60 },
  )
})

/** JSON text, since an object literal could not hold the key `__proto__`. */
function spell(entries: [string, unknown][]): string {
  const unique = [...new Map(entries)]
  return `{${unique.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join()}}`
}

test('Faults row 63: a query of 4000 encoded characters arrives as a GET, of 4001 as a POST with all of it', async () => {
  await using server = await startServer((_, response) => json(response, 200, {}))
  const client = createPlatformClient({ baseUrl: server.url })
  // `q=` and twelve characters for each emoji.
  const text = (length: number) => '🦊'.repeat(333) + 'x'.repeat(length - 2 - 333 * 12)
  await search(client, { q: text(4000) })
  await search(client, { q: text(4001) })
  const [within, beyond] = server.received
  expect(within).toMatchObject({ method: 'GET', body: '' })
  expect(within?.url).toHaveLength('/any/v1/search?'.length + 4000)
  expect(new URLSearchParams(within?.url.split('?')[1]).get('q')).toBe(text(4000))
  expect(beyond).toMatchObject({ method: 'POST', url: '/any/v1/search' })
  expect(JSON.parse(beyond?.body ?? '')).toEqual({ q: text(4001) })
})

test('Faults row 65: only headers that the platform allows across origins are sent, and no cookies', async () => {
  await using server = await startServer((_, response) =>
    json(response, 200, { cart: { id: 'c', lineItems: [], currency: 'USD' } }, { 'x-wix-consistent': 'c1' }),
  )
  const requests: Request[] = []
  const client = createPlatformClient({
    baseUrl: server.url,
    getAuthHeaders: async () => ({ authorization: 't' }),
    language: 'ar',
    currency: 'EUR',
    fetch: (request) => {
      requests.push(request as Request)
      return fetch(request)
    },
  })
  const line = { lineItems: [{ catalogReference: { catalogItemId: 'p', appId: 'a' }, quantity: 1 }] }
  for (let call = 0; call < 2; call++) await addToCurrentCart(client, line)
  const [, second] = requests
  expect([...(second?.headers.keys() ?? [])].sort()).toEqual([
    'authorization',
    'content-type',
    'x-wix-bi-gateway',
    'x-wix-consistent',
    'x-wix-currency',
    'x-wix-linguist',
  ])
  expect(second?.credentials).toBe('same-origin')
})

test('Faults row 66: whatever an id holds, it stays one segment of the path and makes no header', async () => {
  await using server = await startServer((_, response) => json(response, 404, {}))
  const client = createPlatformClient({ baseUrl: server.url })
  const nasty = fc.constantFrom(
    '..',
    '/',
    '\\',
    '%2f',
    '%2e',
    '?',
    '#',
    '\r\n',
    '\0',
    ';',
    ' ',
    'é',
    '🦊',
    'a',
  )
  const id = fc.array(nasty, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''))
  await fc.assert(
    fc.asyncProperty(id, async (value) => {
      if (value === '..') return
      await expect(getOrder(client, { id: value })).rejects.toMatchObject({ status: 404 })
      const { url = '', headers } = server.received.at(-1) ?? {}
      const [path = '', search = ''] = url.split('?')
      expect(decodeURIComponent(path.replace('/ecom/v1/orders/', ''))).toBe(value)
      expect(path.split('/')).toHaveLength(5)
      expect(new URLSearchParams(search).get('id')).toBe(value)
      expect(headers?.host).toBe(new URL(server.url).host)
    }),
  )
})
