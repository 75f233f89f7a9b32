import { randomUUID } from 'node:crypto'
import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type LampShop, openLampShop } from '../../dev/testing/lamp-shop.ts'
import { type Answer, address, Shopper } from '../../dev/testing/shopper.ts'

const carts = '/ecom/v2/carts'

let { site, lamp, staff } = {} as LampShop
beforeAll(async () => {
  ;({ site, lamp, staff } = await openLampShop())
})
afterAll(() => site.close())

let ada: Shopper
let grace: Shopper
beforeEach(async () => {
  ada = await Shopper.visitor(site)
  grace = await Shopper.visitor(site)
})

const catalogItems = () => [
  {
    catalogReference: {
      catalogItemId: lamp.productId,
      appId: STORES_APP_ID,
      options: { variantId: lamp.variantId },
    },
    quantity: 1,
  },
]
const begin = (customerInfo: object) =>
  staff('POST', carts, { cart: { customerInfo }, catalogItems: catalogItems() })
const fieldsOf = ({ body }: Answer) =>
  body.details?.validationError?.fieldViolations.map(({ field }: { field: string }) => field)

test('An open cart becomes the shopper’s who opens it first, and nobody else’s', async () => {
  const made = (await begin({ openAccess: true })).body.cart
  expect(made.customerInfo).toMatchObject({ openAccess: true })
  expect(made.customerInfo).not.toHaveProperty('visitorId')
  const [first, second] = await Promise.all([
    ada.call('GET', `${carts}/${made.id}`),
    grace.call('GET', `${carts}/${made.id}`),
  ])
  expect([first.status, second.status].toSorted()).toEqual([200, 404])
  const { customerInfo, revision } = (first.status === 200 ? first : second).body.cart
  expect(customerInfo.visitorId).toEqual(expect.any(String))
  expect(customerInfo).not.toHaveProperty('openAccess')
  expect(Number(revision)).toBeGreaterThan(Number(made.revision))
})

test('A cart that an app opened is bought by the shopper who opened it', async () => {
  const { id } = (await begin({ openAccess: true })).body.cart
  const patched = await ada.call('PATCH', `${carts}/${id}`, {
    cart: {
      id,
      customerInfo: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.test' },
      deliveryInfo: { address },
    },
  })
  expect(patched.status).toBe(200)
  await ada.call('POST', `${carts}/${id}/set-delivery-method`, { deliveryMethod: { code: 'standard' } })
  const placed = await ada.call('POST', `${carts}/${id}/place-order`, { payment: { method: 'approved' } })
  expect(placed.body).toMatchObject({ orderId: expect.any(String), completed: true })
})

test('An app makes a cart for a member, who alone has it', async () => {
  const { accessToken, memberId } = await site.signUp()
  const member = new Shopper(site, accessToken)
  const made = await begin({ memberId })
  expect(made.body.cart.customerInfo).toMatchObject({ memberId })
  const path = `${carts}/${made.body.cart.id}`
  expect((await member.call('GET', path)).status).toBe(200)
  expect((await ada.call('GET', path)).status).toBe(404)
})

test('Owners that cannot be are refused at their field', async () => {
  const [memberId, visitorId] = [randomUUID(), randomUUID()]
  expect(fieldsOf(await begin({ memberId }))).toEqual(['cart.customerInfo.memberId'])
  expect(fieldsOf(await begin({ visitorId, openAccess: true }))).toEqual(['cart.customerInfo.openAccess'])
  for (const path of [carts, `${carts}/current`]) {
    const told = await ada.call('POST', path, { cart: { customerInfo: { visitorId } } })
    expect(fieldsOf(told)).toEqual(['cart.customerInfo.visitorId'])
  }
})

test('A site without an app for offers has none beside its lines, and a missing cart is told', async () => {
  const missing = await ada.call('GET', `${carts}/current/upsell-options`)
  expect(missing.status).toBe(404)
  await ada.call('POST', `${carts}/current/add-line-items`, { catalogItems: catalogItems() })
  const { cart } = (await ada.call('GET', `${carts}/current`)).body
  for (const which of ['current', cart.id]) {
    expect((await ada.call('GET', `${carts}/${which}/upsell-options`)).body).toEqual({ itemsUpsells: [] })
  }
})
