import { randomUUID } from 'node:crypto'
import { createPlatformClient } from '@galleria/platform-client'
import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import {
  getSubscriptionContract,
  listSubscriptionContracts,
  transferSubscriptionContract,
} from '@galleria/platform-client/subscriptions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { furnishShop, type StockedProduct, stockProduct } from '../../../dev/testing/shop.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { signUp } from '../../../dev/testing/sign-up.ts'
import { staffOf } from '../../../dev/testing/staff.ts'
import { createTestPlatform, TestClock, type TestPlatform } from '../../../dev/testing.ts'
import type { CatalogTables } from '../../catalog/tables.ts'

const DAY = 86_400
const contracts = '/ecom/v1/subscription-contracts'
const clock = new TestClock()
let site: TestPlatform
let soap: StockedProduct
let staff: ReturnType<typeof staffOf>

beforeAll(async () => {
  site = await createTestPlatform({ clock })
  await furnishShop(db())
  soap = await stockProduct(db(), { name: 'Soap', priceMinor: 2000, quantity: 1000 })
  staff = staffOf(site)
})
afterAll(() => site.close())

const db = () => site.platform.services.db

/** As time would. */
async function pass(days: number): Promise<void> {
  clock.advance(days * DAY)
  await site.platform.services.schedule.runDue(site.platform.services)
}

type Option = Partial<CatalogTables['subscriptionOptions']>

async function basket(terms: Option, product = soap): Promise<Shopper> {
  const id = randomUUID()
  await db()
    .insertInto('subscriptionOptions')
    .values({
      ...{ id, productId: product.productId, title: 'Each week', description: null, position: 0 },
      ...{ frequency: 'WEEK', everyCount: 1, billingCycles: null, autoRenewal: true, cancellable: true },
      ...{ trialFrequency: null, trialCount: null, percentOff: null, ...terms },
    } as never)
    .execute()
  const shopper = await Shopper.visitor(site)
  const options = { variantId: product.variantId, subscriptionOptionId: id }
  const catalogReference = { catalogItemId: product.productId, appId: STORES_APP_ID, options }
  const lineItems = [{ catalogReference, quantity: 1 }]
  await shopper.call('POST', '/ecom/v1/carts/current/add-to-cart', { lineItems })
  return shopper
}

/** Bought, by the call; its contract, as the shopper sees it. */
async function subscribe(terms: Option, method = 'approved', product = soap) {
  const shopper = await basket(terms, product)
  const checkoutId = await shopper.checkout()
  const placed = await shopper.call('POST', `/ecom/v1/checkouts/${checkoutId}/create-order`, {
    payment: { method },
    savePaymentMethod: true,
  })
  const [contract] = (await shopper.call('GET', contracts)).body.subscriptionContracts
  return { shopper, contract, placed, path: `${contracts}/${contract?.id}` }
}

const read = async (path: string) => (await staff('GET', path)).body.subscriptionContract

async function ordersOf(id: string) {
  const filter = { 'lineItems.subscriptionInfo.id': { $hasSome: [id] } }
  return (await staff('POST', '/ecom/v1/orders/search', { search: { filter } })).body.orders
}

/** Dates without the seconds that went by meanwhile. */
const inDays = (days: number) =>
  expect.toSatisfy(
    (date) => Math.abs(Date.parse(date) - clock.now().getTime() - days * DAY * 1000) < 3_600_000,
  )

