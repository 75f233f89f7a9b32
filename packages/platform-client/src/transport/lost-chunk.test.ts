import { afterEach, expect, test, vi } from 'vitest'
import { json, startServer } from '../testing/http-server.ts'

afterEach(() => {
  vi.doUnmock('./repeat.ts')
  vi.resetModules()
})

test.each([
  [
    'is gone, as for a browser that went offline',
    () => Promise.reject(new Error('Loading chunk 4 failed')),
    30_000,
  ],
  // Long enough for the first answer on a busy machine.
  ['does not come before the deadline', () => new Promise<never>(() => undefined), 3_000],
])('The first failure is reported where the retry file %s', async (_, load, timeout) => {
  vi.doMock('./repeat.ts', load)
  const { createPlatformClient } = await import('@galleria/platform-client')
  const { getCurrentCart } = await import('@galleria/platform-client/cart')
  await using server = await startServer((_request, response) =>
    json(response, 503, {}, { 'x-wix-request-id': 'r-1' }),
  )
  const client = createPlatformClient({ baseUrl: server.url, timeout })
  await expect(getCurrentCart(client)).rejects.toMatchObject({
    name: 'PlatformError',
    status: 503,
    requestId: 'r-1',
  })
  expect(server.received).toHaveLength(1)
})
