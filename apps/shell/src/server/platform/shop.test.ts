import { ManualClock } from '@galleria/delivery/testing'
import { createTestPlatform, type TestPlatform } from '@galleria/platform/testing'
import { createPlatformClient } from '@galleria/platform-client'
import { updateSiteProperties } from '@galleria/platform-client/site-properties'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createShop } from './shop.ts'

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

const configured = { name: 'Galleria', currencies: ['USD', 'EUR'], timeZone: 'Europe/Berlin' }
const options = { configured, patience: 200, clock }

test('The shop is what the merchant set last, and stays so while the platform is away', async () => {
  const { client, lose } = reach()
  const shop = createShop(client, options)
  expect(await shop()).toEqual({ ...configured, timeZone: 'UTC' })
  await updateSiteProperties(client, {
    properties: {
      siteDisplayName: 'Casa Lumière',
      businessName: 'Lumière GmbH',
      timeZone: 'Asia/Tokyo',
      displayCurrencies: [{ currency: 'CHF', rate: 0.8 }],
    },
  })
  const saved = {
    name: 'Casa Lumière',
    currencies: ['USD', 'CHF'],
    timeZone: 'Asia/Tokyo',
  }
  expect(await shop()).toEqual(saved)
  lose(true)
  expect(await shop()).toEqual(saved)
  lose(false)
  await updateSiteProperties(client, { properties: { siteDisplayName: 'Lumière' } })
  expect(await shop()).toEqual(saved)
  clock.advance(10_000)
  expect(await shop()).toEqual({ ...saved, name: 'Lumière' })
})

test('The shop is the configured one where the platform was never reached', async () => {
  const { client, lose } = reach()
  lose(true)
  expect(await createShop(client, options)()).toEqual(configured)
})

test('A shop of catalog V3 shows prices in its own currency alone, whatever the merchant offers', async () => {
  const { client, lose } = reach()
  await updateSiteProperties(client, {
    properties: { displayCurrencies: [{ currency: 'CHF', rate: 0.8 }] },
  })
  const shop = createShop({ ...client, catalogVersion: 'v3' }, options)
  lose(true)
  expect((await shop()).currencies).toEqual(['USD'])
  lose(false)
  clock.advance(10_000)
  expect((await shop()).currencies).toEqual(['USD'])
})
