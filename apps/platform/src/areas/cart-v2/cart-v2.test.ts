import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type LampShop, openLampShop } from '../../dev/testing/lamp-shop.ts'
import { type StockedProduct, stockProduct } from '../../dev/testing/shop.ts'
import { address, Shopper } from '../../dev/testing/shopper.ts'

const current = '/ecom/v2/carts/current'

let { site, lamp, staff } = {} as LampShop
let vase: StockedProduct
beforeAll(async () => {
  ;({ site, lamp, staff } = await openLampShop())
  vase = await stockProduct(site.platform.services.db, { name: 'Vase', priceMinor: 1000, quantity: 2 })
})
afterAll(() => site.close())

let shopper: Shopper
beforeEach(async () => {
  shopper = await Shopper.visitor(site)
})

const item = ({ productId, variantId }: StockedProduct, quantity = 1) => ({
  catalogReference: { catalogItemId: productId, appId: STORES_APP_ID, options: { variantId } },
  quantity,
})
const post = (path: string, body: object = {}) => shopper.call('POST', `${current}/${path}`, body)
const add = (...items: object[]) => post('add-line-items', { catalogItems: items })
const codeOf = (answer: { readonly body: { readonly details?: { readonly applicationError?: object } } }) =>
  answer.body.details?.applicationError

const filled = {
  customerInfo: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.test' },
  deliveryInfo: { address },
}

test('A cart that does not exist yet is 404, and the first line begins it', async () => {
  expect(await shopper.call('GET', current)).toMatchObject({
    status: 404,
    body: { details: { applicationError: { code: 'CURRENT_CART_NOT_FOUND' } } },
  })
  const { status, body } = await add(item(lamp, 2))
  expect(status).toBe(200)
  expect(body.cart).toMatchObject({
    revision: '1',
    subtotal: { amount: '50.00' },
    lineItems: [
      {
        quantityInfo: { requestedQuantity: 2, confirmedQuantity: 2 },
        pricing: { unitPrice: { amount: '25.00' }, totalPrice: { amount: '50.00' } },
        status: 'IN_STOCK',
      },
    ],
    orderPlaced: false,
    currentCart: true,
  })
  expect(JSON.stringify(body)).not.toContain('formatted')
})

test('A cart that was begun on one version is read and changed on the other', async () => {
  await shopper.add(lamp, 2)
  const { cart } = (await shopper.call('GET', current)).body
  expect(cart).toMatchObject({ revision: '1', lineItems: [{ quantityInfo: { requestedQuantity: 2 } }] })
  await shopper.call('PATCH', current, { cart: { ...filled, note: 'Ring twice' } })
  const v1 = (await shopper.cart()).body.cart
  expect(v1).toMatchObject({
    id: cart.id,
    revision: '2',
    buyerNote: 'Ring twice',
    buyerInfo: { email: 'ada@example.test' },
    contactInfo: { address, contactDetails: { firstName: 'Ada' } },
  })
  expect((await shopper.call('GET', `/ecom/v2/carts/${cart.id}`)).body.cart.note).toBe('Ring twice')
})

test('More than the stock is declined, and what falls away later stays asked for', async () => {
  expect(codeOf(await add(item(vase, 3)))).toMatchObject({
    code: 'INSUFFICIENT_INVENTORY',
    data: { invalidItems: [{ requestedQuantity: 3, availableQuantity: 2 }] },
  })
  expect((await shopper.call('GET', current)).status).toBe(404)
  const { cart } = (await add(item(vase, 2))).body
  const change = (newQuantity: number) =>
    post('update-line-items', {
      lineItems: [{ lineItemId: cart.lineItems[0].id, quantity: { newQuantity } }],
    })
  expect(codeOf(await change(3))).toMatchObject({ code: 'INSUFFICIENT_INVENTORY' })
  const { db } = site.platform.services
  const stock = (quantity: number) =>
    db.updateTable('variants').set({ quantity }).where('id', '=', vase.variantId).execute()
  await stock(1)
  const { body } = await post('calculate')
  expect(body.cart.lineItems[0]).toMatchObject({
    quantityInfo: { requestedQuantity: 2, confirmedQuantity: 1, availableQuantity: 1 },
    pricing: { totalPrice: { amount: '10.00' } },
    status: 'PARTIALLY_IN_STOCK',
  })
  expect(body.summary.priceSummary.subtotal.amount).toBe('10.00')
  expect(body.summary.violations.map(({ code }: { code: string }) => code)).toContain(
    'LINE_ITEMS_OUT_OF_STOCK',
  )
  await stock(2)
})

