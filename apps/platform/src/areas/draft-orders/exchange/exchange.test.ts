import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LampShop, openLampShop } from '../../../dev/testing/lamp-shop.ts'
import { type StockedProduct, stockProduct } from '../../../dev/testing/shop.ts'
import { orderIdOf, Shopper } from '../../../dev/testing/shopper.ts'

let { site, lamp, staff } = {} as LampShop
let vase = {} as StockedProduct
let cup = {} as StockedProduct
beforeAll(async () => {
  ;({ site, lamp, staff } = await openLampShop())
  const { db } = site.platform.services
  vase = await stockProduct(db, { name: 'Vase', priceMinor: 4000, quantity: 10 })
  cup = await stockProduct(db, { name: 'Cup', priceMinor: 1000, quantity: 10 })
})
afterAll(() => site.close())

/** Four lamps at 25.00 with a tenth of tax, and 5.00 for the delivery, were sent; one is back. */
async function returned({ received = true } = {}) {
  const shopper = await Shopper.visitor(site)
  await shopper.add(lamp, 4)
  const page = await shopper.hostedAddress(await shopper.checkout())
  const orderId = orderIdOf(await shopper.pay(page, '115.00'))
  const { order } = (await staff('GET', `/ecom/v1/orders/${orderId}`)).body
  const line = order.lineItems[0].id as string
  await staff('POST', `/ecom/v1/fulfillments/orders/${orderId}/create-fulfillment`, {
    fulfillment: { lineItems: [{ id: line, quantity: 4 }] },
  })
  const { body } = await staff('POST', `/ecom/v1/orders/${orderId}/returns`, {
    return: { lines: [{ id: line, quantity: 1, reason: 'CHANGED_MIND' }] },
    idempotencyKey: orderId,
  })
  const id = body.return.id as string
  if (received) await staff('POST', `/ecom/v1/returns/${id}/receive`, {})
  return { id, orderId }
}
const call = (id: string, name: string, { productId, variantId }: StockedProduct, more: object = {}) =>
  staff('POST', `/ecom/v1/returns/${id}/${name}`, { items: [{ productId, variantId, quantity: 1 }], ...more })
const orderOf = async (id: string) => (await staff('GET', `/ecom/v1/orders/${id}`)).body.order
const onShelf = async ({ variantId }: StockedProduct) =>
  (
    await site.platform.services.db
      .selectFrom('variants')
      .select('quantity')
      .where('id', '=', variantId)
      .executeTakeFirstOrThrow()
  ).quantity

it('An exchange for dearer goods is paid by the return, and asks for the difference, once', async () => {
  const { id, orderId } = await returned()
  const sums = (await call(id, 'calculate-exchange', vase)).body
  // 40.00 and 5.00 for the delivery, with a tenth of tax on the goods, against a lamp of 27.50.
  expect(sums).toMatchObject({
    credit: { amount: '27.50' },
    total: { amount: '49.00' },
    toPay: { amount: '21.50' },
    toRefund: { amount: '0.00' },
  })
  const answers = await Promise.all([call(id, 'exchange', vase), call(id, 'exchange', vase)])
  expect(answers.map(({ body }) => body.return.status)).toEqual(['EXCHANGED', 'EXCHANGED'])
  expect(answers.filter(({ body }) => body.paymentUrl)).toHaveLength(1)
  const [first, second] = answers.map(({ body }) => body.return.exchangeOrderId)
  expect(second).toBe(first)
  expect(await orderOf(first)).toMatchObject({
    paymentStatus: 'PARTIALLY_PAID',
    buyerInfo: { email: 'ada@example.test' },
    priceSummary: { total: { amount: '49.00' } },
    balanceSummary: { paid: { amount: '27.50' }, balance: { amount: '21.50' } },
  })
  const order = await orderOf(orderId)
  expect(order).toMatchObject({
    paymentStatus: 'PARTIALLY_REFUNDED',
    balanceSummary: { refunded: { amount: '27.50' } },
    lineItems: [{ refundQuantity: 1 }],
  })
  const types = order.activities.map(
    (each: { customActivity?: { type: string } }) => each.customActivity?.type,
  )
  expect(types.filter((type: string) => type === 'RETURN_EXCHANGED')).toHaveLength(1)
  expect(await onShelf(vase)).toBe(9)
})

it('An exchange for cheaper goods gives back what is left, to the cent', async () => {
  const { id, orderId } = await returned()
  const sums = (await call(id, 'calculate-exchange', cup, { shipping: true })).body
  expect(sums).toMatchObject({
    credit: { amount: '32.50' },
    total: { amount: '16.00' },
    toRefund: { amount: '16.50' },
  })
  const { body } = await call(id, 'exchange', cup, { shipping: true })
  expect(body.paymentUrl).toBeUndefined()
  expect(body.return).toMatchObject({ status: 'EXCHANGED', refunded: { amount: '16.50' } })
  expect((await orderOf(body.return.exchangeOrderId)).paymentStatus).toBe('PAID')
  expect((await orderOf(orderId)).balanceSummary.refunded.amount).toBe('32.50')
  const { refunds } = (await staff('GET', `/ecom/v1/payments/orders/${orderId}`)).body.orderTransactions
  expect(
    refunds.flatMap((each: { transactions: { amount: { amount: string }; externalRefund: boolean }[] }) =>
      each.transactions.map(({ amount, externalRefund }) => [amount.amount, externalRefund]),
    ),
  ).toEqual([
    ['16.00', true],
    ['16.50', false],
  ])
})

it('The platform exchanges nothing that is not here, and nothing for goods that are not there', async () => {
  const { id } = await returned({ received: false })
  const early = await call(id, 'exchange', vase)
  expect(early.body.details.applicationError.code).toBe('RETURN_IS_NOT_HERE')
  const here = await returned()
  const { productId, variantId } = cup
  const many = await staff('POST', `/ecom/v1/returns/${here.id}/exchange`, {
    items: [{ productId, variantId, quantity: 100 }],
  })
  expect(many.body.details.applicationError.code).toBe('PARTIAL_OUT_OF_STOCK')
  expect((await staff('GET', `/ecom/v1/returns/${here.id}`)).body.return.status).toBe('RECEIVED')
})
