import { once } from 'node:events'
import { createPlatformClient, defineCall, isTransientError, z } from '@galleria/platform-client'
import { addToCurrentCart, estimateCurrentCartTotals, getCurrentCart } from '@galleria/platform-client/cart'
import { afterEach, expect, test, vi } from 'vitest'
import { json, startServer } from '../testing/http-server.ts'

const cart = { id: 'c1', lineItems: [], currency: 'USD' }
const line = { lineItems: [{ catalogReference: { catalogItemId: 'p', appId: 'a' }, quantity: 1 }] }

afterEach(() => void vi.restoreAllMocks())

test.each([408, 429, 502, 503, 504])('A read is tried again after %i', async (status) => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  await using server = await startServer((_, response, index) =>
    index < 2 ? json(response, status, {}) : json(response, 200, { cart }),
  )
  expect(await getCurrentCart(createPlatformClient({ baseUrl: server.url }))).toEqual({ cart })
  expect(server.received).toHaveLength(3)
})

test('Faults row 58: a read is tried three times in all, and the last failure is told', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  await using server = await startServer((_, response, index) =>
    json(response, 503, {}, { 'x-wix-request-id': `r${index}` }),
  )
  const call = getCurrentCart(createPlatformClient({ baseUrl: server.url }))
  await expect(call).rejects.toMatchObject({ status: 503, requestId: 'r2' })
  expect(server.received).toHaveLength(3)
})

test.each([400, 403, 404, 409, 422, 500])('Faults row 57: %i is not tried again', async (status) => {
  await using server = await startServer((_, response) => json(response, status, {}))
  await expect(getCurrentCart(createPlatformClient({ baseUrl: server.url }))).rejects.toMatchObject({
    status,
  })
  expect(server.received).toHaveLength(1)
})

test('Faults row 59: a write that may not be repeated is sent once, even when the connection is lost', async () => {
  await using server = await startServer((_, response) => response.destroy())
  const call = addToCurrentCart(createPlatformClient({ baseUrl: server.url }), line)
  await expect(call).rejects.toMatchObject({ name: 'PlatformError', status: 0 })
  expect(server.received).toHaveLength(1)
})

test('Faults row 59: a write with an idempotency key is tried again with the same key, without one it is not', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  await using server = await startServer((_, response, index) =>
    index === 0 ? response.destroy() : json(response, index === 1 ? 200 : 503, {}),
  )
  const earnPoints = defineCall<{ amount: number; idempotencyKey?: string }, object>(
    {
      name: 'EarnPoints',
      service: { package: 'p', fqn: '', entity: '' },
      method: 'POST',
      path: '/loyalty-accounts/v1/accounts/a/earn-points',
    },
    () => z.looseObject({}),
  )
  const client = createPlatformClient({ baseUrl: server.url })
  const keyed = { amount: 5, idempotencyKey: 'k1' }
  expect(await earnPoints(client, keyed)).toEqual({})
  await expect(earnPoints(client, { amount: 5 })).rejects.toMatchObject({ status: 503 })
  expect(server.received.map(({ body }) => JSON.parse(body))).toEqual([keyed, keyed, { amount: 5 }])
})

test('Faults row 59: a repeatable POST is tried again after the connection was lost in the middle of its answer', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  await using server = await startServer((_, response, index) => {
    if (index > 0) return json(response, 200, { priceSummary: totals })
    response.writeHead(200, { 'content-length': '1000' }).write('{"priceSummary":')
    setTimeout(() => response.destroy(), 20)
  })
  const answer = await estimateCurrentCartTotals(createPlatformClient({ baseUrl: server.url }), {})
  expect(answer.priceSummary.total.amount).toBe('9.99')
})
const totals = { subtotal: { amount: '9.99' }, total: { amount: '9.99' } }

test('Faults row 58: without Retry-After waiting is full jitter, anything from nothing to 0.3 s, then to 0.6 s', async () => {
  const waits: number[] = []
  const real = globalThis.setTimeout
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms = 0) => {
    waits.push(ms)
    return real(work, ms <= 600 ? 1 : ms)
  }) as typeof setTimeout)
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  await using server = await startServer((_, response) => json(response, 502, {}))
  await getCurrentCart(createPlatformClient({ baseUrl: server.url, timeout: 60_000 })).catch(() => undefined)
  expect(waits).toEqual(expect.arrayContaining([150, 300]))
})

test.each([
  ['seconds', '1', 1000],
  ['a date', new Date(Date.now() + 2 * 3600_000).toUTCString(), 30_000],
  ['an absurd number', '99999999999', 30_000],
])('Faults row 58: Retry-After as %s is honored, up to half a minute', async (_, value, expected) => {
  const waits: number[] = []
  const real = globalThis.setTimeout
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms = 0, ...rest: []) => {
    waits.push(ms)
    return real(work, ms >= 1000 && ms <= 30_000 ? 1 : ms, ...rest)
  }) as typeof setTimeout)
  await using server = await startServer((_request, response, index) =>
    index === 0 ? json(response, 429, {}, { 'retry-after': value }) : json(response, 200, { cart }),
  )
  await getCurrentCart(createPlatformClient({ baseUrl: server.url, timeout: 60_000 }))
  expect(waits).toContain(expected)
})