test('Unknown items, lines and empty or doubled updates are declined by their codes', async () => {
  const unknown = {
    ...item(lamp),
    catalogReference: { ...item(lamp).catalogReference, catalogItemId: lamp.variantId },
  }
  expect(codeOf(await add(unknown))).toMatchObject({ code: 'ITEM_NOT_FOUND_IN_CATALOG' })
  expect(codeOf(await post('add-line-items'))).toMatchObject({ code: 'NO_LINE_ITEMS_TO_ADD' })
  const { cart } = (await add(item(lamp))).body
  const lineItemId = cart.lineItems[0].id
  const update = { lineItemId, quantity: { newQuantity: 2 } }
  expect(codeOf(await post('update-line-items', { lineItems: [{ lineItemId }] }))).toMatchObject({
    code: 'EMPTY_LINE_ITEM_UPDATES',
  })
  expect(codeOf(await post('update-line-items', { lineItems: [update, update] }))).toMatchObject({
    code: 'DUPLICATE_LINE_ITEM_UPDATES',
  })
  expect(codeOf(await post('remove-line-items', { lineItemIds: [lamp.productId] }))).toMatchObject({
    code: 'LINE_ITEM_NOT_FOUND_IN_CART',
  })
  const refused = await post('update-line-items', { lineItems: [{ id: lineItemId, quantity: 2 }] })
  expect(refused.status).toBe(400)
  expect(
    (await post('update-line-items', { lineItems: [update] })).body.cart.lineItems[0].quantityInfo,
  ).toMatchObject({
    requestedQuantity: 2,
  })
  expect((await post('remove-line-items', { lineItemIds: [lineItemId] })).body.cart.lineItems).toEqual([])
})

test('A field mask writes what it names alone, and empties what is not given', async () => {
  await add(item(lamp))
  await shopper.call('PATCH', current, { cart: { ...filled, note: 'Ring twice' } })
  const masked = await shopper.call('PATCH', current, {
    cart: { note: 'No' },
    fieldMask: 'customerInfo.email',
  })
  expect(masked.body.cart).toMatchObject({ note: 'Ring twice', customerInfo: { firstName: 'Ada' } })
  expect(masked.body.cart.customerInfo).not.toHaveProperty('email')
  expect((await shopper.call('PATCH', current, { cart: { note: null } })).body.cart).not.toHaveProperty(
    'note',
  )
  const wrong = await shopper.call('PATCH', current, { cart: {}, fieldMask: 'revision' })
  expect(wrong.status).toBe(400)
  const address1 = { ...address, postalCode: 'x' }
  expect(
    (await shopper.call('PATCH', current, { cart: { deliveryInfo: { address: address1 } } })).status,
  ).toBe(400)
  const read = (await shopper.call('GET', current)).body.cart
  expect((await shopper.call('PATCH', current, { cart: read })).status).toBe(200)
})

test('A coupon is held against the cart when it is added, and goes by its id', async () => {
  await add(item(lamp))
  expect(codeOf(await post('add-coupon', { coupon: { code: 'NOPE' } }))).toMatchObject({
    code: 'INVALID_COUPON_CODE',
    data: { couponCode: 'NOPE' },
  })
  const { cart } = (await post('add-coupon', { coupon: { code: 'TENTH' } })).body
  expect(cart.coupons).toMatchObject([{ code: 'TENTH' }])
  expect(codeOf(await post('add-coupon', { coupon: { code: 'tenth' } }))).toMatchObject({
    code: 'COUPON_ALREADY_EXISTS',
  })
  const { summary } = (await post('estimate')).body
  expect(summary.discounts).toMatchObject([{ source: { sourceType: 'COUPON', couponCode: 'TENTH' } }])
  expect(codeOf(await post('remove-coupon', { couponId: lamp.productId }))).toMatchObject({
    code: 'COUPON_NOT_FOUND_IN_CART',
  })
  expect((await post('remove-coupon', { couponId: cart.coupons[0].id })).body.cart.coupons).toEqual([])
})

