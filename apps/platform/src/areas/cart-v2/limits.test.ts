import { randomUUID } from 'node:crypto'
import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { jsonb } from '../../data/database.ts'
import { type LampShop, openLampShop } from '../../dev/testing/lamp-shop.ts'
import { type StockedProduct, stockProduct } from '../../dev/testing/shop.ts'
import { type Answer, address, Shopper } from '../../dev/testing/shopper.ts'

const current = '/ecom/v2/carts/current'

let { site, lamp, staff } = {} as LampShop
beforeAll(async () => {
  ;({ site, lamp, staff } = await openLampShop())
})
afterAll(() => site.close())

let shopper: Shopper
beforeEach(async () => {
  shopper = await Shopper.visitor(site)
})

const item = ({ productId, variantId }: StockedProduct, quantity = 1, options: object = {}) => ({
  catalogReference: { catalogItemId: productId, appId: STORES_APP_ID, options: { variantId, ...options } },
  quantity,
})
const custom = {
  name: { original: 'Wrapping' },
  quantityInfo: { requestedQuantity: 1 },
  pricing: { price: { amount: '1.00' } },
  attributes: { itemType: { preset: 'DIGITAL' } },
}
const post = (path: string, body: object = {}) => shopper.call('POST', `${current}/${path}`, body)
const add = (...items: object[]) => post('add-line-items', { catalogItems: items })
const patch = (cart: object) => shopper.call('PATCH', current, { cart })
const filled = {
  customerInfo: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.test' },
  deliveryInfo: { address },
}
const errorOf = ({ body }: Answer) => body.details?.applicationError
const fieldsOf = ({ body }: Answer) =>
  body.details?.validationError?.fieldViolations.map(({ field }: { field: string }) => field)

test('A cart has at most 300 lines, whichever kind comes last', async () => {
  const customItems = Array.from({ length: 300 }, () => custom)
  const { id } = (await staff('POST', '/ecom/v2/carts', { customItems })).body.cart
  const more = await staff('POST', `/ecom/v2/carts/${id}/add-line-items`, { catalogItems: [item(lamp)] })
  expect(errorOf(more)).toMatchObject({
    code: 'MAX_LINE_ITEMS_EXCEEDED',
    data: { requestCount: 301, maxCount: 300 },
  })
})

test('Modifiers that are doubled or too many, and a deposit above the price, are refused by their codes', async () => {
  const refused = async (more: object) =>
    errorOf(await staff('POST', '/ecom/v2/carts', { customItems: [{ ...custom, ...more }] }))
  const groups = (count: number, of: number, id = (index: number) => String(index)) =>
    Array.from({ length: count }, (_, index) => ({
      id: id(index),
      modifiers: Array.from({ length: of }, (_, place) => ({ id: id(place), quantity: 1 })),
    }))
  expect(await refused({ modifierGroups: groups(25, 25) })).toBeUndefined()
  for (const [count, of] of [
    [26, 1],
    [1, 26],
  ] as const)
    expect(await refused({ modifierGroups: groups(count, of) })).toMatchObject({
      code: 'MAX_ITEM_MODIFIERS_EXCEEDED',
      data: { requestCount: 26, maxCount: 25 },
    })
  const same = () => 'same'
  expect(await refused({ modifierGroups: groups(2, 1, same) })).toMatchObject({
    code: 'DUPLICATE_MODIFIER_GROUP_IDS',
  })
  expect(await refused({ modifierGroups: groups(1, 2, same) })).toMatchObject({
    code: 'DUPLICATE_ITEM_MODIFIER_IDS',
  })
  const deposit = (amount: string) => ({ paymentConfig: { depositAmount: { amount } } })
  expect(await refused(deposit('1.00'))).toBeUndefined()
  expect(await refused(deposit('1.01'))).toMatchObject({ code: 'DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE' })
})

