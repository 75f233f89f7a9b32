import { randomUUID } from 'node:crypto'
import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { furnishShop, type StockedProduct, stockProduct } from '../../dev/testing/shop.ts'
import { orderIdOf, Shopper } from '../../dev/testing/shopper.ts'
import { staffOf } from '../../dev/testing/staff.ts'
import { createTestPlatform, type TestPlatform } from '../../dev/testing.ts'

let site: TestPlatform
let lamp: StockedProduct
let vase: StockedProduct
let owner: ReturnType<typeof staffOf>

beforeAll(async () => {
  site = await createTestPlatform()
  const { db } = site.platform.services
  await furnishShop(db)
  lamp = await stockProduct(db, { priceMinor: 2500, quantity: null })
  vase = await stockProduct(db, { priceMinor: 1000, quantity: null })
  owner = staffOf(site)
})
afterAll(() => site.close())

const tiered = {
  name: 'The more the merrier',
  discount: {
    type: 'TIERED',
    basis: 'ITEM_QUANTITY',
    tiers: [
      { from: '4', amount: '30.00' },
      { from: '2', percentage: '10' },
    ],
  },
}
const lineOf = (product: StockedProduct, quantity: number) => ({
  id: randomUUID(),
  catalogReference: { catalogItemId: product.productId, appId: STORES_APP_ID },
  quantity,
})
const inCart = (quantity: number) => [lineOf(lamp, quantity)]

async function preview(coupon: object, lineItems: object[]) {
  const { status, body } = await owner('POST', '/stores/v2/coupons/preview', { coupon, lineItems })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.preview
}

it('A coupon is tried on a sample cart before it is saved, off and in the future as it is', async () => {
  const coupon = { ...tiered, code: 'TRY', active: false, startTime: '2099-01-01T00:00:00Z' }
  expect(await preview(coupon, inCart(1))).toMatchObject({ amount: '0.00', reason: 'NO_MATCHING_ITEMS' })
  expect(await preview(coupon, inCart(2))).toMatchObject({
    subtotal: '50.00',
    amount: '5.00',
    subtotalAfterDiscounts: '45.00',
    lineItems: [{ price: '50.00', discount: '5.00', priceAfterDiscounts: '45.00' }],
  })
  expect(await preview(coupon, inCart(4))).toMatchObject({ amount: '30.00' })
  const dear = { ...coupon, minimumSubtotal: '100.01' }
  expect(await preview(dear, inCart(4))).toMatchObject({ amount: '0.00', reason: 'CONDITION_NOT_MET' })
  const free = { name: 'Free', code: 'FREE', discount: { type: 'FREE_SHIPPING' } }
  expect(await preview(free, inCart(1))).toMatchObject({ freeShipping: true, amount: '0.00' })
  const stored = await owner('POST', '/stores/v2/coupons/query', { query: { filter: { code: 'TRY' } } })
  expect(stored.body.coupons).toEqual([])
})

it('A rule is tried beside the others of now, and says why it takes nothing off', async () => {
  const path = '/ecom/v1/discount-rules'
  const { body } = await owner('POST', path, {
    discountRule: {
      name: 'A fifth off vases',
      discount: { type: 'PERCENTAGE', percentage: '20' },
      scopes: [`product:${vase.productId}`],
    },
  })
  const { id } = body.discountRule
  const tenth = { name: 'Tenth', discount: { type: 'PERCENTAGE', percentage: '10' } }
  const tried = async (discountRule: object, lineItems: object[]) => {
    const answer = await owner('POST', `${path}/preview`, { discountRule, lineItems })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body.preview
  }
  const both = [lineOf(lamp, 1), lineOf(vase, 1)]
  expect(await tried({ ...tenth, scopes: [`product:${lamp.productId}`] }, both)).toMatchObject({
    amount: '2.50',
    others: [{ id, name: 'A fifth off vases', amount: '2.00' }],
    subtotalAfterDiscounts: '30.50',
  })
  const alone = { ...tenth, combines: false }
  expect(await tried(alone, [lineOf(vase, 1)])).toMatchObject({
    amount: '0.00',
    reason: 'LARGER_DISCOUNT_APPLIES',
  })
  expect(await tried(alone, both)).toMatchObject({ amount: '3.50', others: [] })
  // In place of the stored one, not beside it.
  expect(await tried({ ...tenth, id }, [lineOf(vase, 1)])).toMatchObject({ amount: '1.00', others: [] })
  await owner('DELETE', `${path}/${id}`)
})

