import { Order } from '@galleria/platform-client/entities/orders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventTypesOf } from '../../dev/testing/event-types.ts'
import { type LampShop, openLampShop } from '../../dev/testing/lamp-shop.ts'
import { stockProduct } from '../../dev/testing/shop.ts'
import { orderIdOf, Shopper } from '../../dev/testing/shopper.ts'
import { TestClock } from '../../dev/testing.ts'
import { settleDue } from './payments/due.ts'

const DAY = 86_400
let { site, lamp, staff } = {} as LampShop
const clock = new TestClock()

beforeAll(async () => {
  ;({ site, lamp, staff } = await openLampShop({ clock }))
})
afterAll(() => site.close())

const db = () => site.platform.services.db
const left = async () =>
  (
    await db()
      .selectFrom('variants')
      .select('quantity')
      .where('id', '=', lamp.variantId)
      .executeTakeFirstOrThrow()
  ).quantity ?? 0

async function bought(payment = 'approved', by?: Shopper) {
  const shopper = by ?? (await Shopper.visitor(site))
  await shopper.add(lamp, 4)
  const page = await shopper.hostedAddress(await shopper.checkout())
  const id = orderIdOf(await shopper.pay(page, '115.00', payment))
  const { order } = (await shopper.call('GET', `/ecom/v1/orders/${id}`)).body
  return { shopper, id, order, line: order.lineItems[0].id as string }
}

const orderOf = async (id: string) => (await staff('GET', `/ecom/v1/orders/${id}`)).body.order
const paymentOf = async (id: string) =>
  (await staff('GET', `/ecom/v1/payments/orders/${id}`)).body.orderTransactions.payments[0]?.id as string
const refundable = async (id: string) =>
  (await staff('GET', `/ecom/v1/payments-collector/orders/${id}/refundability`)).body.refundabilities[0]
const codeOf = (answer: { body: { details?: { applicationError?: { code: string } } } }) =>
  answer.body.details?.applicationError?.code
const eventsOf = (id: string) => eventTypesOf(site, id)

describe('Stock', () => {
  it('emits an event when an order takes it, and when items are restocked', async () => {
    const before = (await eventsOf(lamp.variantId)).length
    const { id } = await bought()
    const there = await left()
    await staff('POST', `/ecom/v1/orders/${id}/cancel`, { restockAllItems: true })
    expect((await eventsOf(lamp.variantId)).slice(before)).toEqual([
      'wix.stores.catalog.v3.inventory_item_updated',
      'wix.stores.catalog.v3.inventory_item_updated_with_reason',
      'wix.stores.catalog.v3.inventory_item_updated',
      'wix.stores.catalog.v3.inventory_item_updated_with_reason',
    ])
    const told = await db()
      .selectFrom('outbox')
      .selectAll()
      .where('entityId', '=', lamp.variantId)
      .orderBy('sequence', 'desc')
      .limit(4)
      .execute()
    expect(told.map(({ payload, modifiedFields }) => ({ payload, modifiedFields }))).toMatchObject([
      { payload: { reason: 'REVERT_INVENTORY_CHANGE', currentEntity: { quantity: there + 4 } } },
      { payload: { quantity: there + 4 }, modifiedFields: { quantity: there } },
      { payload: { reason: 'ORDER', currentEntity: { quantity: there } } },
      { payload: { quantity: there }, modifiedFields: { quantity: there + 4 } },
    ])
  })

  it('emits an event when an order takes the last item', async () => {
    const last = await stockProduct(db(), { priceMinor: 2500, quantity: 1 })
    const shopper = await Shopper.visitor(site)
    await shopper.add(last, 1)
    const checkoutId = await shopper.checkout()
    const { checkout } = (await shopper.call('GET', `/ecom/v1/checkouts/${checkoutId}`)).body
    const page = await shopper.hostedAddress(checkoutId)
    orderIdOf(await shopper.pay(page, checkout.priceSummary.total.amount))
    const told = await db().selectFrom('outbox').selectAll().where('entityId', '=', last.variantId).execute()
    expect(told.find(({ type }) => type.endsWith('stock_status_updated'))?.payload).toEqual({
      inStock: false,
    })
  })
})