test('Delivery is chosen from the solutions, and adds up to the total with the rest', async () => {
  const solutions = await shopper.call('POST', '/_api/delivery-rates/v1/get-delivery-solutions', {
    lineItems: [{ id: '1', quantity: 1, totalPrice: '25.00', physicalProperties: { weight: 1 } }],
    destination: address,
    currency: 'USD',
  })
  const { deliveryReference } = solutions.body.deliverySolutions[0]
  await add(item(lamp))
  expect(codeOf(await post('set-delivery-method', { deliveryMethod: deliveryReference }))).toMatchObject({
    code: 'DELIVERY_METHOD_MISSING_ADDRESS',
  })
  const open = (await post('estimate', { calculateDelivery: true })).body.summary
  expect(open.violations).toMatchObject([
    { code: 'MISSING_DELIVERY_ADDRESS', severity: 'ERROR', scope: 'DELIVERY' },
    { code: 'MISSING_DELIVERY_METHOD', severity: 'ERROR', scope: 'DELIVERY' },
  ])
  await shopper.call('PATCH', current, { cart: filled })
  expect(codeOf(await post('set-delivery-method', { deliveryMethod: { code: 'by-owl' } }))).toMatchObject({
    code: 'DELIVERY_METHOD_NOT_FOUND',
  })
  const { cart } = (await post('set-delivery-method', { deliveryMethod: deliveryReference })).body
  expect(cart.deliveryInfo.method).toMatchObject({ ...deliveryReference, pickup: false })
  const { summary } = (await post('calculate')).body
  const { subtotal, discount, delivery, additionalFees, tax, total } = summary.priceSummary
  const sum = (parts: { amount: string }[]) => parts.reduce((all, { amount }) => all + Number(amount), 0)
  expect(Number(delivery.amount)).toBeGreaterThan(0)
  expect(sum([subtotal, delivery, additionalFees, tax]) - Number(discount.amount)).toBeCloseTo(
    Number(total.amount),
  )
  expect(summary.violations).toEqual([])
  expect(summary.cartRevision).toBe(cart.revision)
  const only = (await post('estimate')).body.summary.priceSummary
  expect([only.delivery.amount, only.tax.amount]).toEqual(['0.00', '0.00'])
  expect((await post('remove-delivery-method')).body.cart.deliveryInfo).not.toHaveProperty('method')
})

async function ready(): Promise<string> {
  await add(item(lamp))
  await shopper.call('PATCH', current, { cart: filled })
  const { cart } = (await post('set-delivery-method', { deliveryMethod: { code: 'standard' } })).body
  return cart.id
}
const place = (id: string, body: object = {}) =>
  shopper.call('POST', `/ecom/v2/carts/${id}/place-order`, { payment: { method: 'approved' }, ...body })

test('An order is placed once at the prices that were shown, and the cart stays with it', async () => {
  const id = await ready()
  const { summary } = (await post('calculate')).body
  const body = { priceVerificationToken: summary.priceVerificationToken }
  const [first, second] = await Promise.all([place(id, body), place(id, body)])
  expect(first).toMatchObject({ status: 200, body: { completed: true } })
  expect(second.body.orderId).toBe(first.body.orderId)
  const { cart } = (await shopper.call('GET', `/ecom/v2/carts/${id}`)).body
  expect(cart).toMatchObject({ id, orderPlaced: true, orderId: first.body.orderId, currentCart: false })
  expect(cart.lineItems).toHaveLength(1)
  expect((await shopper.call('GET', current)).status).toBe(404)
  expect(codeOf(await shopper.call('POST', `/ecom/v2/carts/${id}/calculate`, {}))).toMatchObject({
    code: 'CART_ALREADY_ORDERED',
    data: { cartId: id, orderId: first.body.orderId },
  })
  const next = (await add(item(lamp))).body.cart
  expect(next.id).not.toBe(id)
})

test('An order is refused when what is to be paid changed since it was shown', async () => {
  const id = await ready()
  const { summary } = (await post('calculate')).body
  const { priceVerificationToken } = summary
  await add(item(lamp))
  expect(codeOf(await place(id, { priceVerificationToken }))).toMatchObject({
    code: 'CART_PRICES_OUT_OF_SYNC',
  })
  for (const token of ['x', `${priceVerificationToken}x`])
    expect(codeOf(await place(id, { priceVerificationToken: token }))).toMatchObject({
      code: 'INVALID_PRICE_VERIFICATION_TOKEN',
    })
  const again = (await post('calculate')).body.summary.priceVerificationToken
  expect((await place(id, { priceVerificationToken: again })).status).toBe(200)
})