describe('A free trial', () => {
  const trial: Option = { trialFrequency: 'DAY', trialCount: 10 }

  it('A free trial costs nothing now, and tells what it will cost', async () => {
    const shopper = await basket(trial)
    const { body } = await shopper.call('POST', '/ecom/v1/carts/current/estimate-totals', {
      shippingAddress: { country: 'US', subdivision: 'US-CA' },
      calculateTax: true,
    })
    expect(body.priceSummary.total.amount).toBe('0.00')
    expect(body.payNow.total.amount).toBe('0.00')
    expect(body.payAfterFreeTrial).toMatchObject({
      ...{ subtotal: { amount: '20.00' }, tax: { amount: '2.00' }, total: { amount: '22.00' } },
    })
  })

  it('A free trial is bought when it ends, and then each cycle', async () => {
    const { contract, path } = await subscribe(trial)
    expect(contract).toMatchObject({
      ...{ status: 'AUTO_RENEW_ON', cycleNumber: 0, price: { amount: '27.00' } },
      ...{ trialEndDate: inDays(10), nextBillingDate: inDays(10) },
      subscriptionSettings: { freeTrialPeriod: { frequency: 'DAY', interval: 10 } },
    })
    const [begun] = await ordersOf(contract.id)
    expect(begun).toMatchObject({
      // Delivery alone is paid for.
      priceSummary: { subtotal: { amount: '0.00' }, total: { amount: '5.00' } },
      payAfterFreeTrial: { shipping: { amount: '5.00' }, total: { amount: '27.00' } },
      lineItems: [{ subscriptionInfo: { cycleNumber: 0 } }],
    })
    await pass(9)
    expect(await ordersOf(contract.id)).toHaveLength(1)
    await pass(2)
    expect(await read(path)).toMatchObject({ cycleNumber: 1, nextBillingDate: inDays(6) })
    expect((await read(path)).trialEndDate).toBeUndefined()
    const [paid] = await ordersOf(contract.id)
    expect(paid).toMatchObject({
      ...{ paymentStatus: 'PAID', shippingInfo: { code: 'standard', cost: { price: { amount: '5.00' } } } },
      priceSummary: { shipping: { amount: '5.00' }, tax: { amount: '2.00' }, total: { amount: '27.00' } },
    })
    expect(paid.payAfterFreeTrial).toBeUndefined()
  })

  it('A free trial ends without a purchase where notice was given, which may be taken back', async () => {
    const { shopper, contract, path } = await subscribe(trial)
    const notice = { effectiveAt: 'NEXT_BILLING_DATE' }
    const { body } = await shopper.call('POST', `${path}/cancel`, notice)
    expect(body.subscriptionContract).toMatchObject({
      ...{ status: 'AUTO_RENEW_ON', cancellationDate: inDays(10), allowedActions: ['UNDO_CANCEL'] },
    })
    expect(body.subscriptionContract.nextBillingDate).toBeUndefined()
    const undone = await shopper.call('POST', `${path}/undo-cancel`, {})
    expect(undone.body.subscriptionContract).toMatchObject({ nextBillingDate: inDays(10) })
    expect((await shopper.call('POST', `${path}/undo-cancel`, {})).body.details.applicationError.code).toBe(
      'NO_PENDING_CANCELLATION',
    )
    await shopper.call('POST', `${path}/cancel`, notice)
    await pass(11)
    expect(await read(path)).toMatchObject({ status: 'CANCELLED', cycleNumber: 0, allowedActions: [] })
    expect(await ordersOf(contract.id)).toHaveLength(1)
  })
})

it('A subscription is paid for on receipt each time where it was the first time, and charged to nothing', async () => {
  const { shopper, placed } = await subscribe({}, 'offline')
  const { orderId } = placed.body
  await staff('POST', `/ecom/v1/payments-collector/orders/${orderId}/mark-as-paid`, {})
  const [contract] = (await shopper.call('GET', contracts)).body.subscriptionContracts
  expect(contract).toMatchObject({ status: 'AUTO_RENEW_ON', cycleNumber: 1 })
  await pass(8)
  const [again, ...first] = await ordersOf(contract.id)
  expect([again.paymentStatus, first.length]).toEqual(['NOT_PAID', 1])
  const paid = (await staff('GET', `/ecom/v1/payments/orders/${again.id}`)).body.orderTransactions.payments
  expect(paid.map((each: { regularPaymentDetails: object }) => each.regularPaymentDetails)).toMatchObject([
    { offlinePayment: true, status: 'PENDING' },
  ])
})