describe('A refund', () => {
  it('A refund of part of a line gives back its share, its goods and its points, once per key', async () => {
    const member = await site.signUp()
    const { id, line } = await bought('approved', new Shopper(site, member.accessToken))
    const points = async () =>
      (
        await db()
          .selectFrom('loyaltyAccounts')
          .select('balance')
          .where('memberId', '=', member.memberId)
          .executeTakeFirstOrThrow()
      ).balance
    expect(await points()).toBe(100)
    const before = await left()
    const items = { lineItems: [{ id: line, quantity: 1 }] }
    const { body } = await staff('POST', '/ecom/v1/order-billing/calculate-refund', {
      ecomOrderId: id,
      refundItems: items,
    })
    expect(body.total.amount).toBe('27.50')
    const request = {
      ecomOrderId: id,
      idempotencyKey: 'once',
      paymentRefunds: [{ paymentId: await paymentOf(id), amount: body.total.amount }],
      details: { items, reason: 'Broken' },
      sideEffects: {
        restockInfo: { type: 'SOME_ITEMS', items: items.lineItems },
        notifications: { sendCustomerEmail: true },
      },
    }
    const [first, second] = await Promise.all([
      staff('POST', '/ecom/v1/order-billing/refund-payments', request),
      staff('POST', '/ecom/v1/order-billing/refund-payments', request),
    ])
    expect([first.status, second.status]).toEqual([200, 200])
    const order = await orderOf(id)
    expect(Order.parse(order)).toMatchObject({
      paymentStatus: 'PARTIALLY_REFUNDED',
      balanceSummary: { paid: { amount: '115.00' }, refunded: { amount: '27.50' } },
      lineItems: [{ quantity: 4, refundQuantity: 1, restockQuantity: 1 }],
    })
    expect(order.activities.at(-1)).toMatchObject({
      activityType: 'ORDER_REFUNDED',
      orderRefunded: { manual: false, amount: { amount: '27.50' }, reason: 'Broken' },
    })
    expect(await left()).toBe(before + 1)
    expect(await points()).toBe(100 - Math.floor((100 * 27.5) / 115))
  })

  it('A refund of all of it makes the order refunded, and nothing more can be given back', async () => {
    const { id } = await bought()
    const paymentId = await paymentOf(id)
    const give = (amount: string) =>
      staff('POST', '/ecom/v1/order-billing/refund-payments', {
        ecomOrderId: id,
        paymentRefunds: [{ paymentId, amount }],
      })
    expect((await give('115.01')).status).toBe(400)
    expect((await give('0')).status).toBe(400)
    await give('100.00')
    expect((await give('20.00')).status).toBe(400)
    expect((await give('15.00')).body.order.paymentStatus).toBe('FULLY_REFUNDED')
    expect(codeOf(await give('1.00'))).toBe('NOT_REFUNDABLE')
    expect(await refundable(id)).toMatchObject({ nonRefundableReason: 'ALREADY_REFUNDED' })
  })

  it.each([
    ['pending', 'NOT_PAID'],
    ['review', 'FORBIDDEN'],
    ['no-refund', 'DISABLED_BY_PROVIDER'],
    ['refund-down', 'PROVIDER_IS_DOWN'],
  ])('A refund of a payment by %s is refused: %s', async (method, reason) => {
    const { id } = await bought(method)
    expect(await refundable(id)).toMatchObject({
      refundabilityStatus: 'NOT_REFUNDABLE',
      nonRefundableReason: reason,
    })
    const answer = await staff('POST', '/ecom/v1/order-billing/refund-payments', {
      ecomOrderId: id,
      paymentRefunds: [{ paymentId: await paymentOf(id), amount: '1.00' }],
    })
    expect([answer.status, codeOf(answer), answer.body.details.applicationError.data.reason]).toEqual([
      428,
      'NOT_REFUNDABLE',
      reason,
    ])
  })

  it('A refund of money taken at the door is the merchant’s to give', async () => {
    const { id } = await bought('offline')
    await staff('POST', `/ecom/v1/payments-collector/orders/${id}/mark-as-paid`, {})
    expect(await refundable(id)).toMatchObject({
      refundabilityStatus: 'MANUAL',
      manuallyRefundableReason: 'OFFLINE',
    })
    const paymentId = await paymentOf(id)
    const give = (externalRefund: boolean) =>
      staff('POST', '/ecom/v1/order-billing/refund-payments', {
        ecomOrderId: id,
        paymentRefunds: [{ paymentId, amount: '115.00', externalRefund }],
      })
    expect(codeOf(await give(false))).toBe('MANUAL_REFUND_ONLY')
    expect((await give(true)).body.order.paymentStatus).toBe('FULLY_REFUNDED')
  })

  it.each([
    ['slow-refund', 'FULLY_REFUNDED', 'PAYMENT_REFUNDED'],
    ['failing-refund', 'PAID', 'PAYMENT_REFUND_FAILED'],
  ])('A refund that takes a day (%s) is pending until then', async (method, status, activity) => {
    const { id } = await bought(method)
    const { body } = await staff('POST', '/ecom/v1/order-billing/refund-payments', {
      ecomOrderId: id,
      paymentRefunds: [{ paymentId: await paymentOf(id), amount: '115.00' }],
    })
    expect(body.order).toMatchObject({
      paymentStatus: 'PAID',
      balanceSummary: { pendingRefund: { amount: '115.00' } },
    })
    expect(await refundable(id)).toMatchObject({ nonRefundableReason: 'PENDING_REFUND' })
    clock.advance(DAY + 1)
    await settleDue(site.platform.services)
    const order = await orderOf(id)
    expect(order.paymentStatus).toBe(status)
    expect(order.activities.at(-1).activityType).toBe(activity)
  })
})

