import { randomUUID } from 'node:crypto'
import { OrderFromDraftFailure } from '@galleria/platform-client/enums'
import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventTypesOf } from '../../dev/testing/event-types.ts'
import { type LampShop, openLampShop } from '../../dev/testing/lamp-shop.ts'
import { stockProduct } from '../../dev/testing/shop.ts'
import { type Answer, address, Shopper } from '../../dev/testing/shopper.ts'

const path = '/ecom/v1/draft-orders'
let { site, lamp, staff } = {} as LampShop
beforeAll(async () => {
  ;({ site, lamp, staff } = await openLampShop({ quantity: 100 }))
})
afterAll(() => site.close())

const line = (quantity: number, product = lamp) => ({
  catalogReference: {
    catalogItemId: product.productId,
    appId: STORES_APP_ID,
    options: { variantId: product.variantId },
  },
  quantity,
})
const codeOf = ({ body }: Answer) => body.details?.applicationError?.code
const left = async (product = lamp) =>
  (await staff('GET', `/stores-reader/v1/products/${product.productId}`)).body.product.stock.quantity
const eventsOf = async (id: string) =>
  (await eventTypesOf(site, id)).map((type) => type.replace('wix.ecom.v1.', ''))

async function bought(payment = 'approved', quantity = 4) {
  const shopper = await Shopper.visitor(site)
  await shopper.add(lamp, quantity)
  const id = await shopper.checkout()
  const { body } = await shopper.call('POST', `/ecom/v1/checkouts/${id}/create-order`, {
    payment: { method: payment },
  })
  return body.orderId as string
}
const orderOf = async (id: string) => (await staff('GET', `/ecom/v1/orders/${id}`)).body.order

