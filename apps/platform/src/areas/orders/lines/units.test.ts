import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LampShop, openLampShop } from '../../../dev/testing/lamp-shop.ts'
import { orderIdOf, Shopper } from '../../../dev/testing/shopper.ts'

let { site, lamp, staff } = {} as LampShop
beforeAll(async () => {
  ;({ site, lamp, staff } = await openLampShop())
})
afterAll(() => site.close())

interface Bought {
  readonly id: string
  readonly line: string
  readonly payment: string
}

async function bought(quantity: number, total: string): Promise<Bought> {
  const shopper = await Shopper.visitor(site)
  await shopper.add(lamp, quantity)
  const page = await shopper.hostedAddress(await shopper.checkout())
  const id = orderIdOf(await shopper.pay(page, total))
  const { payments } = (await staff('GET', `/ecom/v1/payments/orders/${id}`)).body.orderTransactions
  return { id, line: (await orderOf(id)).lineItems[0].id, payment: payments[0].id }
}

const orderOf = async (id: string) => (await staff('GET', `/ecom/v1/orders/${id}`)).body.order
const handlingOf = async (id: string) => (await staff('GET', `/ecom/v1/orders/${id}/handling`)).body.handling
const stock = async () =>
  (
    await site.platform.services.db
      .selectFrom('variants')
      .select('quantity')
      .where('id', '=', lamp.variantId)
      .executeTakeFirstOrThrow()
  ).quantity ?? 0
const refund = ({ id, line, payment }: Bought, { amount = '27.50', restock = false, sent = false } = {}) => {
  const lineItems = [{ id: line, quantity: 1, ...(sent ? { sent } : {}) }]
  return staff('POST', '/ecom/v1/order-billing/refund-payments', {
    ecomOrderId: id,
    paymentRefunds: [{ paymentId: payment, amount }],
    details: { items: { lineItems } },
    sideEffects: { restockInfo: restock ? { type: 'SOME_ITEMS', items: lineItems } : { type: 'NO_ITEMS' } },
  })
}
const fulfill = ({ id, line }: Bought, quantity?: number) =>
  staff('POST', `/ecom/v1/fulfillments/orders/${id}/create-fulfillment`, {
    fulfillment: { lineItems: [{ id: line, quantity }] },
  })
const cancel = (id: string, body: object) => staff('POST', `/ecom/v1/orders/${id}/cancel`, body)

describe('A unit that was refunded before it was sent', () => {
  it('is not to send: not by one parcel, and not with many orders at once', async () => {
    const order = await bought(2, '60.00')
    const before = await stock()
    const { id, line } = order
    expect((await refund(order, { restock: true })).status).toBe(200)
    expect(await stock()).toBe(before + 1)
    expect(await handlingOf(id)).toMatchObject({ lines: [{ id: line, toSend: 1 }] })
    const many = await fulfill(order, 2)
    expect([many.status, many.body.details.validationError.fieldViolations[0]]).toMatchObject([
      400,
      { field: 'fulfillment.lineItems[0].quantity', data: { threshold: 1 } },
    ])
    await staff('POST', '/ecom/v1/bulk/fulfillments/create', {
      ordersWithFulfillments: [{ orderId: id, fulfillments: [{ lineItems: [{ id: line }] }] }],
    })
    const { body } = await staff('GET', `/ecom/v1/fulfillments/orders/${id}`)
    expect(body.orderWithFulfillments.fulfillments).toMatchObject([
      { lineItems: [{ id: line, quantity: 1 }] },
    ])
    expect((await orderOf(id)).fulfillmentStatus).toBe('FULFILLED')
    expect((await fulfill(order, 1)).status).toBe(400)
  })

  it('leaves nothing to send where it was the last, and the order’s fulfillment is CANCELED', async () => {
    const order = await bought(1, '32.50')
    await refund(order)
    expect((await orderOf(order.id)).fulfillmentStatus).toBe('CANCELED')
    expect(await handlingOf(order.id)).toMatchObject({ lines: [{ toSend: 0 }] })
  })

  it('is told apart from one that came back after it was sent', async () => {
    const order = await bought(3, '87.50')
    await fulfill(order, 1)
    await refund(order, { restock: true, sent: true })
    expect(await orderOf(order.id)).toMatchObject({
      fulfillmentStatus: 'PARTIALLY_FULFILLED',
      lineItems: [{ refundQuantity: 1, restockQuantity: 1 }],
    })
    expect(await handlingOf(order.id)).toMatchObject({
      lines: [{ refundedSent: 1, restockedSent: 1, refundedUnsent: 0, toSend: 2 }],
    })
    expect((await fulfill(order, 3)).status).toBe(400)
    expect((await fulfill(order, 2)).status).toBe(200)
    expect((await orderOf(order.id)).fulfillmentStatus).toBe('FULFILLED')
  })
})

describe('A cancellation', () => {
  it('puts back what was not sent alone, refunds with it, and names the sum in the letter', async () => {
    const order = await bought(3, '87.50')
    const before = await stock()
    await fulfill(order, 2)
    const { body } = await cancel(order.id, {
      restockAllItems: true,
      sendOrderCanceledEmail: true,
      refund: { amount: '87.50', idempotencyKey: 'once' },
    })
    expect(body.order).toMatchObject({
      status: 'CANCELED',
      paymentStatus: 'FULLY_REFUNDED',
      fulfillmentStatus: 'PARTIALLY_FULFILLED',
      lineItems: [{ refundQuantity: 3, restockQuantity: 1 }],
      balanceSummary: { refunded: { amount: '87.50' } },
    })
    expect(await stock()).toBe(before + 1)
    const { db } = site.platform.services
    const letters = await db.selectFrom('mails').select(['subject', 'body']).execute()
    expect(letters.filter(({ subject }) => subject.includes('was canceled')).map(({ body }) => body)).toEqual(
      [expect.stringContaining("We're refunding $87.50.")],
    )
  })

  it('tells how much is left to refund, until it is refunded', async () => {
    const order = await bought(2, '60.00')
    await cancel(order.id, { refund: { amount: '20.00', idempotencyKey: 'part' } })
    expect(await handlingOf(order.id)).toMatchObject({ amountToRefund: { amount: '40.00' } })
    await refund(order, { amount: '40.00' })
    expect(await handlingOf(order.id)).toMatchObject({ amountToRefund: { amount: '0.00' } })
  })

  it('makes the fulfillment CANCELED where nothing was sent', async () => {
    const { id } = await bought(1, '32.50')
    const { body } = await cancel(id, {})
    expect(body.order).toMatchObject({ status: 'CANCELED', fulfillmentStatus: 'CANCELED' })
  })
})
