import { randomUUID } from 'node:crypto'
import { openShop } from '@galleria/federation/testing'
import { createTestPlatform, type TestPlatform } from '@galleria/platform/testing'
import type { PlatformClient } from '@galleria/platform-client'
import {
  addToCurrentCart,
  createCheckoutFromCurrentCart,
  estimateCurrentCartTotals,
  STORES_APP_ID,
  updateCurrentCart,
} from '@galleria/platform-client/cart'
import { getOrder } from '@galleria/platform-client/orders'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainProducts } from './products.fixture.ts'

const address = {
  ...{ country: 'US', subdivision: 'US-NY', city: 'New York', postalCode: '10001' },
  addressLine: '1 Analytical Way',
}
const everything = { calculateShipping: true, calculateTax: true, calculateAdditionalFees: true }
const cents = (money: { readonly amount: string } | undefined) => Math.round(Number(money?.amount ?? 0) * 100)

let site: TestPlatform
let productId: string
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
  productId = (await plainProducts(openShop(site)))[0]?.id ?? ''
})
afterAll(() => site.close())

const db = () => site.platform.services.db
const filled = async (quantity: number, couponCode?: string, { client, session } = openShop(site)) => {
  const catalogReference = { appId: STORES_APP_ID, catalogItemId: productId }
  await addToCurrentCart(client, { lineItems: [{ catalogReference, quantity }] })
  const contactInfo = { address, contactDetails: { firstName: 'Ada', lastName: 'Lovelace' } }
  const cartInfo = { contactInfo, buyerInfo: { email: 'ada@galleria.test' } }
  await updateCurrentCart(client, { cartInfo, ...(couponCode && { couponCode }) })
  return { client, session }
}
const estimated = (client: PlatformClient) =>
  estimateCurrentCartTotals(client, { shippingAddress: address, ...everything })

interface Placed {
  readonly orderId?: string
  readonly message?: string
  readonly details?: { readonly applicationError?: { readonly code: string } }
}
/** Status, code and text for somebody who lost a race. */
const toldOf = ({ status, body }: { readonly status: number; readonly body: Placed }) => ({
  status,
  code: body.details?.applicationError?.code,
  message: body.message,
})

/** A buyer who has come as far as the button that pays. */
async function ready(quantity = 1, couponCode?: string, shopper = openShop(site)) {
  const { client, session } = await filled(quantity, couponCode, shopper)
  const [carrier] = (await estimated(client)).shippingInfo?.carrierServiceOptions ?? []
  const delivery = { carrierId: carrier?.carrierId ?? '', code: carrier?.shippingOptions[0]?.code ?? '' }
  const { checkoutId } = await createCheckoutFromCurrentCart(client, {
    ...{ channelType: 'WEB', email: 'ada@galleria.test' },
    ...{ shippingAddress: address, billingAddress: address, selectedShippingOption: delivery },
  })
  const headers = { 'content-type': 'application/json', ...(await session.getAuthHeaders()) }
  const body = JSON.stringify({ payment: { method: 'approved' } })
  const path = `${site.url}/ecom/v1/checkouts/${checkoutId}/create-order`
  const pay = async () => {
    const answer = await site.fetch(path, { method: 'POST', headers, body })
    return { status: answer.status, body: (await answer.json()) as Placed }
  }
  return { client, pay }
}
const staff = (method: string, path: string, body?: object) =>
  site.fetch(site.url + path, {
    method,
    headers: { 'content-type': 'application/json', authorization: site.ownerKey },
    ...(body && { body: JSON.stringify(body) }),
  })
const paid = (answers: readonly { readonly status: number }[]) =>
  answers.filter(({ status }) => status === 200)
const coupon = (code: string, more: { readonly usageLimit: number | null }) => ({
  ...{ id: randomUUID(), code, codeKey: code, name: code, kind: 'PERCENT' as const, percent: '10' },
  ...{ amountMinor: null, minimumSubtotalMinor: 0, used: 0, startsAt: null, expiresAt: null, active: true },
  ...more,
})

