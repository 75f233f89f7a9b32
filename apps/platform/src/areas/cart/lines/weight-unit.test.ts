import { afterAll, beforeAll, expect, it } from 'vitest'
import { readEnvironment } from '../../../data/config.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small', config: { weightUnit: 'LB' } })
})
afterAll(() => site.close())

const staff = async (path: string, body: object) => {
  const headers = { authorization: site.ownerKey, 'content-type': 'application/json' }
  const answer = await site.fetch(site.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  return answer.json() as Promise<unknown>
}

it('The platform tells weights of carts, orders and products in the unit of the site', async () => {
  const { products } = (await staff('/stores/v3/products/query', {
    query: { cursorPaging: { limit: 50 } },
    fields: ['WEIGHT_MEASUREMENT_UNIT_INFO'],
  })) as { products: { physicalProperties?: { weightMeasurementUnitInfo?: object } }[] }
  const units = products.flatMap((each) => each.physicalProperties?.weightMeasurementUnitInfo ?? [])
  expect(units.length).toBeGreaterThan(0)
  for (const unit of units) expect(unit).toEqual({ weightMeasurementUnit: 'LB' })

  const shopper = await Shopper.visitor(site)
  const made = await shopper.call('POST', '/ecom/v1/carts/current/add-to-cart', { lineItems: [] })
  expect(made.body.cart.weightUnit).toBe('LB')

  const custom = {
    productName: { original: 'Lamp' },
    itemType: { preset: 'PHYSICAL' },
    quantity: 1,
    price: { amount: '9' },
  }
  const priceSummary = { subtotal: { amount: '9' }, total: { amount: '9' } }
  const { order } = (await staff('/ecom/v1/orders', {
    order: { channelInfo: { type: 'WEB' }, lineItems: [custom], priceSummary },
  })) as { order?: { weightUnit: string } }
  expect(order?.weightUnit).toBe('LB')
})

it('The platform takes kilograms unless told, and refuses any other unit by name', () => {
  expect(readEnvironment({ NODE_ENV: 'development' }).platform.weightUnit).toBe('KG')
  expect(readEnvironment({ NODE_ENV: 'development', WEIGHT_UNIT: 'LB' }).platform.weightUnit).toBe('LB')
  expect(() => readEnvironment({ NODE_ENV: 'development', WEIGHT_UNIT: 'STONE' })).toThrow('WEIGHT_UNIT')
})