it('A coupon that combines with nothing is refused by name where a larger discount applies, and is not used', async () => {
  const { body } = await owner('POST', '/ecom/v1/discount-rules', {
    discountRule: { name: 'Half', discount: { type: 'PERCENTAGE', percentage: '50' } },
  })
  await owner('POST', '/stores/v2/coupons', {
    coupon: {
      ...{ name: 'Alone', code: 'ALONE', combines: false },
      discount: { type: 'PERCENTAGE', percentage: '40' },
    },
  })
  const shopper = await Shopper.visitor(site)
  await shopper.add(lamp, 1)
  await shopper.call('PATCH', '/ecom/v1/carts/current', { couponCode: 'ALONE' })
  const estimate = async () => (await shopper.call('POST', '/ecom/v1/carts/current/estimate-totals', {})).body
  const beaten = await estimate()
  expect(beaten.priceSummary.discount.amount).toBe('12.50')
  expect(beaten.calculationErrors.couponCalculationError.applicationError.code).toBe(
    'ERROR_COUPON_NOT_COMBINED',
  )
  expect(orderIdOf(await shopper.buy('18.75'))).toMatch(/^[\da-f-]{36}$/)
  const query = { filter: { code: 'ALONE' } }
  const [used] = (await owner('POST', '/stores/v2/coupons/query', { query })).body.coupons
  expect(used.numberOfUsages).toBe(0)
  await owner('DELETE', `/ecom/v1/discount-rules/${body.discountRule.id}`)
  await shopper.add(lamp, 1)
  await shopper.call('PATCH', '/ecom/v1/carts/current', { couponCode: 'ALONE' })
  expect((await estimate()).priceSummary.discount.amount).toBe('10.00')
})

it('Many codes are made at once, all or none, and each refusal names its code', async () => {
  const coupon = { name: 'Fair', discount: { type: 'FIXED_AMOUNT', amount: '5.00' }, usageLimit: 1 }
  const make = (codes: string[]) => owner('POST', '/stores/v2/coupons/bulk/create', { coupon, codes })
  const { status, body } = await make(['FAIR-1', 'FAIR-2'])
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.coupons).toMatchObject([
    { code: 'FAIR-1', status: 'LIVE', usageLimit: 1, combines: true },
    { code: 'FAIR-2' },
  ])
  const again = await make(['FAIR-3', 'fair-2', 'FAIR-4', 'Fair-4'])
  expect(again.status).toBe(400)
  expect(
    again.body.details.validationError.fieldViolations.map(({ field }: { field: string }) => field),
  ).toEqual(['codes[1]', 'codes[3]'])
  const found = await owner('POST', '/stores/v2/coupons/query', {
    query: { filter: { code: { $startsWith: 'FAIR' } } },
  })
  expect(found.body.coupons).toHaveLength(2)
})

it('Coupons are listed by state', async () => {
  const made = async (more: object) => {
    const code = randomUUID().slice(0, 8)
    const coupon = { name: 'State', code, discount: { type: 'FREE_SHIPPING' }, ...more }
    const { body } = await owner('POST', '/stores/v2/coupons', { coupon })
    return body.coupon.status
  }
  expect(await made({})).toBe('LIVE')
  expect(await made({ active: false })).toBe('DISABLED')
  expect(await made({ startTime: '2099-01-01T00:00:00Z' })).toBe('PENDING')
  expect(await made({ expirationTime: '2001-01-01T00:00:00Z' })).toBe('EXPIRED')
  const filter = { name: 'State', status: { $in: ['PENDING', 'EXPIRED'] } }
  const { body } = await owner('POST', '/stores/v2/coupons/query', { query: { filter } })
  expect(body.coupons).toHaveLength(2)
})
