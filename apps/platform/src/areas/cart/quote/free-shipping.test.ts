import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { jsonb } from '../../../data/database.ts'
import { termsChanged } from '../../../data/terms-revision/change.ts'
import { type StockedProduct, stockProduct } from '../../../dev/testing/shop.ts'
import { address, Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'

let site: TestPlatform
let lamp: StockedProduct
let owner: Shopper
const ids = { everywhere: randomUUID(), california: randomUUID() }

beforeAll(async () => {
  site = await createTestPlatform()
  lamp = await stockProduct(db(), { priceMinor: 2500, quantity: null })
  owner = new Shopper(site, site.ownerKey)
  await db()
    .insertInto('deliveryRegions')
    .values([
      {
        id: ids.california,
        name: 'CA',
        destinations: jsonb([{ country: 'US', subdivisions: ['US-CA'] }]),
        position: 0,
      },
      { id: ids.everywhere, name: 'All', destinations: jsonb([{ country: '*' }]), position: 1 },
    ])
    .execute()
  await db()
    .insertInto('businessLocations')
    .values({
      id: randomUUID(),
      name: 'Shop',
      address: jsonb({ country: 'US', subdivision: 'US-CA' }),
      timeZone: 'UTC',
    })
    .execute()
})
beforeEach(async () => {
  await db().deleteFrom('shippingOptions').execute()
  await db().deleteFrom('discountRules').execute()
  await db().transaction().execute(termsChanged)
})
afterAll(() => site.close())

const db = () => site.platform.services.db

async function option(region: keyof typeof ids, title: string, type: string, value: string) {
  const rates = [{ amount: '6.00' }, { amount: '0', conditions: [{ type, operator: 'GTE', value }] }]
  const made = await owner.call('POST', '/ecom/v1/shipping-options', {
    shippingOption: { title, deliveryRegionIds: [ids[region]], rates },
  })
  expect(made.status).toBe(200)
}

async function shopperWith(quantity: number): Promise<Shopper> {
  const shopper = await Shopper.visitor(site)
  await shopper.add(lamp, quantity)
  return shopper
}

async function progress(shopper: Shopper, shippingAddress?: object) {
  const { body } = await shopper.call('POST', '/ecom/v1/carts/current/estimate-totals', {
    calculateShipping: true,
    ...(shippingAddress ? { shippingAddress } : {}),
  })
  return body.shippingInfo.freeShipping
}

it('A cart tells what is missing by price where the cart goes, and that nothing is', async () => {
  await option('california', 'Standard', 'BY_TOTAL_PRICE', '75')
  await option('everywhere', 'World', 'BY_TOTAL_PRICE', '60')
  const shopper = await shopperWith(2)
  expect(await progress(shopper, address)).toMatchObject({
    ...{ applies: false, source: 'SHIPPING_OPTION', title: 'Standard', progress: 0.6667 },
    remaining: { price: { amount: '25.00', formattedAmount: '$25.00' } },
    threshold: { price: { amount: '75.00' } },
    destination: { country: 'US', subdivision: 'CA' },
    destinationAssumed: false,
  })
  expect(await progress(shopper, { country: 'FR' })).toMatchObject({
    ...{ title: 'World', destination: { country: 'FR' }, remaining: { price: { amount: '10.00' } } },
  })
  expect(await progress(await shopperWith(3), address)).toMatchObject({ applies: true, progress: 1 })
  expect(await progress(shopper)).toMatchObject({ title: 'Standard', destinationAssumed: true })
})

it('A cart tells missing pieces and weight, and counts after discounts', async () => {
  await option('california', 'By the dozen', 'BY_TOTAL_QUANTITY', '4')
  const shopper = await shopperWith(3)
  expect(await progress(shopper, address)).toMatchObject({ remaining: { quantity: 1 } })
  await option('california', 'By weight', 'BY_TOTAL_WEIGHT', '3.5')
  expect(await progress(shopper, address)).toMatchObject({ title: 'By weight', remaining: { weight: 0.5 } })
  await option('california', 'Standard', 'BY_TOTAL_PRICE', '75')
  expect((await progress(shopper, address)).title).toBe('Standard')
  const code = await coupon('PERCENT', 0)
  await shopper.call('PATCH', '/ecom/v1/carts/current', { cartInfo: {}, couponCode: code })
  expect(await progress(shopper, address)).toMatchObject({
    title: 'Standard',
    remaining: { price: { amount: '7.50' } },
  })
})

it('A cart says of rules and coupons how far they are', async () => {
  const dated = { createdAt: new Date(), updatedAt: new Date(), startsAt: null, endsAt: null }
  await db()
    .insertInto('discountRules')
    .values({
      ...{ id: randomUUID(), name: 'Delivered free', active: true, used: 0, revision: 1, ...dated },
      trigger: jsonb({ type: 'SUBTOTAL_RANGE' as const, from: 10_000 }),
      reduction: jsonb({ kind: 'FREE_SHIPPING' as const }),
      scopes: null,
    })
    .execute()
  await db().transaction().execute(termsChanged)
  const shopper = await shopperWith(3)
  const path = '/ecom/v1/carts/current'
  expect(await progress(shopper, address)).toMatchObject({
    ...{ source: 'DISCOUNT_RULE', title: 'Delivered free', remaining: { price: { amount: '25.00' } } },
  })
  await shopper.call('PATCH', path, { cartInfo: {}, couponCode: await coupon('FREE_SHIPPING', 5000) })
  expect(await progress(shopper, address)).toMatchObject({ applies: true, source: 'COUPON' })
  const { cart } = (await shopper.cart()).body
  const lineItems = [{ id: cart.lineItems[0].id, quantity: 1 }]
  await shopper.call('POST', `${path}/update-line-items-quantity`, { lineItems })
  expect(await progress(shopper, address)).toMatchObject({
    ...{ applies: false, source: 'COUPON', progress: 0.5, remaining: { price: { amount: '25.00' } } },
  })
})

it('A cart is silent where nothing is free or nothing travels', async () => {
  const shopper = await shopperWith(1)
  expect(await progress(shopper, address)).toBeUndefined()
  await option('california', 'Standard', 'BY_TOTAL_PRICE', '75')
  const { body } = await shopper.call('POST', '/ecom/v1/carts/current/estimate-totals', {
    calculateShipping: false,
  })
  expect(body.shippingInfo.freeShipping).toBeUndefined()
  await db()
    .updateTable('products')
    .set({ productType: 'digital' })
    .where('id', '=', lamp.productId)
    .execute()
  expect(await progress(shopper, address)).toBeUndefined()
  await db()
    .updateTable('products')
    .set({ productType: 'physical' })
    .where('id', '=', lamp.productId)
    .execute()
})

async function coupon(kind: 'PERCENT' | 'FREE_SHIPPING', minimumSubtotalMinor: number): Promise<string> {
  const code = `C${randomUUID().slice(0, 8).toUpperCase()}`
  await db()
    .insertInto('coupons')
    .values({
      ...{ id: randomUUID(), code, codeKey: code, name: code, kind, percent: kind === 'PERCENT' ? 10 : null },
      ...{ amountMinor: null, minimumSubtotalMinor, usageLimit: null, used: 0, active: true },
      ...{ startsAt: null, expiresAt: null },
    })
    .execute()
  return code
}
