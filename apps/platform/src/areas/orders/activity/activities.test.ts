import { OrderActivityType } from '@galleria/platform-client/enums'
import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { jsonb, transaction } from '../../../data/database.ts'
import { colleague } from '../../../dev/testing/colleague.ts'
import { hire } from '../../../dev/testing/hire.ts'
import { furnishShop, type StockedProduct, stockProduct } from '../../../dev/testing/shop.ts'
import { type Answer, address, Shopper } from '../../../dev/testing/shopper.ts'
import { staffOf } from '../../../dev/testing/staff.ts'
import { createTestPlatform, TestClock, type TestPlatform } from '../../../dev/testing.ts'
import { issueGiftCard } from '../../terms/gift-cards/issue.ts'
import { settleDue } from '../payments/due.ts'
import { TOLD_BY_STAFF } from './routes.ts'

type Type = (typeof OrderActivityType.options)[number]

const clock = new TestClock()
let site: TestPlatform
let lamp: StockedProduct
let file: StockedProduct
let staff: ReturnType<typeof staffOf>
beforeAll(async () => {
  site = await createTestPlatform({ clock })
  const { db } = site.platform.services
  await furnishShop(db)
  lamp = await stockProduct(db, { quantity: 1000 })
  file = await stockProduct(db, { name: 'Manual', quantity: null })
  const digitalFile = jsonb({ fileName: 'manual.pdf', fileType: 'SECURE_DOCUMENT', sizeInBytes: 1 })
  await db
    .updateTable('products')
    .set({ productType: 'digital', digitalFile })
    .where('id', '=', file.productId)
    .execute()
  const standard = await db.selectFrom('shippingOptions').selectAll().executeTakeFirstOrThrow()
  const counter = { code: 'counter', kind: 'STORE_PICKUP' as const, pickupAddress: jsonb(address) }
  const { countries } = standard
  await db
    .insertInto('shippingOptions')
    .values({ ...standard, id: crypto.randomUUID(), ...counter, countries: jsonb(countries) })
    .execute()
  staff = staffOf(site)
})
afterAll(() => site.close())

interface How {
  readonly payment?: string
  readonly product?: StockedProduct
  readonly delivery?: string
  readonly giftCardCode?: string
  readonly savePaymentMethod?: boolean
}

async function buy({ payment = 'approved', product = lamp, delivery = 'standard', ...more }: How = {}) {
  const shopper = await Shopper.visitor(site)
  const { productId: catalogItemId, variantId } = product
  const { giftCardCode, savePaymentMethod } = more
  const catalogReference = { catalogItemId, appId: STORES_APP_ID, options: { variantId } }
  const made = await shopper.call('POST', '/ecom/v1/checkouts', {
    channelType: 'WEB',
    lineItems: [{ quantity: 2, catalogReference }],
    checkoutInfo: {
      buyerInfo: { email: 'ada@example.test' },
      shippingInfo: {
        shippingDestination: { address, contactDetails: { firstName: 'Ada', lastName: 'Lovelace' } },
        ...(product === file ? {} : { selectedCarrierServiceOption: { code: delivery } }),
      },
    },
    ...(giftCardCode ? { giftCardCode } : {}),
  })
  const { id } = made.body.checkout
  const placed = await shopper.call('POST', `/ecom/v1/checkouts/${id}/create-order`, {
    payment: { method: payment },
    ...(savePaymentMethod ? { savePaymentMethod } : {}),
  })
  const orderId = placed.body.orderId as string
  const { payments } = (await staff('GET', `/ecom/v1/payments/orders/${orderId}`)).body.orderTransactions
  const { order } = (await staff('GET', `/ecom/v1/orders/${orderId}`)).body
  const line = order.lineItems[0].id as string
  return { orderId, shopper, paymentId: payments[0]?.id as string, line }
}

type Bought = Awaited<ReturnType<typeof buy>>

const refund = ({ orderId, paymentId }: Bought) =>
  staff('POST', '/ecom/v1/order-billing/refund-payments', {
    ecomOrderId: orderId,
    paymentRefunds: [{ paymentId, amount: '10.00' }],
  })
const billing = (name: string, { orderId, paymentId }: Bought) =>
  staff('POST', `/ecom/v1/order-billing/${name}`, { ecomOrderId: orderId, payments: [{ paymentId }] })
const status = ({ orderId }: Bought, to: string) =>
  staff('POST', `/ecom/v1/orders/${orderId}/update-status`, { status: to })