test('Faults row 67: thirty presses of the button that pays make one order and one answer', async () => {
  const { pay } = await ready()
  const answers = await Promise.all(Array.from({ length: 30 }, () => pay()))
  expect(paid(answers)).toHaveLength(30)
  expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(1)
})

test('Faults row 75: a coupon for one is used once by ten at once; one that has ended meanwhile takes nothing off', async () => {
  await db()
    .insertInto('coupons')
    .values([coupon('FAULTONCE', { usageLimit: 1 }), coupon('FAULTSOON', { usageLimit: null })])
    .execute()
  const buyers = await Promise.all(Array.from({ length: 10 }, () => ready(1, 'FAULTONCE')))
  const answers = await Promise.all(buyers.map(({ pay }) => pay()))
  for (const answer of answers.filter(({ status }) => status !== 200))
    expect(toldOf(answer)).toEqual({
      status: 409,
      // Found out before the payment, or while the coupon was counted.
      code: expect.stringMatching(/^(?:ERROR_COUPON_USAGE_EXCEEDED|CHECKOUT_CHANGED)$/),
      message: expect.stringMatching(/\w+ \w+/),
    })
  const used = db().selectFrom('coupons').select('used').where('code', '=', 'FAULTONCE')
  expect(await used.executeTakeFirst()).toEqual({ used: 1 })
  const { client, pay } = await ready(1, 'FAULTSOON')
  const ended = new Date(site.clock.now().getTime() - 1000)
  await db().updateTable('coupons').set({ expiresAt: ended }).where('code', '=', 'FAULTSOON').execute()
  const { status, body } = await pay()
  expect([200, 409]).toContain(status)
  if (body.orderId) {
    const { order } = await getOrder(client, { id: body.orderId })
    expect(cents(order.priceSummary.discount)).toBe(0)
  }
}, 60_000)

test('Faults row 76: two refunds of all of an order at once give money and points back once, and the ledger says so', async () => {
  const member = await site.signUp()
  const account = async () =>
    db()
      .selectFrom('loyaltyAccounts')
      .select(['id', 'balance'])
      .where('memberId', '=', member.memberId)
      .executeTakeFirst()
  const { client, pay } = await ready(2, undefined, openShop(site, { member }))
  const welcome = (await account())?.balance ?? 0
  const ecomOrderId = (await pay()).body.orderId ?? ''
  const { order } = await getOrder(client, { id: ecomOrderId })
  expect((await account())?.balance).toBeGreaterThan(welcome)
  const told = await staff('GET', `/ecom/v1/payments/orders/${ecomOrderId}`)
  const { orderTransactions } = (await told.json()) as {
    orderTransactions: { payments: readonly { id: string }[] }
  }
  const refund = (idempotencyKey: string) =>
    staff('POST', '/ecom/v1/order-billing/refund-payments', {
      ...{ ecomOrderId, idempotencyKey },
      paymentRefunds: [
        { paymentId: orderTransactions.payments[0]?.id, amount: order.priceSummary.total.amount },
      ],
    })
  expect(paid(await Promise.all([refund('one'), refund('other')]))).toHaveLength(1)
  const { id = '', balance } = (await account()) ?? {}
  const moves = await db()
    .selectFrom('loyaltyTransactions')
    .select('amount')
    .where('accountId', '=', id)
    .execute()
  expect(moves.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance)
  expect(balance).toBe(welcome)
})

test('Faults row 77: an order costs what its goods cost when it is placed, whatever was estimated', async () => {
  const { client, pay } = await ready(2)
  const before = cents((await estimated(client)).priceSummary.subtotal)
  await db()
    .updateTable('variants')
    .set((column) => ({
      priceMinor: column('priceMinor', '+', 100),
      saleMinor: column('saleMinor', '+', 100),
    }))
    .where('productId', '=', productId)
    .execute()
  const { status, body } = await pay()
  expect(status).toBe(200)
  const { order } = await getOrder(client, { id: body.orderId ?? '' })
  expect(cents(order.priceSummary.subtotal)).toBe(before + 200)
})