describe('A cancellation', () => {
  it('A cancellation puts the goods back, tells the buyer, and is final', async () => {
    const before = await left()
    const { id } = await bought()
    expect(await left()).toBe(before - 4)
    const { body } = await staff('POST', `/ecom/v1/orders/${id}/cancel`, {
      restockAllItems: true,
      sendOrderCanceledEmail: true,
      customMessage: 'We are sorry.',
    })
    expect(body.order).toMatchObject({ status: 'CANCELED', lineItems: [{ restockQuantity: 4 }] })
    expect(await left()).toBe(before)
    const again = await staff('POST', `/ecom/v1/orders/${id}/cancel`, { restockAllItems: true })
    expect([again.status, codeOf(again)]).toEqual([409, 'ILLEGAL_STATUS_TRANSITION'])
    expect(await left()).toBe(before)
    expect(await eventsOf(id)).toContain('wix.ecom.v1.order_canceled')
    const mail = await db()
      .selectFrom('mails')
      .select('body')
      .where('body', 'like', '%We are sorry%')
      .execute()
    expect(mail).toHaveLength(1)
  })

  it('A cancellation waits no longer for money', async () => {
    const { id } = await bought('pending')
    await staff('POST', `/ecom/v1/orders/${id}/cancel`, {})
    clock.advance(2 * DAY)
    await settleDue(site.platform.services)
    expect(await orderOf(id)).toMatchObject({ status: 'CANCELED', paymentStatus: 'CANCELED' })
  })
})

