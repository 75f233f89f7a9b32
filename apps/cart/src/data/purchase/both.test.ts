import { openShop, type Shopper } from '@galleria/federation/testing'
import { createTestPlatform, type TestPlatform } from '@galleria/platform/testing'
import { queryProducts } from '@galleria/platform-client/products'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { plainProducts } from '../../routes/products.fixture.ts'
import { catalogReferenceOf } from '../../rules/catalog-reference.ts'
import { type CheckoutDraft, toAddress, toContactInfo } from '../../rules/checkout/checkout-draft.ts'
import type { CatalogReference, WantedLine } from '../../rules/model/index.ts'
import { madeCheckout } from '../../state.ts'
import type { CartApi, Look, Order } from './cart-api.ts'
import { openCartApi as openV1 } from './v1/index.ts'
import { openCartApi as openV2 } from './v2/index.ts'

const form = {
  ...{ email: 'ada@galleria.test', firstName: 'Ada', lastName: 'Lovelace', phone: '', country: 'US' },
  ...{ company: '', taxId: '', addressLine: '1 Analytical Way', addressLine2: '', city: 'New York' },
  ...{ subdivision: 'US-NY', postalCode: '10001' },
} as const

let site: TestPlatform
let items: readonly CatalogReference[]
let shopper: Shopper
let v1: CartApi
let v2: CartApi
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
  const stranger = openShop(site)
  const [plain] = await plainProducts(stranger)
  const { products } = await queryProducts(stranger.client, { query: {} })
  const choosable = products.find(({ manageVariants, variants }) => manageVariants && variants.length > 1)
  const variantId = choosable?.variants.find(({ stock }) => stock?.inStock)?.id
  items = [plain, choosable].map((product, index) =>
    catalogReferenceOf({ productId: product?.id ?? '', variantId: index ? variantId : undefined }),
  )
})
afterAll(() => site.close())
beforeEach(() => {
  shopper = openShop(site)
  v1 = openV1(shopper.client)
  v2 = openV2(shopper.client)
  madeCheckout.clear()
})

function wanted(index: number, quantity: number): WantedLine {
  const catalogReference = items[index]
  if (!catalogReference) throw new Error('The seed has no such product.')
  return { catalogReference, quantity }
}

/** The same by either: amounts by their value, and nothing that is undefined. */
function plain(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => plain(each))
  if (typeof value !== 'object' || value === null)
    return ['amount', 'rate', 'progress'].includes(key) && value !== ''
      ? Number(Number(value).toFixed(4))
      : value
  const money = ['formattedAmount', 'convertedAmount', 'formattedConvertedAmount']
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, each]) => each !== undefined && each !== null && !money.includes(name))
      .map(([name, each]) => [name, plain(each, name)]),
  )
}

async function sameLook(going: Parameters<CartApi['look']>[0]): Promise<Look> {
  const second = await v2.look(going)
  const first = await v1.look(going)
  expect(plain(second)).toEqual(plain(first))
  return second
}

test('A cart reads the same by both, empty and filled', async () => {
  expect(await v1.read()).toBeNull()
  expect(await v2.read()).toBeNull()
  await v2.add([wanted(0, 2), wanted(1, 1)])
  expect(plain(await v2.read())).toEqual(plain(await v1.read()))
  await sameLook({})
})

test('With a coupon, a note and a place to go to, the totals are the same to the cent', async () => {
  await v2.add([wanted(0, 2), wanted(1, 1)])
  expect(await v2.applyCoupon('NO-SUCH-CODE')).toEqual(await v1.applyCoupon('NO-SUCH-CODE'))
  expect(await v2.applyCoupon('WELCOME10')).toBeUndefined()
  await v2.writeNote('Ring twice')
  await sameLook({})
  const { totals } = await sameLook({ address: { country: 'US', postalCode: '10001' }, orFirst: true })
  expect(totals?.deliveries.length).toBeGreaterThan(1)
  expect(totals?.taxes.length).toBeGreaterThan(0)
  const other = totals?.deliveries[1]
  const delivery = { carrierId: other?.carrierId ?? '', code: other?.option.code ?? '' }
  await sameLook({ address: { country: 'US', postalCode: '10001' }, delivery, orFirst: true })
  await v1.removeCoupon()
  expect((await v2.read())?.coupon).toBeUndefined()
})

test('An item that is not in the catalog leaves the cart as it was, by both', async () => {
  const unknown = catalogReferenceOf({ productId: '00000000-0000-4000-8000-000000000000' })
  await v2.add([wanted(0, 1)])
  for (const api of [v1, v2]) {
    const after = await api.add([{ catalogReference: unknown, quantity: 1 }]).catch(() => api.read())
    expect(after?.lineItems).toHaveLength(1)
  }
})

test('A review has the same totals by both, with a tip, and hands the same sums over', async () => {
  await v2.add([wanted(0, 1)])
  await v2.writeBuyer({ email: form.email, contact: toContactInfo(form) })
  const { cart, totals } = await v2.look({ address: toAddress(form), orFirst: true })
  const [choice] = totals?.deliveries ?? []
  const delivery = { carrierId: choice?.carrierId ?? '', code: choice?.option.code ?? '' }
  if (!cart) throw new Error('The cart is empty.')
  const tip = { type: 'AMOUNT', amount: '2' } as const
  const order = (draft: Partial<CheckoutDraft> = {}): Order => ({ cart, draft: { form, delivery, ...draft } })
  await v2.giveTip(order(), tip)
  const looked = await sameLook({ address: toAddress(form), delivery })
  expect(looked.totals?.priceSummary.total).toEqual(totals?.priceSummary.total)
  const second = await v2.review(order({ tip }), false)
  const first = await v1.review(order({ tip }), false)
  expect(plain(second.payable)).toEqual(plain(first.payable))
  expect(plain(second.totals)).toEqual(plain(first.totals))
  const total = second.payable?.priceSummary.total.amount
  expect(await v2.checkOut(order({ tip }), '1.00')).toEqual({ pricesChanged: true })
  const handover = await v2.checkOut(order({ tip }), total)
  expect(handover).toEqual({ checkoutId: cart.id })
})

// The last one: it empties the shelf.
test('A quantity beyond the stock is lowered, and an add takes what there is, by both alike', async () => {
  const [variant] = await site.platform.services.db
    .updateTable('variants')
    .set({ trackQuantity: true, quantity: 5, inStock: true })
    .where('productId', '=', items[0]?.catalogItemId ?? '')
    .returning('id')
    .execute()
  expect(variant).toBeDefined()
  for (const api of [v1, v2]) {
    const first = await api.add([wanted(0, 2)])
    const id = first?.lineItems[0]?.id ?? ''
    expect(await api.changeQuantity(id, 4)).toBe(4)
    expect((await api.add([wanted(0, 3)]))?.lineItems[0]?.quantity).toBe(5)
    expect(await api.changeQuantity(id, 9)).toBe(5)
    await api.remove([id])
    expect(await api.read()).toBeNull()
  }
})