test('PlaceOrder says what is missing, what is sold out and that a payment was declined', async () => {
  const { cart } = (await add(item(vase))).body
  expect(codeOf(await place(cart.id))).toMatchObject({ code: 'MISSING_DELIVERY_ADDRESS' })
  await shopper.call('PATCH', current, { cart: { deliveryInfo: filled.deliveryInfo } })
  const missing = codeOf(await place(cart.id))
  expect(missing).toMatchObject({ code: 'MISSING_DELIVERY_METHOD' })
  await post('set-delivery-method', { deliveryMethod: { code: 'standard' } })
  expect(codeOf(await place(cart.id))).toMatchObject({
    code: 'INVALID_CART',
    data: { violations: [{ code: 'GENERAL_CODE' }] },
  })
  await shopper.call('PATCH', current, { cart: filled })
  expect(codeOf(await place(cart.id, { payment: { method: 'declined' } }))).toMatchObject({
    code: 'INVALID_PAYMENT_STATUS',
  })
  const { db } = site.platform.services
  const stock = (quantity: number) =>
    db.updateTable('variants').set({ quantity }).where('id', '=', vase.variantId).execute()
  await stock(0)
  expect(codeOf(await place(cart.id))).toMatchObject({
    code: 'LINE_ITEMS_OUT_OF_STOCK',
    data: { lineItemIds: [cart.lineItems[0].id], allLineItemsOutOfStock: true },
  })
  await stock(2)
})

test('A cart of createCart stands beside the current one, and takes the fields of a beginning', async () => {
  await add(item(lamp))
  const { status, body } = await shopper.call('POST', '/ecom/v2/carts', {
    catalogItems: [item(lamp, 3)],
    cart: { ...filled, settings: { lockCouponCode: true }, source: { channelType: 'WEB' } },
    coupons: [{ code: 'TENTH' }],
    deliveryMethod: { code: 'standard' },
  })
  expect(status).toBe(200)
  const { id } = body.cart
  expect(body.cart).toMatchObject({
    currentCart: false,
    settings: { lockCouponCode: true },
    coupons: [{ code: 'TENTH' }],
    deliveryInfo: { method: { code: 'standard' } },
  })
  expect(
    codeOf(
      await shopper.call('POST', `/ecom/v2/carts/${id}/remove-coupon`, { couponId: body.cart.coupons[0].id }),
    ),
  ).toMatchObject({ code: 'COUPON_LOCKED' })
  const more = await shopper.call('POST', `/ecom/v2/carts/${id}/add-line-items`, {
    catalogItems: [item(lamp)],
  })
  expect(more.body.cart.lineItems[0].quantityInfo.requestedQuantity).toBe(4)
  expect((await place(id)).status).toBe(200)
  expect((await shopper.call('GET', `/ecom/v1/checkouts/${id}`)).body.checkout.completed).toBe(true)
})

test('The page of a cart opens by its own id, and a page of the merchant is named with it', async () => {
  const id = await ready()
  const page = await shopper.hostedAddress(id)
  const shown = await site.fetch(page)
  expect(shown.status).toBe(200)
  const { total } = (await post('calculate')).body.summary.priceSummary
  const paid = await shopper.pay(page, total.amount)
  expect(paid.status).toBe(303)
  expect((await shopper.call('GET', `/ecom/v2/carts/${id}`)).body.cart.orderPlaced).toBe(true)
  const other = await ready()
  const url = async () =>
    (await shopper.call('POST', `/ecom/v2/carts/${other}/get-checkout-url`, {})).body.checkoutUrl
  expect(await url()).toContain(`/_hosted/checkout/${other}`)
  const [client] = site.platform.services.config.clients
  const customCheckoutUrl = `${client?.origins[0]}/pay/{checkout_id}`
  await shopper.call('PATCH', current, { cart: { customCheckoutUrl } })
  expect(await url()).toBe(`${client?.origins[0]}/pay/${other}`)
})

test('A cart that was ordered elsewhere is marked by staff, and its owner begins another', async () => {
  const id = await ready()
  const marked = await staff('POST', `/ecom/v2/carts/${id}/mark-cart-as-completed`, {})
  expect(marked).toMatchObject({ status: 200, body: { cart: { id, orderPlaced: true } } })
  expect((await shopper.call('GET', current)).status).toBe(404)
  expect(codeOf(await place(id))).toMatchObject({ code: 'CART_ALREADY_ORDERED' })
})