describe('A fulfilment', () => {
  it('A fulfilment of part of an order, then of the rest, with tracking that can be changed and taken back', async () => {
    const { id, line, shopper } = await bought()
    const create = (fulfillment: object) =>
      staff('POST', `/ecom/v1/fulfillments/orders/${id}/create-fulfillment`, { fulfillment })
    const first = await create({ lineItems: [{ id: line, quantity: 3 }] })
    expect((await orderOf(id)).fulfillmentStatus).toBe('PARTIALLY_FULFILLED')
    expect((await create({ lineItems: [{ id: line, quantity: 2 }] })).status).toBe(400)
    await create({
      lineItems: [{ id: line }],
      trackingInfo: { trackingNumber: '1Z 9', shippingProvider: 'ups' },
    })
    expect((await orderOf(id)).fulfillmentStatus).toBe('FULFILLED')
    const path = `/ecom/v1/fulfillments/${first.body.fulfillmentId}/orders/${id}`
    await staff('PATCH', `/ecom/v1/fulfillments/${first.body.fulfillmentId}/orders/${id}`, {
      fulfillment: {
        id: first.body.fulfillmentId,
        trackingInfo: { trackingNumber: '7', shippingProvider: 'Bike' },
      },
    })
    const own = await shopper.call('GET', `/ecom/v1/fulfillments/orders/${id}`)
    expect(own.body.orderWithFulfillments.fulfillments).toMatchObject([
      { trackingInfo: { shippingProvider: 'Bike' } },
      { trackingInfo: { trackingLink: 'https://www.ups.com/track?tracknum=1Z%209' } },
    ])
    expect((await staff('DELETE', path)).status).toBe(200)
    const order = await orderOf(id)
    expect(order.fulfillmentStatus).toBe('PARTIALLY_FULFILLED')
    expect(order.activities.map(({ activityType }: { activityType: string }) => activityType)).toEqual([
      'ORDER_PLACED',
      'ORDER_PAID',
      'INVOICE_ADDED',
      'SHIPPING_CONFIRMATION_EMAIL_SENT',
      'ORDER_FULFILLED',
      'TRACKING_NUMBER_ADDED',
      'TRACKING_LINK_ADDED',
      'SHIPPING_CONFIRMATION_EMAIL_SENT',
      'TRACKING_NUMBER_ADDED',
      'ORDER_NOT_FULFILLED',
    ])
    expect(await eventsOf(id)).toContain('wix.ecom.v1.fulfillments_updated')
  })

  it('A fulfilment is for staff alone, and for approved orders', async () => {
    const { id, line, shopper } = await bought('review')
    const path = `/ecom/v1/fulfillments/orders/${id}/create-fulfillment`
    const body = { fulfillment: { lineItems: [{ id: line }] } }
    expect((await shopper.call('POST', path, body)).status).toBe(403)
    expect(codeOf(await staff('POST', path, body))).toBe('ORDER_IS_PENDING')
  })
})

