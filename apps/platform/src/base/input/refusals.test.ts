import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Shopper } from '../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../dev/testing.ts'

let site: TestPlatform
let owner: Shopper
let member: Shopper
let memberId: string
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
  owner = new Shopper(site, site.ownerKey)
  const signedUp = await site.signUp()
  memberId = signedUp.memberId
  member = new Shopper(site, signedUp.accessToken)
})
afterAll(() => site?.close())

async function refused(by: Shopper, method: string, path: string, body?: object): Promise<string[]> {
  const { status, body: answer } = await by.call(method, path, body)
  expect(status, JSON.stringify(answer)).toBe(400)
  const found = answer.details.validationError.fieldViolations as {
    field: string
    violatedRule: string
    data: { type?: string }
  }[]
  return found.map(({ field, violatedRule, data }) =>
    [field, violatedRule, data.type].filter(Boolean).join(' '),
  )
}

it('A misspelled field of a cart is refused at its path, and makes no cart', async () => {
  const visitor = await Shopper.visitor(site)
  const add = '/ecom/v1/carts/current/add-to-cart'
  expect(await refused(visitor, 'POST', add, { lineItem: [] })).toEqual(['lineItem FIELD_NOT_ALLOWED'])
  expect((await visitor.call('GET', '/ecom/v1/carts/current')).status).toBe(404)
})

it('Loyalty accounts tell which of several fields must be there, and which exclude each other', async () => {
  const accounts = '/loyalty-accounts/v1/accounts'
  const adjust = `${accounts}/${memberId}/adjust-points`
  expect(await refused(owner, 'POST', adjust, {})).toEqual(['amount REQUIRED_ONE_OF_FIELD'])
  const both = `${accounts}/fetch-by?contactId=${memberId}&memberId=${memberId}`
  expect(await refused(owner, 'GET', both)).toEqual(['memberId ONE_OF_ALIGNMENT'])
  expect(await refused(owner, 'GET', `${accounts}/fetch-by`)).toEqual(['contactId REQUIRED_ONE_OF_FIELD'])
})

it('A discount is at most the whole price, in percent and in money', async () => {
  const make = (product: object) => refused(owner, 'POST', '/stores/v1/products', { product })
  const lamp = { name: 'Lamp', priceData: { price: 1 } }
  const tooMuch = ['product.discount.value MAX']
  expect(await make({ ...lamp, discount: { type: 'PERCENT', value: 101 } })).toEqual(tooMuch)
  expect(await make({ ...lamp, discount: { type: 'AMOUNT', value: 2 } })).toEqual(tooMuch)
  const cheap = { ...lamp, priceData: { price: 5 }, discount: { type: 'AMOUNT', value: 4 } }
  const { product } = (await owner.call('POST', '/stores/v1/products', { product: cheap })).body
  const change = { product: { priceData: { price: 3 } } }
  expect(await refused(owner, 'PATCH', `/stores/v1/products/${product.id}`, change)).toEqual([
    'product.priceData.price MIN',
  ])
})

it('Variants of a product are paged by a hundred at most', async () => {
  const { body } = await owner.call('POST', '/stores-reader/v1/products/query-platformized', { query: {} })
  const path = `/stores-reader/v1/products/${body.products[0].id}/variants/query`
  expect(await refused(owner, 'POST', path, { paging: { limit: 101 } })).toEqual(['paging.limit MAX'])
  expect((await owner.call('POST', path, { paging: { limit: 100 } })).status).toBe(200)
})

it('A member has addresses in countries that there are, and phones that are some', async () => {
  const change = (contact: object) =>
    refused(member, 'PATCH', `/members/v1/members/${memberId}`, { member: { contact } })
  for (const country of ['XX', 'banana'])
    expect(await change({ addresses: [{ country }] })).toEqual([
      'member.contact.addresses[0].country FORMAT COUNTRY',
    ])
  expect(await change({ phones: ['call me'] })).toEqual(['member.contact.phones[0] FORMAT PHONE'])
})

it('A letter for a new password goes to an address', async () => {
  const visitor = await Shopper.visitor(site)
  const send = '/_api/iam/recovery/v1/send-email'
  expect(await refused(visitor, 'POST', send, { email: 'nope' })).toEqual(['email FORMAT EMAIL'])
})

it('An address in the words of the specification keeps its street, and one told twice is refused', async () => {
  const visitor = await Shopper.visitor(site)
  const estimate = async (shippingAddress: object) =>
    visitor.call('PATCH', '/v1/carts/current', {
      cartInfo: { contactInfo: { address: shippingAddress } },
    })
  const made = { name: 'Chair', priceData: { price: 5 } }
  const { product } = (await owner.call('POST', '/stores/v1/products', { product: made })).body
  const catalogReference = { catalogItemId: product.id, appId: STORES_APP_ID }
  const added = { lineItems: [{ catalogReference, quantity: 1 }] }
  expect((await visitor.call('POST', '/v1/carts/current/add-to-cart', added)).status).toBe(200)
  const location = { latitude: 52.5, longitude: 13.4 }
  const spelled = {
    country: 'DE',
    addressLine1: 'Lindenallee 1',
    formatted: 'Lindenallee 1, Berlin',
    location,
  }
  const { status, body } = await estimate(spelled)
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.cart.contactInfo.address).toMatchObject({
    ...{ country: 'DE', addressLine: 'Lindenallee 1', formattedAddress: 'Lindenallee 1, Berlin' },
    geocode: location,
  })
  const twice = await estimate({ country: 'DE', addressLine: 'A 1', addressLine1: 'B 2' })
  expect(twice.body.details.validationError.fieldViolations).toMatchObject([
    { field: 'cartInfo.contactInfo.address.addressLine1', violatedRule: 'ONE_OF_ALIGNMENT' },
  ])
  const misspelled = await estimate({ country: 'DE', adressLine: 'A 1' })
  expect(misspelled.body.details.validationError.fieldViolations).toMatchObject([
    { field: 'cartInfo.contactInfo.address.adressLine', violatedRule: 'FIELD_NOT_ALLOWED' },
  ])
})

it('Settings of orders and options of delivery tell what was another before', async () => {
  const told = async (type: string) => {
    const { modifiedFields } = await site.platform.services.db
      .selectFrom('outbox')
      .select('modifiedFields')
      .where('type', 'like', `%${type}`)
      .orderBy('sequence', 'desc')
      .executeTakeFirstOrThrow()
    return modifiedFields
  }
  await owner.call('PATCH', '/ecom/v1/orders-settings', { ordersSettings: { createInvoice: true } })
  const before = (await owner.call('GET', '/ecom/v1/orders-settings')).body.ordersSettings.createInvoice
  await owner.call('PATCH', '/ecom/v1/orders-settings', { ordersSettings: { createInvoice: !before } })
  expect(await told('orders_settings_updated')).toEqual({ createInvoice: before })
  const { shippingOptions } = (await owner.call('GET', '/ecom/v1/shipping-options/query')).body
  const [{ id, revision, title }] = shippingOptions
  const shippingOption = { id, revision, title: 'By bicycle' }
  await owner.call('PATCH', `/ecom/v1/shipping-options/${id}`, { shippingOption })
  expect(await told('shipping_option_updated')).toEqual({ title })
})
