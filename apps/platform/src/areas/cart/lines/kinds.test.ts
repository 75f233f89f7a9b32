import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { furnishShop, stockProduct } from '../../../dev/testing/shop.ts'
import { type Answer, Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'

const current = '/ecom/v1/carts/current'
let site: TestPlatform
let owner: Shopper

beforeAll(async () => {
  site = await createTestPlatform()
  await furnishShop(site.platform.services.db)
  owner = new Shopper(site, site.ownerKey)
})
afterAll(() => site.close())

const db = () => site.platform.services.db

it('A line is what its product is: a thing, a file or a gift card', async () => {
  const shopper = await Shopper.visitor(site)
  const wanted = [
    [{}, 'PHYSICAL'],
    [{ productType: 'digital' }, 'DIGITAL'],
    [{ productType: 'digital', giftCard: true }, 'GIFT_CARD'],
  ] as const
  for (const [kind] of wanted) {
    const product = await stockProduct(db(), { priceMinor: 2500 })
    if (Object.keys(kind).length)
      await db().updateTable('products').set(kind).where('id', '=', product.productId).execute()
    await shopper.add(product)
  }
  const { lineItems } = (await shopper.cart()).body.cart
  expect(lineItems.map((line: { itemType: { preset: string } }) => line.itemType.preset)).toEqual(
    wanted.map(([, preset]) => preset),
  )
})

describe("A merchant's custom item", () => {
  const due = async (paymentOption: string, more: object = {}): Promise<[string, string, string]> => {
    const shopper = await Shopper.visitor(site)
    const lamp = await stockProduct(db(), { priceMinor: 1000 })
    const { cart } = (await shopper.add(lamp)).body
    const [first] = cart.lineItems
    const item = {
      productName: { original: 'Class' },
      price: '80.00',
      quantity: 1,
      itemType: { preset: 'SERVICE' },
    }
    await owner.call('POST', `/ecom/v1/carts/${cart.id}/add-to-cart`, {
      customLineItems: [{ ...item, paymentOption, ...more }],
    })
    await shopper.call('POST', `${current}/remove-line-items`, { lineItemIds: [first.id] })
    const { body } = await shopper.call('POST', `${current}/estimate-totals`, {})
    const [line] = body.calculatedLineItems
    return [line.paymentOption, body.payNow.total.amount, body.payLater.total.amount]
  }

  it.each([
    ['FULL_PAYMENT_ONLINE', {}, '80.00', '0.00'],
    ['FULL_PAYMENT_OFFLINE', {}, '0.00', '80.00'],
    ['DEPOSIT_ONLINE', { depositAmount: '20.00' }, '20.00', '60.00'],
    ['MEMBERSHIP_OFFLINE', {}, '0.00', '80.00'],
  ])('is charged as its payment option says: %s', async (option, more, now, later) => {
    expect(await due(option, more)).toEqual([option, now, later])
  })
})

it('A line says what changed meanwhile: fewer, none, or the product was deleted', async () => {
  const shopper = await Shopper.visitor(site)
  const products = [
    await stockProduct(db(), { quantity: 5 }),
    await stockProduct(db(), { quantity: 5 }),
    await stockProduct(db(), { quantity: 5 }),
  ]
  for (const product of products) await shopper.add(product, 3)
  const [few, none, gone] = products
  const left = (quantity: number, id = '') =>
    db()
      .updateTable('variants')
      .set({ quantity, inStock: quantity > 0 })
      .where('id', '=', id)
      .execute()
  await left(2, few?.variantId)
  await left(0, none?.variantId)
  const removed = await owner.call('DELETE', `/stores/v1/products/${gone?.productId}`)
  expect(removed.status).toBe(200)
  const { body }: Answer = await shopper.call('POST', `${current}/estimate-totals`, {})
  const lines = body.cart.lineItems as { id: string; availability: { status: string } }[]
  expect(lines.map(({ availability }) => availability.status)).toEqual([
    'PARTIALLY_AVAILABLE',
    'NOT_AVAILABLE',
    'NOT_FOUND',
  ])
  const fixes = body.violations.map((each: { target: { lineItem: object } }) => each.target.lineItem)
  expect(fixes).toMatchObject([
    { id: lines[0]?.id },
    { id: lines[1]?.id, suggestedFix: 'REMOVE_LINE_ITEM' },
    { id: lines[2]?.id, suggestedFix: 'REMOVE_LINE_ITEM' },
  ])
  expect(fixes[0].suggestedFix).toBeUndefined()
  const again = {
    catalogItemId: none?.productId,
    appId: STORES_APP_ID,
    options: { variantId: none?.variantId },
  }
  // A refusal that answers 200 (wire §3.1): the cart is as it was.
  const refused = await shopper.call('POST', `${current}/add-to-cart`, {
    lineItems: [{ catalogReference: again, quantity: 1 }],
  })
  expect(refused.status).toBe(200)
  expect(refused.body.cart.lineItems.map(({ quantity }: { quantity: number }) => quantity)).toEqual([3, 3, 3])
})