describe('A manual renewal', () => {
  it('is bought by the subscriber, never two cycles ahead, as often as agreed', async () => {
    const { shopper, contract, path } = await subscribe({ autoRenewal: false, billingCycles: 3 })
    expect(contract).toMatchObject({ status: 'MANUAL_RECURRING', allowedActions: ['RENEW', 'CANCEL'] })
    expect(contract.nextBillingDate).toBeUndefined()
    await pass(1)
    expect(await ordersOf(contract.id)).toHaveLength(1)
    const stranger = await Shopper.visitor(site)
    expect((await stranger.call('POST', `${path}/renew`, {})).status).toBe(404)
    const both = await Promise.all([1, 2].map(() => staff('POST', `${path}/renew`, {})))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const renewed = both.find(({ status }) => status === 200)?.body
    expect(renewed.subscriptionContract).toMatchObject({
      ...{ cycleNumber: 2, currentCycleEnd: inDays(13), lastOrderId: renewed.orderId },
    })
    await pass(20)
    const lapsed = await staff('POST', `${path}/renew`, {})
    expect(lapsed.body.subscriptionContract).toMatchObject({ cycleNumber: 3, currentCycleEnd: inDays(7) })
    await pass(8)
    const over = await staff('POST', `${path}/renew`, {})
    expect(over.body.details.applicationError.code).toBe('RENEWAL_NOT_DUE')
    expect(shopper.token).toBeTruthy()
  })

  it('says why it failed: the card, the stock', async () => {
    const rare = await stockProduct(db(), { name: 'Rare', quantity: 1 })
    const { path } = await subscribe({ autoRenewal: false }, 'approved', rare)
    const code = async (body: object) =>
      (await staff('POST', `${path}/renew`, body)).body.details.applicationError.code
    expect(await code({})).toBe('RENEWAL_OUT_OF_STOCK')
    await db()
      .updateTable('variants')
      .set({ quantity: 1, inStock: true })
      .where('id', '=', rare.variantId)
      .execute()
    expect(await code({ payment: { method: 'declined' } })).toBe('RENEWAL_PAYMENT_DECLINED')
    const stock = await db()
      .selectFrom('variants')
      .select('quantity')
      .where('id', '=', rare.variantId)
      .executeTakeFirst()
    expect(stock?.quantity).toBe(1)
    expect((await staff('POST', `${path}/renew`, {})).status).toBe(200)
  })
})

describe('A renewal that fails', () => {
  it('A renewal that fails is tried again after a day, three and five; then it is left to the shopper, who mends it', async () => {
    const { contract, path } = await subscribe({}, 'approved-once')
    await pass(7)
    expect(await read(path)).toMatchObject({
      ...{ status: 'AUTO_RENEW_ON', cycleNumber: 1 },
      failedRenewal: { attempts: 1, code: 'RENEWAL_PAYMENT_DECLINED', nextAttemptDate: inDays(1) },
    })
    for (const days of [1, 3]) await pass(days)
    expect(await read(path)).toMatchObject({ failedRenewal: { attempts: 3, nextAttemptDate: inDays(5) } })
    await pass(5)
    const given = await read(path)
    expect(given).toMatchObject({ status: 'AUTO_RENEW_OFF', failedRenewal: { attempts: 4 } })
    expect(given.failedRenewal.nextAttemptDate).toBeUndefined()
    expect(await ordersOf(contract.id)).toHaveLength(1)
    const mended = await staff('POST', `${path}/renew`, { payment: { method: 'approved' } })
    expect(mended.body.subscriptionContract).toMatchObject({ cycleNumber: 2, currentCycleEnd: inDays(7) })
    expect(mended.body.subscriptionContract.failedRenewal).toBeUndefined()
    await staff('POST', `${path}/auto-renew-on`, {})
    await pass(7)
    expect(await read(path)).toMatchObject({ cycleNumber: 3, nextBillingDate: inDays(7) })
  })

  it('A renewal that fails goes through with a later try, on the day it was due', async () => {
    const rare = await stockProduct(db(), { name: 'Rare', quantity: 1 })
    const { path } = await subscribe({}, 'approved', rare)
    await pass(7)
    expect((await read(path)).failedRenewal.code).toBe('RENEWAL_OUT_OF_STOCK')
    await db()
      .updateTable('variants')
      .set({ quantity: 9, inStock: true })
      .where('id', '=', rare.variantId)
      .execute()
    await pass(1)
    expect(await read(path)).toMatchObject({ cycleNumber: 2, nextBillingDate: inDays(6) })
  })
})

