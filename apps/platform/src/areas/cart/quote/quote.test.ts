import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { jsonb } from '../../../data/database.ts'
import { furnishShop, type StockedProduct, stockProduct } from '../../../dev/testing/shop.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'
import type { StoredAddress } from '../../../domain/address/address.ts'
import { quote } from './quote.ts'

let site: TestPlatform
let lamp: StockedProduct

beforeAll(async () => {
  site = await createTestPlatform()
  const { db } = site.platform.services
  await furnishShop(db)
  lamp = await stockProduct(db, { priceMinor: 2500 })
  const option = { carrierId: randomUUID(), freeFromMinor: null, deliveryTime: '', instructions: null }
  await db
    .insertInto('shippingOptions')
    .values([
      {
        ...option,
        id: randomUUID(),
        code: 'world',
        title: 'International',
        kind: 'SHIPPING',
        countries: jsonb(['*']),
        priceMinor: 2995,
        pickupAddress: null,
        position: 8,
      },
      {
        ...option,
        id: randomUUID(),
        code: 'pickup',
        title: 'Pick up',
        kind: 'STORE_PICKUP',
        countries: jsonb(['US', 'MX']),
        priceMinor: 0,
        pickupAddress: null,
        position: 9,
      },
    ])
    .execute()
})
afterAll(() => site.close())

const quoteFor = (destination: StoredAddress) =>
  quote(site.platform.services.db, {
    lines: [{ id: randomUUID(), ...lamp, options: {}, quantity: 1 }],
    destination,
    withShipping: true,
    withTax: true,
    now: new Date(),
  })
const codes = async (country: string) => (await quoteFor({ country })).options.map(({ code }) => code)

it('A cart offers what goes everywhere only where nothing else is shipped to', async () => {
  expect(await codes('US')).toEqual(['standard', 'pickup'])
  expect(await codes('MX')).toEqual(['pickup', 'world'])
  expect(await codes('JP')).toEqual(['world'])
})

it('A cart knows the tax of a state from the ZIP code, until the address names the state', async () => {
  expect(Number((await quoteFor({ country: 'US', postalCode: '94607' })).taxRate)).toBe(0.1)
  expect(Number((await quoteFor({ country: 'US', postalCode: '97201' })).taxRate)).toBe(0)
  const named = { country: 'US', subdivision: 'US-OR', postalCode: '94607' }
  expect(Number((await quoteFor(named)).taxRate)).toBe(0)
})
