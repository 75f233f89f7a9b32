import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transaction } from '../../data/database.ts'
import { type LampShop, openLampShop } from '../../dev/testing/lamp-shop.ts'
import { stockProduct } from '../../dev/testing/shop.ts'
import { address, orderIdOf, Shopper } from '../../dev/testing/shopper.ts'
import { issueGiftCard } from '../terms/gift-cards/issue.ts'

let { site, lamp, staff } = {} as LampShop

beforeAll(async () => {
  ;({ site, lamp, staff } = await openLampShop())
})
afterAll(() => site.close())

const item = (quantity: number, product = lamp) => ({
  catalogReference: {
    catalogItemId: product.productId,
    appId: STORES_APP_ID,
    options: { variantId: product.variantId },
  },
  quantity,
})
const checkoutInfo = {
  buyerInfo: { email: 'ada@example.test' },
  shippingInfo: {
    shippingDestination: { address, contactDetails: { firstName: 'Ada', lastName: 'Lovelace' } },
    selectedCarrierServiceOption: { code: 'standard' },
  },
}
const cardOf = (amount: number) =>
  transaction(site.platform.services.db, (trx) =>
    issueGiftCard(trx, { amount, currency: 'USD', orderId: null, date: new Date() }),
  )
const codeOf = (answer: { body: { details?: { applicationError?: { code: string } } } }) =>
  answer.body.details?.applicationError?.code

describe('A checkout of its own', () => {
  it('A checkout of its own is made from items, changed line by line, and becomes one order of ten submits', async () => {
    const shopper = await Shopper.visitor(site)
    const made = await shopper.call('POST', '/ecom/v1/checkouts', {
      channelType: 'WEB',
      lineItems: [item(2)],
      checkoutInfo,
      couponCode: 'TENTH',
    })
    const { id, lineItems, priceSummary } = made.body.checkout
    expect(priceSummary).toMatchObject({ discount: { amount: '5.00' }, total: { amount: '54.50' } })
    const path = `/ecom/v1/checkouts/${id}`
    const other = await stockProduct(site.platform.services.db, { priceMinor: 1000 })
    const added = await shopper.call('POST', `${path}/add-to-checkout`, {
      lineItems: [item(1), item(1, other)],
    })
    expect(added.body.checkout.lineItems).toMatchObject([
      { id: lineItems[0].id, quantity: 3 },
      { quantity: 1 },
    ])
    const removed = await shopper.call('POST', `${path}/remove-line-items`, {
      lineItemIds: [added.body.checkout.lineItems[1].id],
    })
    expect(removed.body.checkout.lineItems).toHaveLength(1)
    const fewer = await shopper.call('POST', `${path}/update-line-items-quantity`, {
      lineItems: [{ id: lineItems[0].id, quantity: 2 }],
    })
    expect(fewer.body.checkout.lineItems).toMatchObject([{ quantity: 2 }])
    const bare = await shopper.call('POST', `${path}/remove-coupon`, {})
    expect(bare.body.checkout.priceSummary.total.amount).toBe('60.00')
    const submit = () => shopper.call('POST', `${path}/create-order`, { payment: { method: 'approved' } })
    const answers = await Promise.all(Array.from({ length: 10 }, submit))
    expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(1)
    const { order } = (await shopper.call('GET', `/ecom/v1/orders/${answers[0]?.body.orderId}`)).body
    expect(order).toMatchObject({ paymentStatus: 'PAID', priceSummary: { total: { amount: '60.00' } } })
    expect(codeOf(await shopper.call('POST', `${path}/add-to-checkout`, { lineItems: [item(1)] }))).toBe(
      'CHECKOUT_IS_COMPLETE',
    )
  })

  it('A checkout of its own is nobody else’s, and has a page that opens for its owner', async () => {
    const shopper = await Shopper.visitor(site)
    const made = await shopper.call('POST', '/ecom/v1/checkouts', {
      channelType: 'WEB',
      lineItems: [item(1)],
    })
    const path = `/ecom/v1/checkouts/${made.body.checkout.id}`
    const other = await Shopper.visitor(site)
    for (const [method, suffix] of [
      ['GET', ''],
      ['GET', '/checkout-url'],
      ['POST', '/create-order'],
      ['POST', '/remove-coupon'],
    ] as const)
      expect((await other.call(method, path + suffix, method === 'POST' ? {} : undefined)).status).toBe(404)
    expect((await staff('GET', path)).status).toBe(200)
    const { checkoutUrl } = (await shopper.call('GET', `${path}/checkout-url`)).body
    expect((await site.fetch(checkoutUrl)).status).toBe(200)
    expect(codeOf(await shopper.call('POST', `${path}/create-order`, {}))).toBe(
      'NO_SELECTED_CARRIER_SERVICE_OPTION',
    )
  })

  it('A checkout of its own is refused in the wire’s codes', async () => {
    const shopper = await Shopper.visitor(site)
    const create = (more: object) =>
      shopper.call('POST', '/ecom/v1/checkouts', {
        channelType: 'WEB',
        lineItems: [item(1)],
        checkoutInfo,
        ...more,
      })
    expect(codeOf(await create({ couponCode: 'NONE' }))).toBe('ERROR_COUPON_DOES_NOT_EXIST')
    expect(codeOf(await create({ couponCode: 'OLD' }))).toBe('ERROR_COUPON_HAS_EXPIRED')
    expect(codeOf(await create({ giftCardCode: 'AAAABBBBCCCCDDDD' }))).toBe('GIFT_CARD_NOT_FOUND')
    expect(codeOf(await create({ lineItems: [] }))).toBe('EMPTY_CHECKOUT')
    const made = await create({})
    const path = `/ecom/v1/checkouts/${made.body.checkout.id}/create-order`
    expect(codeOf(await shopper.call('POST', path, { payment: { method: 'declined' } }))).toBe(
      'PAYMENT_ERROR',
    )
  })
})