describe('A contract', () => {
  it('A contract goes on with the member it is transferred to, and nobody else', async () => {
    const { shopper, path } = await subscribe({})
    expect((await shopper.call('POST', `${path}/transfer`, {})).status).toBe(403)
    const nobody = await staff('POST', `${path}/transfer`, { memberId: randomUUID() })
    expect(nobody.status).toBe(400)
    const { memberId } = await signUp(site)
    const moved = await staff('POST', `${path}/transfer`, { memberId })
    expect(moved.body.subscriptionContract).toMatchObject({ status: 'TRANSFERRED', allowedActions: [] })
    await pass(7)
    const { subscriptionContracts } = (await staff('GET', contracts)).body
    const heirs = subscriptionContracts.find((each: { buyerInfo: object }) =>
      'memberId' in each.buyerInfo ? each.buyerInfo.memberId === memberId : false,
    )
    expect(heirs).toMatchObject({ status: 'AUTO_RENEW_ON', cycleNumber: 2 })
    const [order] = await ordersOf(heirs.id)
    expect(order.buyerInfo).toMatchObject({ memberId })
  })

  it('A contract is seen by staff and transferred once by the typed calls', async () => {
    const { contract } = await subscribe({})
    const { memberId } = await signUp(site)
    const client = createPlatformClient({
      baseUrl: site.url,
      fetch: site.fetch,
      getAuthHeaders: async () => ({ authorization: site.ownerKey }),
    })
    const heirs = async () =>
      (await listSubscriptionContracts(client, {})).subscriptionContracts.filter(
        ({ buyerInfo }) => buyerInfo.memberId === memberId,
      )
    expect(await heirs()).toEqual([])
    await expect(
      transferSubscriptionContract(client, { id: contract.id, memberId: randomUUID() }),
    ).rejects.toMatchObject({ status: 400, violations: [expect.objectContaining({ field: 'memberId' })] })
    const { subscriptionContract: gone } = await transferSubscriptionContract(client, {
      id: contract.id,
      memberId,
    })
    expect([gone.id, gone.status]).toEqual([contract.id, 'TRANSFERRED'])
    expect((await getSubscriptionContract(client, { id: contract.id })).subscriptionContract.status).toBe(
      'TRANSFERRED',
    )
    expect(await heirs()).toMatchObject([{ productName: 'Soap', status: 'AUTO_RENEW_ON' }])
    await expect(transferSubscriptionContract(client, { id: contract.id, memberId })).rejects.toMatchObject({
      status: 409,
      code: 'ILLEGAL_STATUS_TRANSITION',
    })
    expect(await heirs()).toHaveLength(1)
  })

  it('A contract is turned off and on without losing what is paid for', async () => {
    const { shopper, contract, path } = await subscribe({})
    expect(contract.allowedActions).toEqual(['TURN_OFF_AUTO_RENEWAL', 'CANCEL'])
    const off = await shopper.call('POST', `${path}/auto-renew-off`, {})
    expect(off.body.subscriptionContract).toMatchObject({
      ...{ status: 'AUTO_RENEW_OFF', allowedActions: ['RENEW', 'TURN_ON_AUTO_RENEWAL', 'CANCEL'] },
    })
    const on = await shopper.call('POST', `${path}/auto-renew-on`, {})
    expect(on.body.subscriptionContract).toMatchObject({ nextBillingDate: contract.nextBillingDate })
    await shopper.call('POST', `${path}/auto-renew-off`, {})
    await pass(30)
    expect(await ordersOf(contract.id)).toHaveLength(1)
    await staff('POST', `${path}/auto-renew-on`, {})
    await pass(1)
    expect(await read(path)).toMatchObject({ cycleNumber: 2, nextBillingDate: inDays(6) })
  })

  it('A contract is canceled by the shop alone where it says so', async () => {
    const { shopper, contract, path } = await subscribe({ cancellable: false })
    expect(contract.allowedActions).toEqual(['TURN_OFF_AUTO_RENEWAL'])
    expect((await shopper.call('POST', `${path}/cancel`, {})).status).toBe(403)
    expect((await staff('POST', `${path}/cancel`, {})).body.subscriptionContract.status).toBe('CANCELLED')
  })
})
