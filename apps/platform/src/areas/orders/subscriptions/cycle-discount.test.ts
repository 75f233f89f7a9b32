import { randomUUID } from 'node:crypto'
import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { furnishShop, type StockedProduct, stockProduct } from '../../../dev/testing/shop.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { staffOf } from '../../../dev/testing/staff.ts'
import { createTestPlatform, TestClock, type TestPlatform } from '../../../dev/testing.ts'

const WEEK = 7 * 86_400
const clock = new TestClock()
let site: TestPlatform
let soap: StockedProduct
let staff: ReturnType<typeof staffOf>

beforeAll(async () => {
  site = await createTestPlatform({ clock })
  await furnishShop(site.platform.services.db)
  soap = await stockProduct(site.platform.services.db, { name: 'Soap', priceMinor: 2000, quantity: 1000 })
  staff = staffOf(site)
})
afterAll(() => site.close())

/** A member who subscribes to the soap with a coupon of ten percent, bought with points. */
async function subscriber(terms: object) {
  const { accessToken } = await site.signUp()
  const shopper = new Shopper(site, accessToken)
  const { account } = (await shopper.call('GET', '/loyalty-accounts/v1/accounts/my-account')).body
  await staff('POST', `/loyalty-accounts/v1/accounts/${account.id}/adjust-points`, { amount: 100 })
  const couponReward = { percentage: { configsByTier: [{ costInPoints: 100, percentage: 10 }] }, ...terms }
  const reward = { name: 'Ten percent', active: true, couponReward }
  const { id: rewardId } = (await staff('POST', '/loyalty-rewards/v1/rewards', { reward })).body.reward
  const bought = await shopper.call('POST', '/loyalty-coupons/v1/coupons/redeem-my-coupon', { rewardId })
  const option = randomUUID()
  await site.platform.services.db
    .insertInto('subscriptionOptions')
    .values({
      ...{ id: option, productId: soap.productId, title: 'Each week', description: null, position: 0 },
      ...{ frequency: 'WEEK', everyCount: 1, billingCycles: null, autoRenewal: true, cancellable: true },
      ...{ trialFrequency: null, trialCount: null, percentOff: null },
    })
    .execute()
  const options = { variantId: soap.variantId, subscriptionOptionId: option }
  const catalogReference = { catalogItemId: soap.productId, appId: STORES_APP_ID, options }
  const lineItems = [{ catalogReference, quantity: 1 }]
  await shopper.call('POST', '/ecom/v1/carts/current/add-to-cart', { lineItems })
  const { code } = bought.body.coupon.couponReference
  expect((await shopper.call('PATCH', '/ecom/v1/carts/current', { couponCode: code })).status).toBe(200)
  const checkout = await shopper.checkout()
  const payment = { method: 'approved' }
  await shopper.call('POST', `/ecom/v1/checkouts/${checkout}/create-order`, {
    payment,
    savePaymentMethod: true,
  })
  const [{ id }] = (await shopper.call('GET', '/ecom/v1/subscription-contracts')).body.subscriptionContracts
  return { code, id }
}

interface Bought {
  readonly lineItems: { readonly subscriptionInfo: { readonly cycleNumber: number } }[]
  readonly priceSummary: { readonly discount: { readonly amount: string } }
  readonly appliedDiscounts: { readonly coupon?: { readonly code: string } }[]
}

async function cyclesOf(
  id: string,
): Promise<[cycle: number | undefined, discount: string, code: string | undefined][]> {
  const filter = { 'lineItems.subscriptionInfo.id': { $hasSome: [id] } }
  const { orders } = (await staff('POST', '/ecom/v1/orders/search', { search: { filter } })).body
  return (orders as Bought[])
    .map(
      ({ lineItems, priceSummary, appliedDiscounts }): [number | undefined, string, string | undefined] => [
        lineItems[0]?.subscriptionInfo.cycleNumber,
        priceSummary.discount.amount,
        appliedDiscounts[0]?.coupon?.code,
      ],
    )
    .sort(([a = 0], [b = 0]) => a - b)
}

async function pass(weeks: number): Promise<void> {
  for (let week = 0; week < weeks; week += 1) {
    clock.advance(WEEK + 60)
    await site.platform.services.schedule.runDue(site.platform.services)
  }
}

test('A reward for so many cycles of a subscription takes its part off each of them, and no further', async () => {
  const { id, code } = await subscriber({ discountedCycleCount: 3 })
  await pass(3)
  expect(await cyclesOf(id)).toEqual([
    [1, '2.00', code],
    [2, '2.00', code],
    [3, '2.00', code],
    [4, '0.00', undefined],
  ])
})

test('A reward that says nothing of cycles reduces the first alone', async () => {
  const { id, code } = await subscriber({})
  await pass(1)
  expect(await cyclesOf(id)).toEqual([
    [1, '2.00', code],
    [2, '0.00', undefined],
  ])
})