describe('An order', () => {
  it('An order is not made with a coupon that has ceased to count: it is named, and without it all goes on', async () => {
    const shopper = await Shopper.visitor(site)
    const lineItems = [item(1)]
    const body = { channelType: 'WEB', lineItems, checkoutInfo, couponCode: 'TENTH' }
    const made = await shopper.call('POST', '/ecom/v1/checkouts', body)
    const path = `/ecom/v1/checkouts/${made.body.checkout.id}`
    const { db } = site.platform.services
    const tenth = (active: boolean) =>
      db.updateTable('coupons').set({ active }).where('codeKey', '=', 'TENTH').execute()
    await tenth(false)
    const order = () => shopper.call('POST', `${path}/create-order`, { payment: { method: 'approved' } })
    const refused = await order()
    expect([refused.status, codeOf(refused)]).toEqual([409, 'ERROR_COUPON_IS_DISABLED'])
    await shopper.call('POST', `${path}/remove-coupon`, {})
    expect((await order()).status).toBe(200)
    await tenth(true)
  })
})

describe('A gift card', () => {
  it('A gift card pays its part, is spent once by two orders at once, and gets back what is refunded', async () => {
    const { code, id: cardId } = await cardOf(4000)
    const buy = async () => {
      const shopper = await Shopper.visitor(site)
      const made = await shopper.call('POST', '/ecom/v1/checkouts', {
        channelType: 'WEB',
        lineItems: [item(2)],
        checkoutInfo,
        giftCardCode: code,
      })
      const { id, giftCard, payNowTotalAfterGiftCard } = made.body.checkout
      expect([giftCard.amount.amount, payNowTotalAfterGiftCard.amount]).toEqual(['40.00', '20.00'])
      return { shopper, id }
    }
    const two = [await buy(), await buy()]
    const answers = await Promise.all(
      two.map(({ shopper, id }) =>
        shopper.call('POST', `/ecom/v1/checkouts/${id}/create-order`, { payment: { method: 'approved' } }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.map(codeOf)).toContain('REDEEM_GIFT_CARD_ERROR')
    const orderId = answers.find(({ status }) => status === 200)?.body.orderId
    const { payments } = (await staff('GET', `/ecom/v1/payments/orders/${orderId}`)).body.orderTransactions
    const byCard = payments.find(
      (each: { regularPaymentDetails: { paymentMethod: string } }) =>
        each.regularPaymentDetails.paymentMethod === 'gift-card',
    )
    expect(payments.map(({ amount }: { amount: { amount: string } }) => amount.amount).toSorted()).toEqual([
      '20.00',
      '40.00',
    ])
    await staff('POST', '/ecom/v1/order-billing/refund-payments', {
      ecomOrderId: orderId,
      paymentRefunds: [{ paymentId: byCard.id, amount: '15.00' }],
    })
    const card = await site.platform.services.db
      .selectFrom('giftCards')
      .select('balanceMinor')
      .where('id', '=', cardId)
      .executeTakeFirstOrThrow()
    expect(card.balanceMinor).toBe(1500)
  })

  it('A gift card gets its part back where the merchant refuses the order that the rest was held for', async () => {
    const { code, id: cardId } = await cardOf(4000)
    const shopper = await Shopper.visitor(site)
    const made = await shopper.call('POST', '/ecom/v1/checkouts', {
      channelType: 'WEB',
      lineItems: [item(2)],
      checkoutInfo,
      giftCardCode: code,
    })
    const { id } = made.body.checkout
    const placed = await shopper.call('POST', `/ecom/v1/checkouts/${id}/create-order`, {
      payment: { method: 'review' },
    })
    const path = `/ecom/v1/orders/${placed.body.orderId}/update-status`
    const { order } = (await staff('POST', path, { status: 'REJECTED' })).body
    expect(order).toMatchObject({
      status: 'REJECTED',
      balanceSummary: { paid: { amount: '40.00' }, refunded: { amount: '40.00' } },
      lineItems: [{ quantity: 2, restockQuantity: 2 }],
    })
    const card = await site.platform.services.db
      .selectFrom('giftCards')
      .select('balanceMinor')
      .where('id', '=', cardId)
      .executeTakeFirstOrThrow()
    expect(card.balanceMinor).toBe(4000)
  })

  it('A gift card and a tip are taken on the page, in Arabic too; a card that pays all leaves nothing to charge', async () => {
    const { code } = await cardOf(50_000)
    const shopper = await Shopper.visitor(site)
    await shopper.add(lamp, 2)
    const page = await shopper.hostedAddress(await shopper.checkout())
    page.searchParams.set('ui_locales', 'ar')
    expect(await (await site.fetch(page)).text()).toContain('dir="rtl"')
    const wrong = await shopper.pay(page, '60.00', 'approved', {
      intent: 'card',
      giftCardCode: 'AAAABBBBCCCCDDDD',
    })
    expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('giftCardCode-fault')])
    const taken = await shopper.pay(page, '60.00', 'approved', {
      intent: 'card',
      giftCardCode: code,
      tip: '10',
    })
    expect(taken.status).toBe(303)
    const text = await (await site.fetch(new URL(taken.headers.get('location') ?? '', site.url))).text()
    expect(text).toContain('value="65.00"')
    expect(text).not.toContain('name="payment"')
    const paid = await shopper.pay(page, '65.00', '', { tip: '10' })
    const { order } = (await shopper.call('GET', `/ecom/v1/orders/${orderIdOf(paid)}`)).body
    expect(order).toMatchObject({
      paymentStatus: 'PAID',
      additionalFees: [{ name: 'Tip', price: { amount: '5.00' } }],
      priceSummary: { total: { amount: '65.00' }, totalAdditionalFees: { amount: '5.00' } },
    })
  })
})
