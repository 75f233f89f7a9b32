import { Cart, EstimateTotals, STORES_APP_ID } from '@galleria/platform-client/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { furnishShop, type StockedProduct, stockProduct } from '../../dev/testing/shop.ts'
import { address, Shopper } from '../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../dev/testing.ts'

const current = '/ecom/v1/carts/current'
let site: TestPlatform
let lamp: StockedProduct
let chair: StockedProduct
let gone: StockedProduct

beforeAll(async () => {
  site = await createTestPlatform()
  const { db } = site.platform.services
  await furnishShop(db)
  lamp = await stockProduct(db, { name: 'Lamp', priceMinor: 2500, quantity: 10 })
  chair = await stockProduct(db, { name: 'Chair', priceMinor: 9999, quantity: null })
  gone = await stockProduct(db, { name: 'Vase', quantity: 0 })
})
afterAll(() => site.close())

describe('A cart', () => {
  it('is unknown until something is added, and then holds it', async () => {
    const shopper = await Shopper.visitor(site)
    expect(await shopper.cart()).toMatchObject({
      status: 404,
      body: { details: { applicationError: { code: 'OWNED_CART_NOT_FOUND' } } },
    })
    const added = await shopper.add(lamp, 2)
    expect(added.status).toBe(200)
    expect(Cart.parse(added.body.cart)).toMatchObject({
      lineItems: [{ quantity: 2, price: { amount: '25.00' }, lineItemPrice: { formattedAmount: '$50.00' } }],
      subtotal: { amount: '50.00' },
    })
    expect((await shopper.call('GET', '/v1/carts/current')).body).toEqual((await shopper.cart()).body)
  })

  it.each([
    [0, 'MIN'],
    [-1, 'MIN'],
    [1.5, 'DECIMAL_MAX_SCALE'],
    [1e9, 'MAX'],
    ['3', 'FORMAT'],
    [null, 'FORMAT'],
    [undefined, 'REQUIRED_FIELD'],
  ])('refuses the quantity %j as %s, in adding and in changing', async (quantity, violatedRule) => {
    const shopper = await Shopper.visitor(site)
    const reference = {
      catalogItemId: lamp.productId,
      appId: STORES_APP_ID,
      options: { variantId: lamp.variantId },
    }
    const { body } = await shopper.add(lamp, 1)
    for (const [call, line] of [
      ['add-to-cart', { catalogReference: reference, quantity }],
      ['update-line-items-quantity', { id: body.cart.lineItems[0].id, quantity }],
    ] as const) {
      const answer = await shopper.call('POST', `${current}/${call}`, { lineItems: [line] })
      expect(answer.status).toBe(400)
      expect(answer.body.details.validationError.fieldViolations).toMatchObject([
        { field: 'lineItems[0].quantity', violatedRule },
      ])
    }
    expect((await shopper.cart()).body.cart.lineItems[0].quantity).toBe(1)
  })

  it('takes no more than there is, and nothing of what is sold out or unknown', async () => {
    const shopper = await Shopper.visitor(site)
    expect((await shopper.add(gone)).body.cart.lineItems).toEqual([])
    expect((await shopper.add({ ...lamp, productId: 'no-such-thing' })).body.cart.lineItems).toEqual([])
    const { cart } = (await shopper.add(lamp, 50)).body
    expect(cart.lineItems).toMatchObject([
      { quantity: 10, availability: { status: 'AVAILABLE', quantityAvailable: 10 } },
    ])
    const lineItems = [{ id: cart.lineItems[0].id, quantity: 99 }]
    const changed = await shopper.call('POST', `${current}/update-line-items-quantity`, { lineItems })
    expect(changed.body.cart.lineItems[0].quantity).toBe(10)
  })

  it('keeps both lines when two tabs add at once, and every piece of one that many add', async () => {
    const shopper = await Shopper.visitor(site)
    await Promise.all([shopper.add(lamp), shopper.add(chair)])
    const both = (await shopper.cart()).body.cart
    expect(both.lineItems).toHaveLength(2)
    await Promise.all(Array.from({ length: 12 }, () => shopper.add(chair)))
    const { cart } = (await shopper.cart()).body
    expect(cart.lineItems.map((line: { quantity: number }) => line.quantity).toSorted()).toEqual([1, 13])
    expect(Number(cart.revision)).toBe(Number(both.revision) + 12)
  })

  it('drops lines and then itself', async () => {
    const shopper = await Shopper.visitor(site)
    const { cart } = (await shopper.add(lamp)).body
    const lineItemIds = [cart.lineItems[0].id]
    const removed = await shopper.call('POST', `${current}/remove-line-items`, { lineItemIds })
    expect(removed.body.cart.lineItems).toEqual([])
    expect(await shopper.call('DELETE', current)).toEqual({ status: 200, body: {} })
    expect((await shopper.cart()).status).toBe(404)
  })

  it('keeps items in the order of adding after one of the middle is gone', async () => {
    const shopper = await Shopper.visitor(site)
    const products: StockedProduct[] = []
    for (let at = 0; at < 8; at++) {
      products.push(await stockProduct(site.platform.services.db, { name: `Jar ${at}` }))
      await shopper.add(products[at] as StockedProduct)
    }
    const { lineItems } = (await shopper.cart()).body.cart
    const lineItemIds = [1, 3, 5].map((at) => lineItems[at].id)
    await shopper.call('POST', `${current}/remove-line-items`, { lineItemIds })
    for (const at of [1, 3, 5]) await shopper.add(products[at] as StockedProduct)
    const names = (await shopper.cart()).body.cart.lineItems.map(
      (line: { productName: { original: string } }) => line.productName.original,
    )
    expect(names).toEqual([0, 2, 4, 6, 7, 1, 3, 5].map((at) => `Jar ${at}`))
  })

  it('says why a coupon does not count, and counts one that does', async () => {
    const shopper = await Shopper.visitor(site)
    await shopper.add(lamp, 2)
    for (const [couponCode, code] of [
      ['NOTHING', 'ERROR_COUPON_DOES_NOT_EXIST'],
      ['OLD', 'ERROR_COUPON_HAS_EXPIRED'],
    ]) {
      const answer = await shopper.call('PATCH', current, { couponCode })
      expect(answer).toMatchObject({ status: 400, body: { details: { applicationError: { code } } } })
    }
    const applied = await shopper.call('PATCH', current, { couponCode: ' tenth' })
    expect(applied.body.cart).toMatchObject({
      appliedDiscounts: [{ coupon: { code: 'TENTH', amount: { amount: '5.00' } } }],
      subtotalAfterDiscounts: { amount: '45.00' },
    })
    const removed = await shopper.call('POST', `${current}/remove-coupon`, {})
    expect(removed.body.cart.appliedDiscounts).toEqual([])
  })

  it('keeps note, contact and address, and clears what the mask names', async () => {
    const shopper = await Shopper.visitor(site)
    await shopper.add(lamp)
    const cartInfo = { buyerNote: 'Ring twice', contactInfo: { address } }
    expect((await shopper.call('PATCH', current, { cartInfo })).body.cart).toMatchObject(cartInfo)
    const cleared = await shopper.call('PATCH', current, { cartInfo: {}, cartFieldmask: 'buyerNote' })
    expect(cleared.body.cart.buyerNote).toBeUndefined()
    expect(cleared.body.cart.contactInfo.address.city).toBe('Oakland')
    const wrong = await shopper.call('PATCH', current, { cartInfo: {}, cartFieldmask: 'ownerId' })
    expect(wrong.status).toBe(400)
  })

  it('estimates delivery, tax and fees for the address given, but for those it is told to leave out', async () => {
    const shopper = await Shopper.visitor(site)
    await shopper.add(lamp, 2)
    const estimate = async (more: object) => {
      const { body } = await shopper.call('POST', `${current}/estimate-totals`, more)
      const { shipping, tax, additionalFees, total } = EstimateTotals.parse(body).priceSummary
      return [shipping?.amount, tax?.amount, additionalFees?.amount, total.amount]
    }
    const there = { shippingAddress: address, selectedShippingOption: { code: 'standard' } }
    const owner = new Shopper(site, site.ownerKey)
    const additionalFee = { code: 'wrapping', name: 'Wrapping', amount: '1.00', source: 'MANUAL' }
    const made = await owner.call('POST', '/ecom/v1/additional-fees', { additionalFee })
    expect(await estimate({})).toEqual(['0.00', '0.00', '1.00', '51.00'])
    expect(await estimate(there)).toEqual(['5.00', '5.10', '1.00', '61.10'])
    expect(await estimate({ ...there, calculateShipping: false })).toEqual(['0.00', '5.10', '1.00', '56.10'])
    expect(await estimate({ ...there, calculateTax: false })).toEqual(['5.00', '0.00', '1.00', '56.00'])
    expect(await estimate({ ...there, calculateAdditionalFees: false })).toEqual([
      ...['5.00', '5.00', '0.00', '60.00'],
    ])
    await owner.call('DELETE', `/ecom/v1/additional-fees/${made.body.additionalFee.id}`)
    const nowhere = await shopper.call('POST', `${current}/estimate-totals`, {
      shippingAddress: { country: 'DE' },
      selectedShippingOption: { code: 'standard' },
      calculateShipping: true,
    })
    expect(nowhere.body.calculationErrors.selectedShippingOptionError.applicationError.code).toBe(
      'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND',
    )
  })

  it('is nobody else’s: each token sees its own alone', async () => {
    const [one, other] = await Promise.all([Shopper.visitor(site), Shopper.visitor(site)])
    await one.add(lamp)
    expect((await other.cart()).status).toBe(404)
    const none = await site.fetch(`${site.url}${current}`)
    expect(none.status).toBe(401)
    const owner = await new Shopper(site, site.ownerKey).cart()
    expect(owner.status).toBe(403)
  })

  it('follows the visitor who signs in, merged with the member’s own exactly once', async () => {
    const first = await Shopper.visitor(site)
    await first.add(lamp, 2)
    const member = await site.signUp({ visitorToken: first.token })
    const own = new Shopper(site, member.accessToken)
    expect((await own.cart()).body.cart.lineItems).toMatchObject([{ quantity: 2 }])
    expect((await first.cart()).status).toBe(404)

    const second = await Shopper.visitor(site)
    await second.add(lamp, 3)
    await second.add(chair, 1)
    const wrapping = { productName: { original: 'Wrapping' }, price: '2.00', itemType: { preset: 'DIGITAL' } }
    await site.fetch(`${site.url}/ecom/v1/carts/${(await second.cart()).body.cart.id}/add-to-cart`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: site.ownerKey },
      body: JSON.stringify({ customLineItems: [wrapping] }),
    })
    const { services } = site.platform
    const visitor = await services.db
      .selectFrom('carts')
      .select('ownerId')
      .where('ownerType', '=', 'VISITOR')
      .where('id', '=', (await second.cart()).body.cart.id)
      .executeTakeFirstOrThrow()
    const { memberId, contactId } = member
    const signIn = { memberId, contactId, visitorId: visitor.ownerId, date: new Date() }
    await Promise.all(
      [1, 2].map(() => services.db.transaction().execute((trx) => services.hooks.onSignIn(trx, signIn))),
    )
    const { cart } = (await own.cart()).body
    expect(cart.lineItems.map((line: { quantity: number }) => line.quantity)).toEqual([5, 1, 1])
    expect(cart.lineItems.at(-1)).toMatchObject({
      productName: { original: 'Wrapping' },
      customLineItem: true,
    })
  })

  it('tells every change to the outbox', async () => {
    const shopper = await Shopper.visitor(site)
    const { cart } = (await shopper.add(lamp)).body
    await shopper.add(lamp)
    await shopper.call('DELETE', current)
    const events = await site.platform.services.db
      .selectFrom('outbox')
      .select('type')
      .where('entityId', '=', cart.id)
      .execute()
    expect(events.map(({ type }) => type.replace('wix.ecom.v1.cart_', '')).toSorted()).toEqual([
      'created',
      'deleted',
      'updated',
    ])
  })
})