test.each([1, 3, 7])(
  'Faults row 79: %i pieces, their discount, delivery and tax add up to the total, to the cent',
  async (quantity) => {
    const { client } = await filled(quantity, 'WELCOME10')
    const { priceSummary, calculatedLineItems = [] } = await estimated(client)
    const { subtotal, discount, shipping, tax, additionalFees, total } = priceSummary
    const sum = cents(subtotal) - cents(discount) + cents(shipping) + cents(tax) + cents(additionalFees)
    expect(cents(total)).toBe(sum)
    const lines = calculatedLineItems.map(({ pricesBreakdown }) => pricesBreakdown?.totalPriceBeforeTax)
    expect(lines.reduce((all, line) => all + cents(line), 0)).toBe(cents(subtotal) - cents(discount))
    for (const amount of [subtotal, discount, shipping, tax, additionalFees, total])
      expect(cents(amount)).toBeGreaterThanOrEqual(0)
  },
)

test('Faults row 80: a discount comes off before the tax is worked out', async () => {
  const [full, less] = await Promise.all(
    [undefined, 'WELCOME10'].map(async (code) => estimated((await filled(3, code)).client)),
  )
  const off = cents(less?.priceSummary.discount)
  expect(off).toBeGreaterThan(0)
  expect(cents(full?.taxSummary?.taxableAmount) - cents(less?.taxSummary?.taxableAmount)).toBe(off)
  expect(cents(less?.priceSummary.tax)).toBeLessThan(cents(full?.priceSummary.tax))
})

test('Faults row 82: a cursor that was made up is refused, and shows nobody’s orders', async () => {
  const { session } = openShop(site, { member: await site.signUp() })
  const headers = { 'content-type': 'application/json', ...(await session.getAuthHeaders()) }
  const body = JSON.stringify({ search: { cursorPaging: { limit: 5, cursor: 'bWFkZSB1cA' } } })
  const answer = await site.fetch(`${site.url}/ecom/v1/orders/search`, { method: 'POST', headers, body })
  expect(answer.status).toBe(400)
})

test('Faults row 84: an order that was canceled is not canceled again, and the shelf gets its goods back once', async () => {
  const { pay } = await ready(2)
  const { orderId } = (await pay()).body
  const shelf = async () =>
    (await db().selectFrom('variants').select('quantity').where('productId', '=', productId).execute())[0]
  const cancel = () => staff('POST', `/ecom/v1/orders/${orderId}/cancel`, { restockAllItems: true })
  expect((await cancel()).status).toBe(200)
  const after = await shelf()
  expect((await cancel()).status).toBe(409)
  expect(await shelf()).toEqual(after)
})

// The last one: it empties the shelf.
test('Faults row 74: of twenty buyers of the last one, one gets it, and the shelf is empty and no less', async () => {
  const [last] = await db().selectFrom('variants').select('id').where('productId', '=', productId).execute()
  const stock = { trackQuantity: true, quantity: 1, inStock: true }
  await db()
    .updateTable('variants')
    .set(stock)
    .where('id', '=', last?.id ?? '')
    .execute()
  const buyers = await Promise.all(Array.from({ length: 20 }, () => ready()))
  const answers = await Promise.all(buyers.map(({ pay }) => pay()))
  expect(paid(answers)).toHaveLength(1)
  for (const answer of answers.filter(({ status }) => status !== 200))
    expect(toldOf(answer)).toEqual({
      status: 428,
      code: expect.stringMatching(/^(?:PARTIAL|FULL)_OUT_OF_STOCK$/),
      message: expect.stringMatching(/\w+ \w+/),
    })
  const left = db()
    .selectFrom('variants')
    .select('quantity')
    .where('id', '=', last?.id ?? '')
  expect(await left.executeTakeFirst()).toEqual({ quantity: 0 })
}, 60_000)