test('A line has at most 100,000 pieces, and none is left out silently', async () => {
  const sand = await stockProduct(site.platform.services.db, { quantity: null })
  expect((await add(item(sand, 100_000))).status).toBe(200)
  expect(fieldsOf(await add(item(sand)))).toEqual(['catalogItems[0].quantity'])
})

test('Lines of one item are counted together against its stock', async () => {
  const { db } = site.platform.services
  const ring = await stockProduct(db, { name: 'Ring', quantity: 2 })
  await db
    .updateTable('products')
    .set({ customTextFields: jsonb([{ title: 'Engraving', maxLength: 10, mandatory: false }]) })
    .where('id', '=', ring.productId)
    .execute()
  const engraved = (text: string) => item(ring, 1, { customTextFields: { Engraving: text } })
  const { cart } = (await add(engraved('A'), engraved('B'))).body
  const [first] = cart.lineItems
  const change = (newQuantity: number) =>
    post('update-line-items', { lineItems: [{ lineItemId: first.id, quantity: { newQuantity } }] })
  expect(errorOf(await change(2))).toMatchObject({
    code: 'INSUFFICIENT_INVENTORY',
    data: { invalidItems: [{ requestedQuantity: 3, availableQuantity: 2 }] },
  })
  await db.updateTable('variants').set({ quantity: 1 }).where('id', '=', ring.variantId).execute()
  expect((await change(1)).status).toBe(200)
})

test('Forms of many calls are no more than those of one', async () => {
  await add(item(lamp))
  const submit = (count: number) =>
    post('update-forms-submission', {
      formSubmissions: Array.from({ length: count }, () => ({
        id: randomUUID(),
        formSubmissionId: randomUUID(),
      })),
    })
  expect((await submit(1000)).status).toBe(200)
  expect(fieldsOf(await submit(1))).toEqual(['formSubmissions'])
})

test('Faults are named by the fields that were sent', async () => {
  await add(item(lamp))
  const billingAddress = { ...address, postalCode: 'x' }
  expect(fieldsOf(await patch({ paymentInfo: { billingAddress } }))).toEqual([
    'cart.paymentInfo.billingAddress.postalCode',
  ])
  expect(fieldsOf(await patch({ source: { channelType: 'POS' } }))).toEqual(['cart.source.channelType'])
  const vatId = { id: 'DE123', type: 'UNSPECIFIED' }
  const german = { address: { country: 'DE' } }
  expect(fieldsOf(await patch({ customerInfo: { vatId }, deliveryInfo: german }))).toEqual([
    'cart.customerInfo.vatId.id',
  ])
  const pictured = {
    ...custom,
    attributes: { ...custom.attributes, image: { url: 'https://localhost:1/x.png' } },
  }
  expect(fieldsOf(await staff('POST', '/ecom/v2/carts', { customItems: [pictured] }))).toEqual([
    'customItems[0].attributes.image.url',
  ])
  const solutions = await shopper.call('POST', '/_api/delivery-rates/v1/get-delivery-solutions', {
    lineItems: [{ id: '1', quantity: 1, totalPrice: '1.234' }],
    destination: address,
    currency: 'USD',
  })
  expect(fieldsOf(solutions)).toEqual(['lineItems[0].totalPrice'])
})

test('An inventory that is named with an item is taken, as there is one', async () => {
  expect((await add({ ...item(lamp), inventoryAppId: randomUUID() })).status).toBe(200)
})

