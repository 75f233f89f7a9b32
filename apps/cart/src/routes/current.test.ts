import { openShop, type Shopper } from '@galleria/federation/testing'
import { createTestPlatform, type TestPlatform } from '@galleria/platform/testing'
import { getCurrentCart } from '@galleria/platform-client/cart'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as current from './current.ts'
import { plainProducts } from './products.fixture.ts'

let site: TestPlatform
let shopper: Shopper
let productId: string

beforeEach(async () => {
  site = await createTestPlatform({ seed: 'small' })
  shopper = openShop(site)
  productId = (await plainProducts(openShop(site)))[0]?.id ?? ''
})
afterEach(() => site.close())

const post = (form: Record<string, string>) => shopper.post(current, '/cart/current', form)
const add = (quantity = '1') => post({ intent: 'add', productId, quantity })
const cart = async () => (await shopper.load(current, '/cart/current')).cart
const firstLine = async () => (await cart())?.lineItems[0]

test('A browser that never added anything has an empty cart and gets no session for looking', async () => {
  expect(await shopper.load(current, '/cart/current')).toEqual({ cart: null })
  expect(shopper.session.role).toBe('none')
})

test('The first add makes a session and says what it added', async () => {
  expect(await add('2')).toMatchObject({ ok: true, outcome: { kind: 'added', quantity: 2 } })
  expect(shopper.session.role).toBe('visitor')
  expect((await firstLine())?.quantity).toBe(2)
})

test.each(['0', '-1', '1.5', '1e9', ''])(
  'A quantity of %j is refused in words, and nothing is sent',
  async (quantity) => {
    expect(await add(quantity)).toMatchObject({ ok: false, problem: expect.stringMatching(/^Enter/) })
    expect(await cart()).toBeNull()
  },
)

test('A product that does not exist is told, not thrown', async () => {
  const answer = await post({
    intent: 'add',
    productId: '00000000-0000-4000-8000-000000000000',
    quantity: '1',
  })
  const refused = !answer.ok || answer.outcome?.kind === 'refused'
  expect(refused).toBe(true)
  expect(await cart()).toBeNull()
})

test('A quantity is changed, a line removed and restored', async () => {
  await add()
  const line = await firstLine()
  expect(await post({ intent: 'update-quantity', lineItemId: line?.id ?? '', quantity: '3' })).toEqual({
    ok: true,
  })
  expect((await firstLine())?.quantity).toBe(3)
  await post({ intent: 'remove', lineItemId: line?.id ?? '' })
  expect(await cart()).toBeNull()
  const { catalogReference } = line ?? {}
  await post({ intent: 'restore', lines: JSON.stringify([{ catalogReference, quantity: 3 }]) })
  expect((await firstLine())?.quantity).toBe(3)
})

test('A coupon that does not exist is told in words and leaves the cart as it was', async () => {
  await add()
  expect(await post({ intent: 'apply-coupon', code: 'NO-SUCH-CODE' })).toEqual({
    ok: false,
    problem: expect.stringMatching(/don’t recognize this code/),
  })
  expect((await cart())?.discounts).toEqual([])
})

test('Two tabs adding at once keep both', async () => {
  await add()
  await Promise.all([add(), add()])
  expect((await firstLine())?.quantity).toBe(3)
})

test('An unknown intent is refused', async () => {
  expect(await post({ intent: 'constructor' })).toMatchObject({ ok: false })
})

test('While the platform is down everything says so, and the cart is there meanwhile and afterwards', async () => {
  await add()
  let down = true
  const flaky: typeof fetch = (...request) =>
    down ? Promise.reject(new TypeError('Failed to fetch')) : site.fetch(...request)
  const other = openShop(site, { fetch: flaky })
  down = false
  await other.post(current, '/cart/current', { intent: 'add', productId, quantity: '1' })
  down = true
  expect(
    await other.post(current, '/cart/current', { intent: 'add', productId, quantity: '1' }),
  ).toMatchObject({
    ok: false,
    retry: true,
  })
  expect(await other.load(current, '/cart/current')).toMatchObject({
    cart: { lineItems: [{ quantity: 1 }] },
    problem: expect.any(String),
  })
  down = false
  const { cart } = await getCurrentCart(other.client)
  expect(cart.lineItems.map(({ quantity }) => quantity)).toEqual([1])
})
