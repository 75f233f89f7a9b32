import { randomUUID } from 'node:crypto'
import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventTypesOf } from '../../../dev/testing/event-types.ts'
import { type LampShop, openLampShop } from '../../../dev/testing/lamp-shop.ts'
import { stockProduct } from '../../../dev/testing/shop.ts'
import { type Answer, Shopper } from '../../../dev/testing/shopper.ts'

let { site, lamp, staff } = {} as LampShop
beforeAll(async () => {
  ;({ site, lamp, staff } = await openLampShop({ quantity: 10 }))
})
afterAll(() => site.close())

const priced = (amount: string) => ({ amount })
const given = (more: object = {}) => ({
  channelInfo: { type: 'EBAY', externalOrderId: 'E-17' },
  buyerInfo: { email: 'buyer@example.test' },
  lineItems: [
    {
      productName: { original: 'Lamp' },
      catalogReference: {
        catalogItemId: lamp.productId,
        appId: STORES_APP_ID,
        options: { variantId: lamp.variantId },
      },
      itemType: { preset: 'PHYSICAL' },
      quantity: 2,
      price: priced('20.00'),
    },
    {
      productName: { original: 'Engraving' },
      itemType: { custom: 'Handwork' },
      quantity: 1,
      price: priced('7.01'),
    },
  ],
  priceSummary: {
    subtotal: priced('47.01'),
    discount: priced('5.00'),
    shipping: priced('4.00'),
    tax: priced('4.60'),
    total: priced('50.61'),
  },
  ...more,
})
const create = (order: object, settings?: object) =>
  staff('POST', '/ecom/v1/orders', { order, ...(settings ? { settings } : {}) })
const codeOf = ({ body }: Answer) => body.details?.applicationError?.code
const fieldsOf = ({ body }: Answer) =>
  body.details.validationError.fieldViolations.map(({ field }: { field: string }) => field)
const left = async () =>
  (await staff('GET', `/stores-reader/v1/products/${lamp.productId}`)).body.product.stock.quantity

