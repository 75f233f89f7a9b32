import { ManualClock } from '@galleria/delivery/testing'
import { createTestPlatform, type TestPlatform } from '@galleria/platform/testing'
import { createPlatformClient } from '@galleria/platform-client'
import { updateSiteProperties } from '@galleria/platform-client/site-properties'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createShopZone } from './shop-zone.ts'

let site: TestPlatform
beforeEach(async () => {
  site = await createTestPlatform()
})
afterEach(() => site.close())

const clock = new ManualClock()

/** A client of the owner's; once `lose(true)` is said, every connection is refused. */
function reach() {
  const token = site.ownerKey
  let away = false
  const client = createPlatformClient({
    baseUrl: site.url,
    fetch: (...asked) => (away ? Promise.reject(new TypeError('fetch failed')) : site.fetch(...asked)),
    getAuthHeaders: async () => ({ authorization: token }),
  })
  const lose = (is: boolean) => {
    away = is
  }
  return { client, lose }
}

test('The zone is what the owner set last, and stays so while the platform is away', async () => {
  const { client, lose } = reach()
  const zone = createShopZone(client, { first: 'Europe/Berlin', patience: 200, clock })
  expect(await zone()).toBe('UTC')
  await updateSiteProperties(client, { properties: { timeZone: 'Asia/Tokyo' } })
  expect(await zone()).toBe('Asia/Tokyo')
  lose(true)
  expect(await zone()).toBe('Asia/Tokyo')
  lose(false)
  await updateSiteProperties(client, { properties: { timeZone: 'America/New_York' } })
  expect(await zone()).toBe('Asia/Tokyo')
  clock.advance(10_000)
  expect(await zone()).toBe('America/New_York')
})

test('The zone is the configured one where the platform was never reached', async () => {
  const { client, lose } = reach()
  lose(true)
  expect(await createShopZone(client, { first: 'Europe/Berlin', patience: 200, clock })()).toBe(
    'Europe/Berlin',
  )
})