describe('A draft of a new order', () => {
  it('A draft of a new order is priced as it is put together, and becomes one order, once', async () => {
    const before = await left()
    const made = await staff('POST', path, {
      draftOrder: {
        buyerInfo: { email: 'phone@example.test' },
        lineItems: [line(2)],
        customLineItems: [
          {
            price: '10.00',
            quantity: 1,
            productName: { original: 'Gift wrap' },
            itemType: { preset: 'SERVICE' },
          },
        ],
        shippingInfo: {
          shippingDestination: { address, contactDetails: { firstName: 'Ada', lastName: 'Lovelace' } },
          selectedCarrierServiceOption: { code: 'standard' },
        },
      },
    })
    const { id, priceSummary, lineItems } = made.body.draftOrder
    expect(priceSummary).toMatchObject({ subtotal: { amount: '60.00' }, total: { amount: '71.00' } })
    const calculated = await staff('POST', `${path}/${id}/calculate`, {
      draftOrder: { merchantDiscounts: [{ amount: '10.00' }] },
    })
    expect(calculated.body.draftOrder.priceSummary.total.amount).toBe('60.00')
    const updated = await staff('PATCH', `${path}/${id}`, {
      draftOrder: { quantities: [{ id: lineItems[0].id, quantity: 3 }], couponCode: 'TENTH' },
    })
    expect(updated.body.draftOrder.priceSummary).toMatchObject({
      subtotal: { amount: '85.00' },
      discount: { amount: '8.50' },
    })
    expect(await left()).toBe(before)
    const [first, second] = await Promise.all([
      staff('POST', `${path}/${id}/commit`, {}),
      staff('POST', `${path}/${id}/commit`, {}),
    ])
    expect([first.status, second.status].toSorted()).toEqual([200, 409])
    const { order } = (first.status === 200 ? first : second).body
    expect(order).toMatchObject({
      status: 'APPROVED',
      paymentStatus: 'NOT_PAID',
      channelInfo: { type: 'BACKOFFICE_MERCHANT' },
      priceSummary: { total: { amount: updated.body.draftOrder.priceSummary.total.amount } },
    })
    expect(await left()).toBe(before - 3)
    const kept = (await staff('GET', `${path}/${id}`)).body.draftOrder
    expect(kept).toMatchObject({ status: 'COMMITTED', orderId: order.id })
    expect(await eventsOf(id)).toEqual(['draft_order_created', 'draft_order_updated', 'draft_order_updated'])
    expect((await staff('PATCH', `${path}/${id}`, { draftOrder: {} })).status).toBe(409)
  })

  it('A draft of a new order is refused with a discount finer than the currency, when it is made, changed or reckoned', async () => {
    const draftOrder = { merchantDiscounts: [{ amount: '1.00' }, { amount: '0.001' }] }
    const made = await staff('POST', path, { draftOrder: { lineItems: [line(1)] } })
    const { id } = made.body.draftOrder
    for (const refused of [
      await staff('POST', path, { draftOrder }),
      await staff('PATCH', `${path}/${id}`, { draftOrder }),
      await staff('POST', `${path}/${id}/calculate`, { draftOrder }),
    ]) {
      expect(refused.status).toBe(400)
      expect(refused.body.details.validationError.fieldViolations).toMatchObject([
        { field: 'draftOrder.merchantDiscounts[1].amount', violatedRule: 'DECIMAL_MAX_SCALE' },
      ])
    }
    await staff('DELETE', `${path}/${id}`)
  })

  it('A draft of a new order sells a hidden product, which a shopper cannot add, at a price of the merchant’s', async () => {
    const secret = await stockProduct(site.platform.services.db, { name: 'Secret', priceMinor: 5000 })
    const { db } = site.platform.services
    await db.updateTable('products').set({ visible: false }).where('id', '=', secret.productId).execute()
    const shopper = await Shopper.visitor(site)
    expect((await shopper.add(secret)).body.cart.lineItems).toEqual([])
    const { draftOrder } = (await staff('POST', path, { draftOrder: { lineItems: [line(2, secret)] } })).body
    const [item] = draftOrder.lineItems
    expect(item).toMatchObject({ availability: { status: 'AVAILABLE' }, price: { amount: '50.00' } })
    const priced = async (price: string | null) => {
      const changes = { prices: [{ id: item.id, price }] }
      const { body } = await staff('PATCH', `${path}/${draftOrder.id}`, { draftOrder: changes })
      return body.draftOrder.priceSummary.subtotal.amount
    }
    expect(await priced('12.50')).toBe('25.00')
    expect(await priced(null)).toBe('100.00')
    expect(await priced('12.50')).toBe('25.00')
    const unknown = { prices: [{ id: randomUUID(), price: '1.00' }] }
    expect((await staff('PATCH', `${path}/${draftOrder.id}`, { draftOrder: unknown })).status).toBe(400)
    await staff('PATCH', `${path}/${draftOrder.id}`, {
      draftOrder: { shippingInfo: { shippingDestination: { address } }, couponCode: 'TENTH' },
    })
    const { order } = (await staff('POST', `${path}/${draftOrder.id}/commit`, {})).body
    expect(order.lineItems).toMatchObject([{ quantity: 2, price: { amount: '12.50' } }])
    expect(order.priceSummary.discount.amount).toBe('2.50')
    const asking = `/ecom/v1/payments-collector/orders/${order.id}/payment-request/send`
    expect(codeOf(await staff('POST', asking, {}))).toBe('BUYER_EMAIL_IS_MISSING')
    await db.updateTable('orders').set({ email: 'asked@example.test' }).where('id', '=', order.id).execute()
    const { paymentRequest } = (await staff('POST', asking, {})).body
    expect((await orderOf(order.id)).activities.at(-1)).toMatchObject({
      customActivity: { type: 'PAYMENT_REQUEST_SENT' },
    })
    const mails = await db
      .selectFrom('mails')
      .selectAll()
      .where('recipient', '=', 'asked@example.test')
      .execute()
    expect(mails).toMatchObject([{ body: expect.stringContaining(paymentRequest.paymentUrl) }])
  })

  it('A draft of a new order answers its discounts, forgets a member, and is found by who buys', async () => {
    const member = await site.signUp()
    const made = await staff('POST', path, {
      draftOrder: {
        buyerInfo: { memberId: member.memberId, email: 'finds-me@example.test' },
        couponCode: 'TENTH',
        merchantDiscounts: [{ percentage: 5 }],
        customLineItems: [{ price: '10.00', itemType: { preset: 'SERVICE' } }],
      },
    })
    const { id, ...draft } = made.body.draftOrder
    expect(draft).toMatchObject({ couponCode: 'TENTH', merchantDiscounts: [{ percentage: 5 }] })
    expect(draft.buyerInfo.memberId).toBe(member.memberId)
    const changed = await staff('PATCH', `${path}/${id}`, {
      draftOrder: { buyerInfo: { memberId: null }, couponCode: null, merchantDiscounts: null },
    })
    const { buyerInfo, couponCode, merchantDiscounts } = changed.body.draftOrder
    expect([buyerInfo, couponCode, merchantDiscounts]).toEqual([
      { email: 'finds-me@example.test' },
      undefined,
      undefined,
    ])
    const found = async (search: string) =>
      (await staff('POST', `${path}/query`, { query: { filter: { search } } })).body.draftOrders
    expect(await found('FINDS-me')).toMatchObject([{ id }])
    expect(await found('%')).toEqual([])
    await staff('DELETE', `${path}/${id}`)
  })

  it('A list of draft orders goes on by cursors', async () => {
    const made = [await staff('POST', path, {}), await staff('POST', path, {}), await staff('POST', path, {})]
    const page = async (cursor?: string) => {
      const query = { cursorPaging: { limit: 2, ...(cursor ? { cursor } : {}) } }
      return (await staff('POST', `${path}/query`, { query })).body
    }
    const first = await page()
    const second = await page(first.pagingMetadata.cursors.next)
    const ids = [...first.draftOrders, ...second.draftOrders].map((each: { id: string }) => each.id)
    expect(new Set(ids).size).toBe(4)
    for (const { body } of made) await staff('DELETE', `${path}/${body.draftOrder.id}`)
  })

  it('A draft of a new order is refused while it is empty or more than there is, and can be thrown away', async () => {
    const { id } = (await staff('POST', path, {})).body.draftOrder
    expect(codeOf(await staff('POST', `${path}/${id}/commit`, {}))).toBe('EMPTY_DRAFT_ORDER')
    const few = await stockProduct(site.platform.services.db, { name: 'Vase', quantity: 1 })
    await staff('PATCH', `${path}/${id}`, { draftOrder: { lineItems: [line(1, few)] } })
    expect(codeOf(await staff('POST', `${path}/${id}/commit`, {}))).toBe('SHIPPING_ADDRESS_IS_MISSING')
    const shippingInfo = { shippingDestination: { address } }
    await staff('PATCH', `${path}/${id}`, { draftOrder: { shippingInfo } })
    const settings = { sendNotificationToBuyer: true }
    expect(codeOf(await staff('POST', `${path}/${id}/commit`, { settings }))).toBe('BUYER_EMAIL_IS_MISSING')
    await site.platform.services.db
      .updateTable('variants')
      .set({ quantity: 0 })
      .where('id', '=', few.variantId)
      .execute()
    expect(codeOf(await staff('POST', `${path}/${id}/commit`, {}))).toBe('PARTIAL_OUT_OF_STOCK')
    const query = { filter: { status: 'DRAFT' } }
    const { draftOrders } = (await staff('POST', `${path}/query`, { query })).body
    expect(draftOrders).toMatchObject([{ id, status: 'DRAFT' }])
    expect((await staff('DELETE', `${path}/${id}`)).status).toBe(200)
    expect((await staff('GET', `${path}/${id}`)).status).toBe(404)
    expect((await eventsOf(id)).at(-1)).toBe('draft_order_deleted')
  })
})

