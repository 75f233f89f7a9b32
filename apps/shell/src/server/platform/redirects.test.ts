import { ManualClock } from '@galleria/delivery/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { createPlatformClient } from '@galleria/platform-client'
import { saveUrlRedirect } from '@galleria/platform-client/url-redirects'
import { afterAll, expect, test } from 'vitest'
import { createRedirects, locationOf } from './redirects.ts'

const site = await createTestPlatform()
afterAll(() => site.close())
const clock = new ManualClock()
let isAway = false
const client = createPlatformClient({
  baseUrl: site.url,
  fetch: (...asked) => (isAway ? Promise.reject(new TypeError('fetch failed')) : site.fetch(...asked)),
  getAuthHeaders: async () => ({ authorization: site.ownerKey }),
})

test('A path has the address that staff gave it, and none while the platform is away', async () => {
  await saveUrlRedirect(client, { redirect: { from: '/old', to: '/products' } })
  const redirectOf = createRedirects(client, { patience: 2000, clock })
  expect(await redirectOf('/old')).toBe('/products')
  expect(await redirectOf('/other')).toBeUndefined()
  isAway = true
  expect(await redirectOf('/old')).toBeUndefined()
  isAway = false
  expect(await redirectOf('/old')).toBeUndefined()
  clock.advance(10_000)
  expect(await redirectOf('/old')).toBe('/products')
})

test('A path that no database can hold has no address, and stops no other from being looked up', async () => {
  const redirectOf = createRedirects(client, { patience: 2000, clock })
  expect(await redirectOf('/%00')).toBeUndefined()
  expect(await redirectOf('/old')).toBe('/products')
})

test('A location keeps the query where the address has none', () => {
  expect(locationOf('/ar/products#new', '?from=mail')).toBe('/ar/products?from=mail#new')
  expect(locationOf('/products?a=1', '?from=mail')).toBe('/products?a=1')
  expect(locationOf('https://other.example/', '?x=1')).toBe('https://other.example/')
})