const fulfil = ({ orderId, line }: Bought, quantity: number, trackingNumber?: string) =>
  staff('POST', `/ecom/v1/fulfillments/orders/${orderId}/create-fulfillment`, {
    fulfillment: {
      lineItems: [{ id: line, quantity }],
      ...(trackingNumber ? { trackingInfo: { trackingNumber, shippingProvider: 'dhl' } } : {}),
    },
  })
const parcel = async (order: Bought, work: (id: string) => Promise<Answer>) => {
  const { body } = await fulfil(order, 2, 'JD014600')
  await work(body.fulfillmentId)
}
const update = ({ orderId }: Bought, order: object) =>
  staff('PATCH', `/ecom/v1/orders/${orderId}`, { order: { id: orderId, ...order } })
const invoice = async ({ orderId }: Bought, act?: string) => {
  const path = `/ecom/v1/orders/${orderId}/invoices`
  const made = await staff('POST', path, { orderId })
  if (act) await staff('POST', `${path}/${made.body.invoice.id}/${act}`, {})
}
const tell = ({ orderId }: Bought, activity: object) =>
  staff('POST', `/ecom/v1/orders/${orderId}/activities/add`, { orderActivities: [activity] })
const aDay = async () => {
  clock.advance(86_401)
  await settleDue(site.platform.services)
}
const draft = async ({ orderId, line }: Bought) => {
  const { id } = (await staff('POST', '/ecom/v1/draft-orders', { orderId })).body.draftOrder
  await staff('PATCH', `/ecom/v1/draft-orders/${id}`, {
    draftOrder: { quantities: [{ id: line, quantity: 3 }] },
  })
  await staff('POST', `/ecom/v1/draft-orders/${id}/commit`, {})
}

/** How each comes about: what is bought, and what happens to it then. */
const ways: Readonly<Record<Type, (buying: typeof buy) => Promise<unknown>>> = {
  ORDER_PLACED: (bought) => bought(),
  ORDER_PAID: (bought) => bought(),
  ORDER_FULFILLED: async (bought) => fulfil(await bought(), 2),
  ORDER_NOT_FULFILLED: async (bought) => {
    const order = await bought()
    const path = `orders/${order.orderId}`
    await parcel(order, (id) => staff('DELETE', `/ecom/v1/fulfillments/${id}/${path}`))
  },
  ORDER_CANCELED: async (bought) => status(await bought(), 'CANCELED'),
  DOWNLOAD_LINK_SENT: (bought) => bought({ product: file }),
  TRACKING_NUMBER_ADDED: async (bought) => fulfil(await bought(), 1, 'JD014600'),
  TRACKING_NUMBER_EDITED: async (bought) => {
    const order = await bought()
    const trackingInfo = { trackingNumber: 'JD014601', shippingProvider: 'dhl' }
    await parcel(order, (id) =>
      staff('PATCH', `/ecom/v1/fulfillments/${id}/orders/${order.orderId}`, {
        fulfillment: { id, trackingInfo },
      }),
    )
  },
  TRACKING_LINK_ADDED: async (bought) => fulfil(await bought(), 1, 'JD014600'),
  SHIPPING_CONFIRMATION_EMAIL_SENT: async (bought) => fulfil(await bought(), 1),
  PICKUP_READY_EMAIL_SENT: async (bought) => fulfil(await bought({ delivery: 'counter' }), 1),
  INVOICE_ADDED: async (bought) => invoice(await bought({ payment: 'offline' })),
  INVOICE_SENT: async (bought) => invoice(await bought({ payment: 'offline' }), 'send'),
  INVOICE_REMOVED: async (bought) => invoice(await bought({ payment: 'offline' }), 'void'),
  SHIPPING_ADDRESS_EDITED: async (bought) =>
    update(await bought(), {
      shippingInfo: { logistics: { shippingDestination: { address: { ...address, city: 'Berkeley' } } } },
    }),
  EMAIL_EDITED: async (bought) => update(await bought(), { buyerInfo: { email: 'grace@example.test' } }),
  ORDER_PARTIALLY_PAID: async (bought) => draft(await bought()),
  DRAFT_ORDER_CHANGES_APPLIED: async (bought) => draft(await bought()),
  SAVED_PAYMENT_METHOD: (bought) => bought({ savePaymentMethod: true }),
  AUTHORIZED_PAYMENT_CREATED: (bought) => bought({ payment: 'authorized' }),
  AUTHORIZED_PAYMENT_CAPTURED: async (bought) =>
    billing('capture-authorized-payments', await bought({ payment: 'authorized' })),
  AUTHORIZED_PAYMENT_VOIDED: async (bought) =>
    billing('void-authorized-payments', await bought({ payment: 'authorized' })),
  REFUND_INITIATED: async (bought) => refund(await bought({ payment: 'slow-refund' })),
  PAYMENT_REFUNDED: async (bought) => refund(await bought()),
  PAYMENT_REFUND_FAILED: async (bought) => {
    await refund(await bought({ payment: 'failing-refund' }))
    await aDay()
  },
  REFUNDED_AS_STORE_CREDIT: async (bought) => {
    const { code } = await transaction(site.platform.services.db, (trx) =>
      issueGiftCard(trx, { amount: 50_000, currency: 'USD', orderId: null, date: new Date() }),
    )
    await refund(await bought({ giftCardCode: code }))
  },
  ORDER_REFUNDED: async (bought) => refund(await bought()),
  PAYMENT_PENDING: (bought) => bought({ payment: 'pending' }),
  PAYMENT_CANCELED: async (bought) => status(await bought({ payment: 'pending' }), 'CANCELED'),
  PAYMENT_DECLINED: async (bought) => {
    await bought({ payment: 'pending-fails' })
    await aDay()
  },
  ORDER_PENDING: (bought) => bought({ payment: 'review' }),
  ORDER_REJECTED: async (bought) => status(await bought({ payment: 'review' }), 'REJECTED'),
  MERCHANT_COMMENT: async (bought) =>
    tell(await bought(), { activityType: 'MERCHANT_COMMENT', merchantComment: { message: 'Fragile' } }),
  CUSTOM_ACTIVITY: async (bought) => {
    const { orderId, line } = await bought()
    await staff('POST', `/ecom/v1/orders/${orderId}/refund-requests`, {
      refundRequest: { lineItems: [{ id: line, quantity: 1 }], reason: 'OTHER' },
    })
  },
  FULFILLER_EMAIL_SENT: async (bought) => tell(await bought(), { activityType: 'FULFILLER_EMAIL_SENT' }),
  RECEIPT_CREATED: async (bought) => tell(await bought(), { activityType: 'RECEIPT_CREATED' }),
  RECEIPT_SENT: async (bought) => tell(await bought(), { activityType: 'RECEIPT_SENT' }),
  CHARGEBACK_CREATED: async (bought) =>
    tell(await bought(), {
      activityType: 'CHARGEBACK_CREATED',
      chargebackCreated: { amount: { amount: '12.50' } },
    }),
  CHARGEBACK_REVERSED: async (bought) =>
    tell(await bought(), {
      activityType: 'CHARGEBACK_REVERSED',
      chargebackReversed: { amount: { amount: '12.50' } },
    }),
}

