import { afterAll, beforeAll, expect, it } from 'vitest'
import { jsonb } from '../../data/database.ts'
import { furnishShop, type StockedProduct, stockProduct } from '../../dev/testing/shop.ts'
import { Shopper } from '../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../dev/testing.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await createTestPlatform()
  await furnishShop(site.platform.services.db)
})
afterAll(() => site.close())

/** Sold out, and to be ordered ahead up to a limit. */
async function preorder(limit?: number): Promise<StockedProduct> {
  const { db } = site.platform.services
  const product = await stockProduct(db, { priceMinor: 2500, quantity: 0 })
  const info = { enabled: true, message: 'In May', ...(limit !== undefined && { limit }) }
  await db
    .updateTable('variants')
    .set({ preorder: jsonb(info) })
    .where('id', '=', product.variantId)
    .execute()
  return product
}
const variantOf = async ({ productId }: StockedProduct) => {
  const shopper = await Shopper.visitor(site)
  const { body } = await shopper.call('POST', `/stores-reader/v1/products/${productId}/variants/query`, {})
  return body.variants[0]
}
async function order(product: StockedProduct, quantity: number, total: string): Promise<number> {
  const shopper = await Shopper.visitor(site)
  await shopper.add(product, quantity)
  return (await shopper.pay(await shopper.hostedAddress(await shopper.checkout()), total)).status
}

it('A checkout is bought within its limit, which counts down, and then no more', async () => {
  const product = await preorder(3)
  expect(await variantOf(product)).toMatchObject({
    stock: { inStock: false },
    preorderInfo: { quantity: 3 },
  })
  const shopper = await Shopper.visitor(site)
  const { body } = await shopper.add(product, 5)
  expect(body.cart.lineItems).toMatchObject([
    { quantity: 3, availability: { status: 'AVAILABLE', quantityAvailable: 3 } },
  ])
  expect(await order(product, 2, '60.00')).toBe(303)
  expect((await variantOf(product)).preorderInfo).toEqual({ quantity: 1, message: 'In May' })
  expect((await shopper.cart()).body.cart.lineItems[0].availability).toMatchObject({
    status: 'PARTIALLY_AVAILABLE',
  })
  expect(await order(product, 1, '32.50')).toBe(303)
  expect((await variantOf(product)).preorderInfo).toEqual({ quantity: 0, message: 'In May' })
  const late = await (await Shopper.visitor(site)).add(product, 1)
  expect(late.body.cart.lineItems).toEqual([])
})

it('A checkout is bought without end where it has no limit', async () => {
  const product = await preorder()
  expect((await variantOf(product)).preorderInfo).toEqual({ message: 'In May' })
  const { body } = await (await Shopper.visitor(site)).add(product, 500)
  expect(body.cart.lineItems).toMatchObject([{ quantity: 500, availability: { status: 'AVAILABLE' } }])
})
