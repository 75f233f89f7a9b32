import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LampShop, openLampShop } from '../../dev/testing/lamp-shop.ts'
import { Shopper } from '../../dev/testing/shopper.ts'

let { site, lamp, staff } = {} as LampShop
beforeAll(async () => {
  ;({ site, lamp, staff } = await openLampShop())
})
afterAll(() => site.close())

/** A member who has paid for four lamps of $25, and 100 points for them. */
async function buyer() {
  const { accessToken } = await site.signUp()
  const shopper = new Shopper(site, accessToken)
  await shopper.add(lamp, 4)
  const checkout = await shopper.checkout()
  const payment = { method: 'approved' }
  const { body } = await shopper.call('POST', `/ecom/v1/checkouts/${checkout}/create-order`, { payment })
  const orderId: string = body.orderId
  const account = async () =>
    (await shopper.call('GET', '/loyalty-accounts/v1/accounts/my-account')).body.account
  const refund = async (amount: string) => {
    const list = await staff('GET', `/ecom/v1/payments/orders/${orderId}`)
    const [{ id: paymentId }] = list.body.orderTransactions.payments
    return staff('POST', '/ecom/v1/order-billing/refund-payments', {
      ...{ ecomOrderId: orderId, idempotencyKey: amount, paymentRefunds: [{ paymentId, amount }] },
    })
  }
  return { shopper, orderId, account, refund, points: async () => (await account()).points.balance }
}

async function changeTo(orderId: string, quantity: number) {
  const path = '/ecom/v1/draft-orders'
  const { draftOrder } = (await staff('POST', path, { orderId })).body
  const quantities = [{ id: draftOrder.lineItems[0].id, quantity }]
  await staff('PATCH', `${path}/${draftOrder.id}`, { draftOrder: { quantities } })
  const answer = await staff('POST', `${path}/${draftOrder.id}/commit`, {})
  expect(answer.status).toBe(200)
}

test('An order that was made smaller after it was paid keeps the points of what is left, also when the rest is refunded', async () => {
  const { orderId, points, refund, account } = await buyer()
  expect(await points()).toBe(100)
  await changeTo(orderId, 2)
  expect(await points()).toBe(50)
  expect((await account()).tier.points).toBe(50)
  expect((await refund('55.00')).status).toBe(200)
  expect(await points()).toBe(50)
  expect((await refund('30.00')).status).toBe(200)
  expect(await points()).toBe(25)
})

test('An order that was made larger earns the rest once that is paid, and loses all of it with all of its money', async () => {
  const { orderId, points, refund } = await buyer()
  await changeTo(orderId, 6)
  expect(await points()).toBe(100)
  await staff('POST', `/ecom/v1/payments-collector/orders/${orderId}/mark-as-paid`, {})
  expect(await points()).toBe(150)
  await changeTo(orderId, 5)
  expect(await points()).toBe(125)
  expect((await refund('115.00')).status).toBe(200)
  expect(await points()).toBe(125 - Math.floor((125 * (115 - 27.5)) / 142.5))
})

test('Points that were spent meanwhile are not asked for, and the history says so', async () => {
  const { shopper, orderId, points, account } = await buyer()
  const { id } = await account()
  await staff('POST', `/loyalty-accounts/v1/accounts/${id}/adjust-points`, { balance: 20 })
  await changeTo(orderId, 1)
  expect(await points()).toBe(0)
  const { body } = await shopper.call('POST', '/loyalty-transactions/v1/loyalty-transactions/query', {
    query: { cursorPaging: { limit: 1 } },
  })
  expect(body.loyaltyTransactions).toMatchObject([
    { amount: -20, description: 'Order changed; 55 of 75 points were spent already' },
  ])
})
