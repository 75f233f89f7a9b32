import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Observation, observe } from '../../../base/observe.ts'
import { jsonb } from '../../../data/database.ts'
import { furnishShop, type StockedProduct, stockProduct } from '../../../dev/testing/shop.ts'
import { staffOf } from '../../../dev/testing/staff.ts'
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

it('A quote for a member reads segments only once a discount is for one', async () => {
  const { db } = site.platform.services
  const readsOfSegments = async () => {
    const observation = new Observation()
    const lines = [{ id: randomUUID(), ...lamp, options: {}, quantity: 1 }]
    const buyer = { memberId: randomUUID(), now: new Date() }
    await observe(observation, () => quote(db, { lines, withShipping: false, withTax: false, ...buyer }))
    return observation.statements.filter(({ sql }) => sql.includes('customer_segments')).length
  }
  const staff = staffOf(site)
  const { body } = await staff('POST', '/customers/v1/segments', { segment: { name: 'All', filter: {} } })
  const discount = { type: 'PERCENTAGE', percentage: '20' }
  await staff('POST', '/ecom/v1/discount-rules', { discountRule: { name: 'For everybody', discount } })
  expect(await readsOfSegments()).toBe(0)
  const forSegment = { name: 'For one', discount, segmentIds: [body.segment.id] }
  await staff('POST', '/ecom/v1/discount-rules', { discountRule: forSegment })
  expect(await readsOfSegments()).toBe(1)
})