it.each(OrderActivityType.options)('An order’s history has %s', async (type) => {
  let orderId = ''
  await ways[type](async (how) => {
    const bought = await buy(how)
    orderId = bought.orderId
    return bought
  })
  const { order } = (await staff('GET', `/ecom/v1/orders/${orderId}`)).body
  expect(order.activities.map((each: { activityType: string }) => each.activityType)).toContain(type)
  if (type === 'CHARGEBACK_CREATED') expect(order.balanceSummary.chargeback.amount).toBe('12.50')
  if (type === 'CHARGEBACK_REVERSED') expect(order.balanceSummary.chargebackReversal.amount).toBe('12.50')
})

it('An order’s history is written by nobody but what happens, save for what only staff can know', async () => {
  const order = await buy()
  const told: readonly string[] = TOLD_BY_STAFF
  for (const activityType of OrderActivityType.options.filter((type) => !told.includes(type)))
    expect((await tell(order, { activityType })).status, activityType).toBe(400)
  expect((await tell(order, { activityType: 'MERCHANT_COMMENT' })).status).toBe(400)
})

it('An order’s history names who did it: staff by their email, a program as an app, and neither to the buyer', async () => {
  const { orderId, line, shopper } = await buy()
  const packer = await hire(site, 'PACKER')
  const path = `/ecom/v1/fulfillments/orders/${orderId}/create-fulfillment`
  const fulfillment = { lineItems: [{ id: line, quantity: 2 }] }
  expect((await (await colleague(site, packer)).call('POST', path, { fulfillment })).status).toBe(200)
  const { order } = (await staff('POST', `/ecom/v1/orders/${orderId}/cancel`, {})).body
  const by = (type: string) =>
    order.activities.find(({ activityType }: { activityType: string }) => activityType === type)
  expect(by('ORDER_FULFILLED')).toMatchObject({ authorEmail: packer.email })
  expect(by('ORDER_CANCELED')).toMatchObject({ authorAppId: expect.any(String) })
  const seen = JSON.stringify((await shopper.call('GET', `/ecom/v1/orders/${orderId}`)).body)
  expect(seen).toContain('ORDER_FULFILLED')
  expect(seen).not.toMatch(/authorEmail|authorAppId/)
})
