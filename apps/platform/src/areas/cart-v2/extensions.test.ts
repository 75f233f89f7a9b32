import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LampShop, openLampShop } from '../../dev/testing/lamp-shop.ts'
import { address, Shopper } from '../../dev/testing/shopper.ts'

const current = '/ecom/v2/carts/current'

let { site, lamp } = {} as LampShop
beforeAll(async () => {
  ;({ site, lamp } = await openLampShop())
})
afterAll(() => site.close())

const item = () => ({
  catalogReference: {
    ...{ catalogItemId: lamp.productId, appId: STORES_APP_ID },
    options: { variantId: lamp.variantId },
  },
  quantity: 1,
})

test('A tip comes on top as a fee, and goes again; what is none is refused at its path', async () => {
  const shopper = await Shopper.visitor(site)
  const call = (method: string, path: string, body: object = {}) => shopper.call(method, current + path, body)
  await call('POST', '/add-line-items', { catalogItems: [item()] })
  const total = async () => Number((await call('POST', '/calculate')).body.summary.priceSummary.total.amount)
  const without = await total()
  expect((await call('PATCH', '', { cart: {}, tip: { type: 'AMOUNT', amount: '2.50' } })).status).toBe(200)
  expect(await total()).toBeCloseTo(without + 2.5, 2)
  const { additionalFees } = (await call('POST', '/calculate')).body.summary
  expect(additionalFees).toMatchObject([{ code: 'TIP', price: { amount: '2.50' } }])
  const wrong = await call('PATCH', '', { cart: {}, tip: { type: 'AMOUNT', amount: 'plenty' } })
  expect(wrong.status).toBe(400)
  expect(wrong.body.details.validationError.fieldViolations).toMatchObject([{ field: 'tip.amount' }])
  await call('PATCH', '', { cart: {}, tip: null })
  expect(await total()).toBe(without)
})

test('A summary tells how far a free delivery is, the plans that may pay, and the rates of taxes', async () => {
  const shopper = await Shopper.visitor(site)
  const call = (method: string, path: string, body: object = {}) => shopper.call(method, current + path, body)
  await call('POST', '/add-line-items', { catalogItems: [item()] })
  await call('PATCH', '', { cart: { deliveryInfo: { address } } })
  const flags = { calculateDelivery: true, calculateTax: true }
  const { summary } = (await call('POST', '/estimate', flags)).body
  expect(summary.paymentSummary.membershipOptions).toEqual({
    ...{ eligibleMemberships: [], invalidMemberships: [], selectedMemberships: [] },
  })
  for (const { rate } of summary.taxSummary.taxes) expect(Number(rate)).toBeGreaterThan(0)
})