test('Faults row 58: a malformed Retry-After falls back to the usual wait', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  await using server = await startServer((_, response, index) =>
    index === 0 ? json(response, 503, {}, { 'retry-after': 'soon' }) : json(response, 200, { cart }),
  )
  expect(await getCurrentCart(createPlatformClient({ baseUrl: server.url }))).toEqual({ cart })
})

test('Faults row 58: the deadline ends a wait for Retry-After with the failure that caused it', async () => {
  await using server = await startServer((_, response) => json(response, 503, {}, { 'retry-after': '20' }))
  const call = getCurrentCart(createPlatformClient({ baseUrl: server.url, timeout: 100 }))
  await expect(call).rejects.toMatchObject({ name: 'PlatformError', status: 503 })
})

test('Faults row 59: the deadline covers an answer that never comes and one that only trickles', async () => {
  await using silent = await startServer(() => undefined)
  await using trickling = await startServer((_, response) => {
    response.writeHead(200)
    const drip = setInterval(() => response.write(' '), 20)
    response.on('close', () => clearInterval(drip))
  })
  for (const { url } of [silent, trickling]) {
    const error = await getCurrentCart(createPlatformClient({ baseUrl: url }), undefined, {
      timeout: 150,
    }).catch((thrown) => thrown)
    expect(error).toMatchObject({ name: 'PlatformError', message: 'System error occurred', status: 0 })
    expect(error.cause).toMatchObject({ name: 'TimeoutError' })
  }
})

test('The deadline covers waiting for a token too', async () => {
  const client = createPlatformClient({
    baseUrl: 'http://127.0.0.1:9',
    timeout: 50,
    getAuthHeaders: () => new Promise(() => undefined),
  })
  await expect(getCurrentCart(client)).rejects.toMatchObject({ status: 0 })
})

test("The caller's signal aborts at once, with its own reason", async () => {
  await using server = await startServer(() => undefined)
  const controller = new AbortController()
  const client = createPlatformClient({ baseUrl: server.url })
  const call = getCurrentCart(client, undefined, { signal: controller.signal })
  while (!server.received.length) await new Promise((resolve) => setTimeout(resolve, 5))
  const reason = new Error('left the page')
  controller.abort(reason)
  await expect(call).rejects.toBe(reason)
  await expect(getCurrentCart(client, undefined, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  })
  expect(server.received).toHaveLength(1)
})

test('Faults row 61: of 100 MB no more than the cap is read, and it is no failure that may pass', async () => {
  let sent = 0
  await using server = await startServer(async (_, response) => {
    response.writeHead(200, { 'x-wix-request-id': 'r-1' }).write('{"junk":"')
    const chunk = Buffer.alloc(64 * 1024, 'x')
    const closed = once(response, 'close')
    while (!response.destroyed && sent < 100e6) {
      sent += chunk.length
      if (response.write(chunk)) continue
      const drained = new AbortController()
      await Promise.race([once(response, 'drain', { signal: drained.signal }), closed])
      drained.abort()
    }
  })
  const error = await getCurrentCart(createPlatformClient({ baseUrl: server.url })).catch((thrown) => thrown)
  expect(error).toMatchObject({
    name: 'PlatformError',
    message: 'System error occurred',
    status: 200,
    requestId: 'r-1',
    cause: { message: 'The answer is larger than 8000000 bytes.' },
  })
  expect(isTransientError(error)).toBe(false)
  expect(sent).toBeLessThan(50e6)
  expect(server.received).toHaveLength(1)
})

test('After a 401 the token is renewed once and the call sent once more, writes included', async () => {
  const asked: unknown[] = []
  await using server = await startServer(({ headers }, response) =>
    headers.authorization === 'new' ? json(response, 200, { cart }) : json(response, 401, {}),
  )
  const client = createPlatformClient({
    baseUrl: server.url,
    getAuthHeaders: async (options) => {
      asked.push(options)
      return { authorization: options?.renew ? 'new' : 'old' }
    },
  })
  expect(await addToCurrentCart(client, line)).toEqual({ cart })
  expect(asked).toEqual([undefined, { renew: true, rejected: { authorization: 'old' } }])
  expect(server.received.map(({ headers }) => headers.authorization)).toEqual(['old', 'new'])
})

test('A second 401 stands', async () => {
  await using server = await startServer((_, response) => json(response, 401, {}))
  const client = createPlatformClient({
    baseUrl: server.url,
    getAuthHeaders: async () => ({ authorization: 't' }),
  })
  await expect(getCurrentCart(client)).rejects.toMatchObject({ status: 401, code: 'UNAUTHORIZED' })
  expect(server.received).toHaveLength(2)
})