test('A summary hides the code of a gift card that does not pay, in its event too', async () => {
  const issued = await staff('POST', '/gift-cards/v1/gift-cards', { giftCard: { initialValue: '30.00' } })
  const { code, giftCard } = issued.body
  const { cart } = (await add(item(lamp))).body
  await post('add-gift-card', { giftCard: { code } })
  await staff('POST', `/gift-cards/v1/gift-cards/${giftCard.id}/disable`, {})
  const { violations } = (await post('calculate')).body.summary
  const found = violations.find((each: { code: string }) => each.code === 'INVALID_GIFT_CARD_STATUS')
  expect(found.invalidGiftCardStatusData).toMatchObject({ giftCardId: giftCard.id, reason: 'DISABLED' })
  expect(found.invalidGiftCardStatusData.giftCardCode).toBe(`•••• ${code.slice(-4)}`)
  const told = await site.platform.services.db
    .selectFrom('outbox')
    .select('payload')
    .where('entityId', '=', cart.id)
    .execute()
  expect(JSON.stringify(told)).not.toContain(code)
})

test('A country that only the tax needs is missed before the order is', async () => {
  const { db } = site.platform.services
  const song = await stockProduct(db, { name: 'Song', quantity: null })
  await db.updateTable('products').set({ productType: 'digital' }).where('id', '=', song.productId).execute()
  await add(item(song))
  await patch({ customerInfo: filled.customerInfo })
  const { violations } = (await post('calculate')).body.summary
  expect(violations).toMatchObject([
    { code: 'GENERAL_CODE', description: expect.stringContaining('deliveryInfo.address.country') },
  ])
  await patch({ deliveryInfo: { address: { country: 'US' } } })
  expect((await post('calculate')).body.summary.violations).toEqual([])
})

async function priced(...items: object[]) {
  await add(...items)
  await patch(filled)
  await post('set-delivery-method', { deliveryMethod: { code: 'standard' } })
  const { cart, summary } = (await post('calculate')).body
  const { priceVerificationToken } = summary
  return () =>
    shopper.call('POST', `/ecom/v2/carts/${cart.id}/place-order`, {
      priceVerificationToken,
      payment: { method: 'approved' },
    })
}

test('A price token counts the pieces, also of what costs nothing', async () => {
  const sample = await stockProduct(site.platform.services.db, { name: 'Sample', priceMinor: 0 })
  const order = await priced(item(lamp), item(sample))
  await add(item(sample))
  expect(errorOf(await order())).toMatchObject({ code: 'CART_PRICES_OUT_OF_SYNC' })
})

test('Prices that changed are named even where a larger discount displaces the coupon', async () => {
  const discount = (percentage: string) => ({ type: 'PERCENTAGE', percentage })
  await staff('POST', '/stores/v2/coupons', {
    coupon: { name: 'Alone', code: 'ALONE', combines: false, discount: discount('40') },
  })
  await add(item(lamp))
  await post('add-coupon', { coupon: { code: 'ALONE' } })
  const order = await priced(item(lamp))
  const { body } = await staff('POST', '/ecom/v1/discount-rules', {
    discountRule: { name: 'Half', discount: discount('50') },
  })
  expect(errorOf(await order())).toMatchObject({ code: 'CART_PRICES_OUT_OF_SYNC' })
  await staff('DELETE', `/ecom/v1/discount-rules/${body.discountRule.id}`)
})

test('A cart that takes no payment by hand is ordered where nothing is to be paid, and no other', async () => {
  const { db } = site.platform.services
  const song = await stockProduct(db, { name: 'Free song', quantity: null, priceMinor: 0 })
  await db.updateTable('products').set({ productType: 'digital' }).where('id', '=', song.productId).execute()
  const order = async (goods: StockedProduct, delivery: object = {}) => {
    const { body } = await shopper.call('POST', '/ecom/v2/carts', {
      ...{ catalogItems: [item(goods)], ...delivery },
      cart: { ...filled, settings: { manualPaymentDisabled: true } },
    })
    return shopper.call('POST', `/ecom/v2/carts/${body.cart.id}/place-order`, {})
  }
  expect(errorOf(await order(lamp, { deliveryMethod: { code: 'standard' } }))).toMatchObject({
    code: 'UNAVAILABLE_PAYMENT_METHOD',
  })
  expect(await order(song)).toMatchObject({ status: 200, body: { completed: true } })
})
