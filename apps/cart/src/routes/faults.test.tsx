import { randomUUID } from 'node:crypto'
import { openShop, type Shopper } from '@galleria/federation/testing'
import { createTestPlatform, type TestPlatform } from '@galleria/platform/testing'
import { isPlatformError } from '@galleria/platform-client'
import { getCurrentCart } from '@galleria/platform-client/cart'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCartApi } from '../data/purchase/v1/index.ts'
import { draft, madeCheckout } from '../state.ts'
import * as current from './current.ts'
import { plainProducts } from './products.fixture.ts'

const cartPath = '/ecom/v1/carts/current'
const form = {
  ...{ email: 'ada@galleria.test', firstName: 'Ada', lastName: 'Lovelace', phone: '', country: 'US' },
  ...{ company: '', taxId: '' },
  ...{ addressLine: '1 Analytical Way', addressLine2: '', city: 'New York', subdivision: 'US-NY' },
  postalCode: '10001',
}

let site: TestPlatform
let shopper: Shopper
let productId: string
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
  shopper = openShop(site)
  productId = (await plainProducts(shopper))[0]?.id ?? ''
})
afterAll(() => site.close())

const add = (who = shopper, quantity = '1') =>
  who.post(current, '/cart/current', { intent: 'add', productId, quantity })
const cartOf = async (who = shopper) => (await getCurrentCart(who.client)).cart

/** Requests straight over the wire, without the client's checks. */
async function ask(method: string, path: string, body?: unknown, authorization?: string) {
  const token = authorization ?? (await shopper.session.getAuthHeaders()).authorization
  const answer = await site.fetch(site.url + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, text, body: (text ? JSON.parse(text) : {}) as { requestId?: string } }
}

test('Faults row 70: twenty tabs that add at once lose nothing, and the cart’s revision counts them all', async () => {
  await add()
  const before = await cartOf()
  await Promise.all(Array.from({ length: 20 }, () => add()))
  const after = await cartOf()
  const pieces = (cart: typeof after) => cart.lineItems[0]?.quantity ?? 0
  expect(pieces(after)).toBe(pieces(before) + 20)
  expect(Number(after.revision) - Number(before.revision)).toBe(20)
})

test('Faults row 71: a checkout, its change and its order are nobody’s but the buyer’s; to others they do not exist', async () => {
  draft.clear()
  madeCheckout.clear()
  await add()
  const cart = await openCartApi(shopper.client).read()
  if (!cart) throw new Error('The cart is empty.')
  const handover = await openCartApi(shopper.client).checkOut({ cart, draft: { form } }, undefined)
  if (!('checkoutId' in handover)) throw new Error('The prices changed.')
  const { checkoutId } = handover
  const stranger = openShop(site)
  await add(stranger)
  const visitor = (await stranger.session.getAuthHeaders()).authorization ?? ''
  const { accessToken: member } = await site.signUp()
  const change = { checkout: { buyerNote: 'mine now' } }
  for (const [method, path, body] of [
    ['GET', '/ecom/v1/checkouts/', undefined],
    ['PATCH', '/ecom/v1/checkouts/', change],
    ['GET', '/ecom/v1/orders/', undefined],
  ] as const) {
    for (const caller of [visitor, member]) {
      const theirs = await ask(method, path + checkoutId, body, caller)
      const nobodys = await ask(method, path + randomUUID(), body, caller)
      expect([401, 403, 404]).toContain(theirs.status)
      expect(withoutIds(theirs.text)).toBe(withoutIds(nobodys.text))
    }
    for (const caller of ['', 'forged', 'Bearer forged'])
      expect([401, 403]).toContain((await ask(method, path + checkoutId, body, caller)).status)
  }
  expect((await ask('GET', `/ecom/v1/checkouts/${checkoutId}`)).text).not.toContain('mine now')
})

test('Faults row 72: a body that names its own price, owner, state or revision changes none of them', async () => {
  await add()
  const before = await cartOf()
  const [line] = before.lineItems
  const own = { price: '0.01', fullPrice: '0.01', subtotal: '0', revision: '999', memberId: randomUUID() }
  const more = { ...own, role: 'ADMIN', status: 'PAID', balance: 1e6, createdDate: '2001-01-01T00:00:00Z' }
  const bodies = [
    ['PATCH', cartPath, { ...more, cartInfo: { ...more } }],
    [
      'POST',
      `${cartPath}/update-line-items-quantity`,
      { lineItems: [{ id: line?.id, quantity: 2, ...more }] },
    ],
    ['POST', `${cartPath}/estimate-totals`, { ...more, priceSummary: { total: '0' } }],
    ['POST', `${cartPath}/create-checkout`, { channelType: 'WEB', ...more, priceSummary: { total: '0' } }],
  ] as const
  for (const [method, path, body] of bodies) {
    const answer = await ask(method, path, body)
    expect([200, 400, 403]).toContain(answer.status)
    expect(answer.text).not.toMatch(/"0\.01"|"revision":"999"|2001-01-01/)
  }
  const after = await cartOf()
  expect(after.lineItems[0]?.price).toEqual(line?.price)
  expect(after.createdDate).toBe(before.createdDate)
  const overrides = { catalogReference: line?.catalogReference, quantity: 1 }
  const cheap = { ...overrides, catalogOverrideFields: { price: '0.01' } }
  expect([400, 403]).toContain((await ask('POST', `${cartPath}/add-to-cart`, { lineItems: [cheap] })).status)
})

test.each(['*', 'lineItems', 'buyerInfo.email.x', '__proto__', 'revision', 'cartInfo.buyerNote,*'])(
  'Faults row 73: the field mask %j is refused, and nothing is written',
  async (cartFieldmask) => {
    await add()
    const { revision } = await cartOf()
    const answer = await ask('PATCH', cartPath, { cartInfo: { buyerNote: 'masked' }, cartFieldmask })
    expect(answer.status).toBe(400)
    expect(await cartOf()).toMatchObject({ revision })
  },
)

test.each([0, -1, 1.5, 1e9, 2 ** 53, Number.NaN, '1e3', '2', null, []])(
  'Faults row 78: a quantity of %j is refused by name, and the cart stays as it was',
  async (quantity) => {
    await add()
    const { revision, lineItems } = await cartOf()
    const line = { id: lineItems[0]?.id, quantity }
    const answer = await ask('POST', `${cartPath}/update-line-items-quantity`, { lineItems: [line] })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('quantity')
    expect(await cartOf()).toMatchObject({ revision })
  },
)

test('Faults row 81: of several quantities with one that cannot be, none is taken', async () => {
  await add()
  const before = await cartOf()
  const lineItems = [
    { id: before.lineItems[0]?.id ?? '', quantity: (before.lineItems[0]?.quantity ?? 1) - 1 || 2 },
    { id: randomUUID(), quantity: 1 },
  ]
  const answer = await ask('POST', `${cartPath}/update-line-items-quantity`, { lineItems })
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(500)
  const after = await cartOf()
  expect([after.revision, after.lineItems[0]?.quantity]).toEqual([
    before.revision,
    before.lineItems[0]?.quantity,
  ])
})

test('An unknown cart is told as a failure of the platform’s own shape', async () => {
  const newcomer = openShop(site)
  const asked = getCurrentCart(newcomer.client)
  await expect(asked).rejects.toSatisfy((error) => isPlatformError(error) && error.status === 404)
})

/** But for what is another in each answer. */
const withoutIds = (text: string) =>
  text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id').replaceAll(/"requestId":"[^"]*"/g, '')