describe('A draft of an order', () => {
  it('A draft of an order changes its goods, its sums and its stock, at the prices it was bought at', async () => {
    const before = await left()
    const orderId = await bought()
    await site.platform.services.db
      .updateTable('variants')
      .set({ saleMinor: 9900 })
      .where('id', '=', lamp.variantId)
      .execute()
    const { draftOrder } = (await staff('POST', path, { orderId })).body
    expect(draftOrder).toMatchObject({
      sourceOrderId: orderId,
      lineItems: [{ quantity: 4, price: { amount: '25.00' } }],
      priceSummary: { total: { amount: '115.00' } },
    })
    await staff('PATCH', `${path}/${draftOrder.id}`, {
      draftOrder: { quantities: [{ id: draftOrder.lineItems[0].id, quantity: 6 }] },
    })
    const { order } = (await staff('POST', `${path}/${draftOrder.id}/commit`, {})).body
    await site.platform.services.db
      .updateTable('variants')
      .set({ saleMinor: 2500 })
      .where('id', '=', lamp.variantId)
      .execute()
    expect(order).toMatchObject({
      id: orderId,
      paymentStatus: 'PARTIALLY_PAID',
      lineItems: [{ id: draftOrder.lineItems[0].id, quantity: 6 }],
      priceSummary: { total: { amount: '170.00' } },
      balanceSummary: { paid: { amount: '115.00' }, balance: { amount: '55.00' } },
    })
    expect(order.activities.map((each: { activityType: string }) => each.activityType)).toContain(
      'DRAFT_ORDER_CHANGES_APPLIED',
    )
    expect(await left()).toBe(before - 6)
    await staff('POST', `/ecom/v1/orders/${orderId}/cancel`, { restockAllItems: true })
    expect(await left()).toBe(before)
  })

  it('A draft of an order keeps what has been sent', async () => {
    const orderId = await bought()
    const { draftOrder } = (await staff('POST', path, { orderId })).body
    const [{ id }] = draftOrder.lineItems
    await staff('POST', `/ecom/v1/fulfillments/orders/${orderId}/create-fulfillment`, {
      fulfillment: { lineItems: [{ id, quantity: 3 }] },
    })
    await staff('PATCH', `${path}/${draftOrder.id}`, { draftOrder: { quantities: [{ id, quantity: 2 }] } })
    const refused = await staff('POST', `${path}/${draftOrder.id}/commit`, {})
    expect(refused.body.details.validationError.fieldViolations).toMatchObject([
      { violatedRule: 'MIN', data: { threshold: 3 } },
    ])
    expect((await orderOf(orderId)).lineItems).toMatchObject([{ quantity: 4 }])
  })

  const told = (more: object) => ({
    channelInfo: { type: 'WEB' },
    lineItems: [
      {
        productName: { original: 'Lamp' },
        itemType: { preset: 'PHYSICAL' },
        quantity: 1,
        price: { amount: '9' },
      },
    ],
    priceSummary: { subtotal: { amount: '9' }, total: { amount: '9' } },
    ...more,
  })
  const given = async (more: object) =>
    (await staff('POST', '/ecom/v1/orders', { order: told(more) })).body.order.id as string

  const ways: Readonly<Record<(typeof OrderFromDraftFailure.options)[number], () => Promise<string>>> = {
    ORDER_NOT_FOUND: async () => randomUUID(),
    ORDER_STATUS_IS_NOT_SUPPORTED: () => bought('review'),
    PARTIALLY_OR_FULLY_REFUNDED: async () => {
      const id = await bought()
      const { payments } = (await staff('GET', `/ecom/v1/payments/orders/${id}`)).body.orderTransactions
      await staff('POST', '/ecom/v1/order-billing/refund-payments', {
        ecomOrderId: id,
        paymentRefunds: [{ paymentId: payments[0].id, amount: '1.00' }],
      })
      return id
    },
    UNSUPPORTED_CHANNEL_TYPE: () => given({ channelInfo: { type: 'AMAZON' } }),
    ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT: () => given({ currency: 'EUR' }),
    ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT: () => given({ weightUnit: 'LB' }),
    SUBSCRIPTION_LINE_ITEM_EXISTS: async () => {
      const option = randomUUID()
      await site.platform.services.db
        .insertInto('subscriptionOptions')
        .values({
          id: option,
          productId: lamp.productId,
          title: 'Every month',
          description: null,
          frequency: 'MONTH',
          everyCount: 1,
          billingCycles: null,
          percentOff: null,
          trialFrequency: null,
          trialCount: null,
          autoRenewal: true,
          cancellable: true,
          position: 0,
        })
        .execute()
      const shopper = await Shopper.visitor(site)
      const { catalogReference } = line(1)
      const options = { ...catalogReference.options, subscriptionOptionId: option }
      await shopper.call('POST', '/ecom/v1/carts/current/add-to-cart', {
        lineItems: [{ quantity: 1, catalogReference: { ...catalogReference, options } }],
      })
      const id = await shopper.checkout()
      const paid = { payment: { method: 'approved' }, savePaymentMethod: true }
      return (await shopper.call('POST', `/ecom/v1/checkouts/${id}/create-order`, paid)).body.orderId
    },
  }

  it.each(OrderFromDraftFailure.options)('A draft of an order is not to be had where %s', async (reason) => {
    const orderId = await ways[reason]()
    const answer = await staff('POST', path, { orderId })
    expect([answer.status, codeOf(answer)]).toEqual([reason === 'ORDER_NOT_FOUND' ? 404 : 428, reason])
    const { body } = await staff('GET', `${path}/draftability/${orderId}`)
    expect(body).toEqual({ draftable: false, nonDraftableReasons: [reason] })
  })

  it('A draft of an order is refused at its commit too, where the order has changed since', async () => {
    const orderId = await bought('offline')
    const { draftOrder } = (await staff('POST', path, { orderId })).body
    await staff('POST', `/ecom/v1/orders/${orderId}/cancel`, {})
    expect(codeOf(await staff('POST', `${path}/${draftOrder.id}/commit`, {}))).toBe(
      'ORDER_STATUS_IS_NOT_SUPPORTED',
    )
    expect((await staff('GET', `${path}/${draftOrder.id}`)).body.draftOrder.status).toBe('DRAFT')
  })
})