describe('Staff', () => {
  it('Staff change what may be changed, and nothing else', async () => {
    const { id } = await bought()
    const patch = (order: object, fieldMask?: string) =>
      staff('PATCH', `/ecom/v1/orders/${id}`, { order, ...(fieldMask ? { fieldMask } : {}) })
    const { body } = await patch({ buyerInfo: { email: 'new@example.test' }, archived: true })
    expect(body.order).toMatchObject({ buyerInfo: { email: 'new@example.test' }, archived: true })
    expect(body.order.activities.at(-1).activityType).toBe('EMAIL_EDITED')
    for (const order of [
      { status: 'CANCELED' },
      { paymentStatus: 'PAID' },
      { priceSummary: {} },
      { number: '1' },
    ])
      expect((await patch(order)).body.details.validationError.fieldViolations[0].violatedRule).toBe(
        'FIELD_NOT_ALLOWED',
      )
    expect((await patch({ buyerInfo: {} }, 'buyerInfo.email')).status).toBe(400)
    const to = { address: { country: 'US', city: 'Berkeley' } }
    const moved = await patch({ shippingInfo: { logistics: { shippingDestination: to } } })
    expect(moved.body.order.shippingInfo).toMatchObject({
      title: 'Standard',
      logistics: {
        shippingDestination: { address: { city: 'Berkeley' }, contactDetails: { firstName: 'Ada' } },
      },
    })
  })

  it('add tags and comments and count orders', async () => {
    const { id, shopper } = await bought()
    const tagged = await staff('POST', '/ecom/v1/bulk/orders/update-tags', {
      orderIds: [id, 'unknown'],
      assignTags: { privateTags: { tagIds: ['gift'] } },
    })
    expect(tagged.body.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 })
    const found = await staff('POST', '/ecom/v1/orders/search', {
      search: { filter: { 'tags.privateTags.tagIds': { $hasSome: ['gift'] } } },
    })
    expect(found.body.orders).toMatchObject([{ id }])
    const noted = await staff('POST', `/ecom/v1/orders/${id}/activities/add`, {
      orderActivities: [{ activityType: 'MERCHANT_COMMENT', merchantComment: { message: 'Fragile' } }],
    })
    const [activityId] = noted.body.activityIds
    const path = `/ecom/v1/orders/${id}/activities/${activityId}`
    const edited = await staff('PATCH', path, { activity: { merchantComment: { message: 'Very fragile' } } })
    expect(edited.body.order.activities.at(-1).merchantComment.message).toBe('Very fragile')
    const seen = JSON.stringify([
      (await shopper.call('GET', `/ecom/v1/orders/${id}`)).body,
      (await shopper.call('POST', '/ecom/v1/orders/search', { search: {} })).body,
    ])
    expect(seen).toContain(id)
    expect(seen).not.toMatch(/fragile|privateTags|authorEmail/)
    const placed = noted.body.order.activities[0].id
    expect((await staff('DELETE', `/ecom/v1/orders/${id}/activities/${placed}`)).status).toBe(400)
    expect((await staff('DELETE', path)).body.order.activities).toHaveLength(3)
    const counted = await staff('POST', '/ecom/v1/orders/aggregate', { filter: { id } })
    expect(counted.body).toMatchObject({ count: 1, totalMinor: 11_500, byPaymentStatus: { PAID: 1 } })
  })

  it('Staff search in any order, page by page, and find by line', async () => {
    const sorted = { sort: [{ fieldName: 'number', order: 'ASC' }], cursorPaging: { limit: 2 } }
    const numbers: number[] = []
    let cursor: string | undefined
    do {
      const { body } = await staff('POST', '/ecom/v1/orders/search', {
        search: cursor ? { cursorPaging: { limit: 2, cursor } } : sorted,
      })
      numbers.push(...body.orders.map(({ number }: { number: string }) => Number(number)))
      cursor = body.metadata.cursors.next
    } while (cursor)
    expect(numbers.length).toBeGreaterThan(5)
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    const byLine = { 'lineItems.catalogReference.catalogItemId': { $hasSome: [lamp.productId] } }
    const some = await staff('POST', '/ecom/v1/orders/search', { search: { filter: byLine } })
    expect(some.body.orders.length).toBeGreaterThan(5)
    const wrong = { search: { sort: [{ fieldName: 'buyerNote' }] } }
    expect((await staff('POST', '/ecom/v1/orders/search', wrong)).status).toBe(400)
  })

  it('Staff choose when stock is taken', async () => {
    const set = (inventoryUpdateTrigger: string) =>
      staff('PATCH', '/ecom/v1/orders-settings', { ordersSettings: { inventoryUpdateTrigger } })
    expect((await set('ON_ORDER_PAID')).body.ordersSettings.inventoryUpdateTrigger).toBe('ON_ORDER_PAID')
    const before = await left()
    const { id } = await bought('offline')
    expect(await left()).toBe(before)
    await staff('POST', `/ecom/v1/payments-collector/orders/${id}/mark-as-paid`, {})
    expect(await left()).toBe(before - 4)
    await set('ON_ORDER_PLACED')
  })
})

it('The platform shows an order to nobody but its buyer and staff, whatever is asked of it', async () => {
  const { id } = await bought()
  const other = await Shopper.visitor(site)
  for (const path of [
    `/ecom/v1/orders/${id}`,
    `/ecom/v1/payments/orders/${id}`,
    `/ecom/v1/fulfillments/orders/${id}`,
    `/ecom/v1/payments-collector/orders/${id}/refundability`,
    `/ecom/v1/payments-collector/orders/${id}/payment-collectability-status`,
  ])
    expect([path, (await other.call('GET', path)).status]).toEqual([path, 404])
})
