import { createPlatformClient } from '@galleria/platform-client'
import { getCurrentCart } from '@galleria/platform-client/cart'
import { expect, test, vi } from 'vitest'
import { json, startServer } from '../testing/http-server.ts'

// As a browser has it that went offline before it needed the file.
vi.mock('./repeat.ts', () => {
  throw new Error('Loading chunk 4 failed')
})

test('where what repeats calls cannot be loaded, the first failure is told', async () => {
  await using server = await startServer((_, response) =>
    json(response, 503, {}, { 'x-wix-request-id': 'r-1' }),
  )
  await expect(getCurrentCart(createPlatformClient({ baseUrl: server.url }))).rejects.toMatchObject({
    name: 'PlatformError',
    status: 503,
    requestId: 'r-1',
  })
  expect(server.received).toHaveLength(1)
})