test('Each change is told in the events of V2, with the revision of the cart', async () => {
  const id = await ready()
  await post('calculate')
  await place(id)
  await add(item(lamp))
  await shopper.call('DELETE', current)
  const rows = await site.platform.services.db
    .selectFrom('outbox')
    .select(['type', 'revision', 'payload'])
    .where('entityId', '=', id)
    .orderBy('sequence')
    .execute()
  const own = rows.filter(({ type }) => type.startsWith('wix.ecom.v2'))
  expect(own.map(({ type }) => type.replace('wix.ecom.v2.cart_', ''))).toEqual([
    'created',
    'updated',
    'updated',
    'calculated',
    'updated',
  ])
  const revisions = own
    .filter(({ type }) => !type.endsWith('calculated'))
    .map(({ revision }) => Number(revision))
  expect(revisions).toEqual([1, 2, 3, 4])
  expect(own.at(-1)?.payload).toMatchObject({ orderPlaced: true })
})

test('A current cart that is created takes the place of the one before', async () => {
  const first = (await add(item(vase))).body.cart
  const made = await shopper.call('POST', current, { catalogItems: [item(lamp)], cart: filled })
  expect(made).toMatchObject({
    status: 200,
    body: { cart: { currentCart: true, lineItems: [{ name: { original: 'Lamp' } }] } },
  })
  expect(made.body.cart.id).not.toBe(first.id)
  expect((await shopper.call('GET', `/ecom/v2/carts/${first.id}`)).status).toBe(404)
  for (const quantity of [1, 2]) {
    const { cart } = (
      await shopper.call('POST', current, { catalogItems: [item(lamp, quantity)], cart: filled })
    ).body
    await post('set-delivery-method', { deliveryMethod: { code: 'standard' } })
    expect((await place(cart.id)).status).toBe(200)
  }
})

test('A gift card pays what it has, and is taken out by its id', async () => {
  const issued = await staff('POST', '/gift-cards/v1/gift-cards', { giftCard: { initialValue: '30.00' } })
  const { code, giftCard } = issued.body
  const { id } = giftCard
  await ready()
  const { cart } = (await post('add-gift-card', { giftCard: { code, redeemAmount: { amount: '5.00' } } }))
    .body
  expect(cart.paymentInfo.giftCards).toMatchObject([{ id, requestedRedeemAmount: { amount: '5.00' } }])
  const { summary } = (await post('calculate')).body
  expect(summary.paymentSummary.giftCards).toMatchObject([
    { giftCardId: id, redeemAmount: { amount: '5.00' } },
  ])
  const { total } = summary.priceSummary
  expect(Number(summary.paymentSummary.totalAfterGiftCards.amount)).toBeCloseTo(Number(total.amount) - 5)
  expect((await post('estimate')).body.summary.paymentSummary.giftCards).toEqual([])
  expect(codeOf(await post('add-gift-card', { giftCard: { code: 'NOBODYS1' } }))).toMatchObject({
    code: 'MAX_GIFT_CARDS_PER_CART_EXCEEDED',
  })
  expect((await post('remove-gift-card', { giftCardId: id })).body.cart.paymentInfo.giftCards).toEqual([])
  expect(codeOf(await post('add-gift-card', { giftCard: { code: 'NOBODYS1' } }))).toMatchObject({
    code: 'INVALID_GIFT_CARD_CODE',
  })
})

test('Carts and checkouts of V1 are as calls that never were while their removal is rehearsed', async () => {
  const later = await openLampShop({ config: { v1Carts: 'gone' } })
  const buyer = await Shopper.visitor(later.site)
  for (const path of ['/ecom/v1/carts/current', '/v1/carts/current', `/ecom/v1/checkouts/${lamp.productId}`])
    expect(await buyer.call('GET', path)).toMatchObject({
      status: 404,
      body: { details: { applicationError: { code: 'UNKNOWN_CALL' } } },
    })
  expect((await buyer.add(later.lamp)).status).toBe(404)
  const added = await buyer.call('POST', `${current}/add-line-items`, { catalogItems: [item(later.lamp)] })
  expect(added.status).toBe(200)
  const totals = await buyer.call('POST', '/ecom/v1/calculate-totals', { lineItems: [item(later.lamp)] })
  expect(totals.status).toBe(200)
  await later.site.close()
})
