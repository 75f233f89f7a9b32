import { randomUUID } from 'node:crypto'
import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { jsonb } from '../../data/database.ts'
import { type LampShop, openLampShop } from '../../dev/testing/lamp-shop.ts'
import { address, Shopper } from '../../dev/testing/shopper.ts'

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

const item = (quantity = 1) => ({
  catalogReference: {
    catalogItemId: lamp.productId,
    appId: STORES_APP_ID,
    options: { variantId: lamp.variantId },
  },
  quantity,
})
const post = (path: string, body: object = {}) => shopper.call('POST', `${current}/${path}`, body)
const filled = {
  customerInfo: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.test' },
  deliveryInfo: { address },
}

async function ready(headers: Record<string, string> = {}): Promise<string> {
  await shopper.call('POST', `${current}/add-line-items`, { catalogItems: [item()] }, headers)
  await shopper.call('PATCH', current, { cart: filled })
  return (await post('set-delivery-method', { deliveryMethod: { code: 'standard' } })).body.cart.id
}
const place = (id: string) =>
  shopper.call('POST', `/ecom/v2/carts/${id}/place-order`, { payment: { method: 'approved' } })
const total = async () => (await post('calculate')).body.summary.priceSummary.total.amount

test('A coupon that has ceased to count is taken off on the page, and the order goes on without it', async () => {
  const id = await ready()
  await post('add-coupon', { coupon: { code: 'TENTH' } })
  const page = await shopper.hostedAddress(id)
  const reduced = await total()
  const tenth = (active: boolean) =>
    site.platform.services.db.updateTable('coupons').set({ active }).where('codeKey', '=', 'TENTH').execute()
  await tenth(false)
  expect((await shopper.pay(page, reduced)).status).toBe(422)
  expect((await shopper.call('GET', current)).body.cart.coupons).toEqual([])
  expect((await shopper.pay(page, await total())).status).toBe(303)
  await tenth(true)
})

test('A checkout that was told complete stays so while its cart is changed', async () => {
  await shopper.add(lamp)
  const id = await shopper.checkout()
  await staff('POST', `/ecom/v1/checkouts/${id}/mark-as-completed`, { orderId: randomUUID() })
  const { cart } = (await shopper.call('PATCH', current, { cart: { note: 'Once more' } })).body
  expect(cart).toMatchObject({ note: 'Once more', orderPlaced: false })
  expect((await shopper.call('GET', `/ecom/v1/checkouts/${id}`)).body.checkout.completed).toBe(true)
})

test('An order is in the language that its cart was begun in', async () => {
  const id = await ready({ 'x-wix-linguist': 'ar|ar|true|x' })
  expect((await shopper.call('GET', current)).body.cart.customerInfo.languageCode).toBe('ar')
  const { orderId } = (await place(id)).body
  expect((await shopper.call('GET', `/ecom/v1/orders/${orderId}`)).body.order.buyerLanguage).toBe('ar')
})

test('A delivery that was chosen anew on the other version counts, whoever carries it', async () => {
  await site.platform.services.db
    .insertInto('shippingOptions')
    .values({
      ...{ id: randomUUID(), carrierId: randomUUID(), code: 'post', title: 'Post', kind: 'SHIPPING' },
      ...{ countries: jsonb(['US']), priceMinor: 900, freeFromMinor: null, deliveryTime: '1 day' },
      ...{ instructions: null, pickupAddress: null, position: 1 },
    })
    .execute()
  const id = await ready()
  const wrong = { code: 'post', appId: randomUUID() }
  expect((await post('set-delivery-method', { deliveryMethod: wrong })).status).toBe(428)
  await shopper.call('POST', `/ecom/v2/carts/${id}/get-checkout-url`, {})
  const shippingInfo = { selectedCarrierServiceOption: { code: 'post' } }
  await shopper.call('PATCH', `/ecom/v1/checkouts/${id}`, { checkout: { shippingInfo } })
  const { summary } = (await post('calculate')).body
  expect(summary.priceSummary.delivery.amount).toBe('9.00')
  expect(summary.violations).toEqual([])
  const { priceVerificationToken } = summary
  const body = { priceVerificationToken, payment: { method: 'approved' } }
  expect((await shopper.call('POST', `/ecom/v2/carts/${id}/place-order`, body)).status).toBe(200)
})

test('A purchase beside the cart follows the visitor who signs in, and its order leaves the cart as it is', async () => {
  const { id } = (await shopper.call('POST', '/ecom/v2/carts', { catalogItems: [item(2)], cart: filled }))
    .body.cart
  const member = await site.signUp({ visitorToken: shopper.token })
  expect((await shopper.call('GET', `/ecom/v2/carts/${id}`)).status).toBe(404)
  shopper = new Shopper(site, member.accessToken)
  const { cart } = (await post('add-line-items', { catalogItems: [item()] })).body
  const chosen = { deliveryMethod: { code: 'standard' } }
  expect((await shopper.call('POST', `/ecom/v2/carts/${id}/set-delivery-method`, chosen)).status).toBe(200)
  expect((await place(id)).status).toBe(200)
  expect((await shopper.call('GET', current)).body.cart).toMatchObject({
    id: cart.id,
    revision: cart.revision,
    lineItems: [{ quantityInfo: { requestedQuantity: 1 } }],
  })
})