describe('An order that the owner tells', () => {
  it('An order that the owner tells has the owner’s prices, parts that make its whole, goods off the shelf, and its events', async () => {
    const before = await left()
    const { order } = (await create(given({ paymentStatus: 'PAID' }))).body
    expect(order).toMatchObject({
      status: 'APPROVED',
      paymentStatus: 'PAID',
      channelInfo: { type: 'EBAY', externalOrderId: 'E-17' },
      priceSummary: { total: { amount: '50.61' } },
      balanceSummary: { paid: { amount: '50.61' }, balance: { amount: '0.00' } },
    })
    const cents = (money: { amount: string }) => Math.round(Number(money.amount) * 100)
    const lines = order.lineItems.reduce(
      (sum: number, line: { totalPriceAfterTax: { amount: string } }) => sum + cents(line.totalPriceAfterTax),
      0,
    )
    const discounts = order.lineItems.reduce(
      (sum: number, line: { totalDiscount: { amount: string } }) => sum + cents(line.totalDiscount),
      0,
    )
    expect(discounts).toBe(500)
    // The rest is the delivery with its part of the tax.
    expect(5061 - lines).toBeGreaterThanOrEqual(400)
    expect(await left()).toBe(before - 2)
    const told = await eventTypesOf(site, order.id)
    expect(told).toEqual(['wix.ecom.v1.order_created', 'wix.ecom.v1.order_approved'])
    const refund = await staff('GET', `/ecom/v1/payments-collector/orders/${order.id}/refundability`)
    expect(refund.body.refundabilities).toMatchObject([{ refundabilityStatus: 'MANUAL' }])
  })

  it('An order that the owner tells waits unseen for its money where the owner wants it to, and is approved by it', async () => {
    const { order } = (await create(given(), { orderApprovalStrategy: 'PAYMENT_RECEIVED' })).body
    expect(order).toMatchObject({ status: 'INITIALIZED', paymentStatus: 'NOT_PAID' })
    const filter = { id: { $eq: order.id } }
    const search = () => staff('POST', '/ecom/v1/orders/search', { search: { filter } })
    expect((await search()).body.orders).toEqual([])
    const paid = await staff('POST', `/ecom/v1/payments-collector/orders/${order.id}/mark-as-paid`, {})
    expect(paid.body.order).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID' })
    expect((await search()).body.orders).toHaveLength(1)
    const told = await eventTypesOf(site, order.id)
    expect(told.map((type) => type.replace('wix.ecom.v1.order_', ''))).toEqual([
      'created',
      'updated',
      'approved',
    ])
  })

  it('An order that the owner tells is a member’s own, among their orders', async () => {
    const member = await site.signUp()
    const buyerInfo = { memberId: member.memberId, email: member.email }
    const { order } = (await create(given({ buyerInfo }))).body
    const theirs = await new Shopper(site, member.accessToken).call('POST', '/ecom/v1/orders/search', {
      search: {},
    })
    expect(theirs.body.orders).toMatchObject([{ id: order.id, buyerInfo }])
    expect(fieldsOf(await create(given({ buyerInfo: { memberId: randomUUID() } })))).toEqual([
      'order.buyerInfo.memberId',
    ])
  })

  it('An order that the owner tells in another currency is counted and given back in that', async () => {
    const yen = {
      currency: 'JPY',
      paymentStatus: 'PAID',
      lineItems: [{ ...given().lineItems[1], price: priced('1200') }],
      priceSummary: { subtotal: priced('1200'), total: priced('1200') },
    }
    const { order } = (await create(given(yen))).body
    expect(order).toMatchObject({ currency: 'JPY', balanceSummary: { paid: { amount: '1200' } } })
    const { payments } = (await staff('GET', `/ecom/v1/payments/orders/${order.id}`)).body.orderTransactions
    expect(payments[0].amount.amount).toBe('1200')
    const refunded = await staff('POST', '/ecom/v1/order-billing/refund-payments', {
      ecomOrderId: order.id,
      paymentRefunds: [{ paymentId: payments[0].id, amount: '200', externalRefund: true }],
    })
    expect(refunded.body.order.balanceSummary.refunded.amount).toBe('200')
    expect(
      fieldsOf(
        await create(given({ ...yen, priceSummary: { ...yen.priceSummary, total: priced('1200.5') } })),
      ),
    ).toEqual(['order.priceSummary.total', 'order.priceSummary.total.amount'])
  })

  it('An order that the owner tells notes what is not on the shelf, for it is sold', async () => {
    const few = await stockProduct(site.platform.services.db, { name: 'Vase', quantity: 1 })
    const [first] = given().lineItems
    const options = { variantId: few.variantId }
    const catalogReference = { catalogItemId: few.productId, appId: STORES_APP_ID, options }
    const { order } = (
      await create(
        given({
          lineItems: [{ ...first, productName: { original: 'Vase' }, catalogReference }],
          priceSummary: { subtotal: priced('40.00'), total: priced('40.00') },
        }),
      )
    ).body
    expect(order.activities).toMatchObject([
      { activityType: 'ORDER_PLACED' },
      { activityType: 'MERCHANT_COMMENT', merchantComment: { message: 'Not enough in stock: Vase' } },
    ])
  })

  it('An order that the owner tells is refused where it does not add up, or was bought tomorrow, or a shopper tells it', async () => {
    const { priceSummary } = given()
    expect(
      fieldsOf(await create(given({ priceSummary: { ...priceSummary, total: priced('50.00') } }))),
    ).toEqual(['order.priceSummary.total'])
    expect(
      fieldsOf(await create(given({ priceSummary: { ...priceSummary, subtotal: priced('47.005') } }))),
    ).toContain('order.priceSummary.subtotal.amount')
    const tomorrow = new Date(site.clock.now().getTime() + 86_400_000).toISOString()
    expect(codeOf(await create(given({ purchasedDate: tomorrow })))).toBe(
      'PURCHASED_DATE_CANNOT_BE_IN_FUTURE',
    )
    const shopper = await Shopper.visitor(site)
    expect((await shopper.call('POST', '/ecom/v1/orders', { order: given() })).status).toBe(403)
  })
})
