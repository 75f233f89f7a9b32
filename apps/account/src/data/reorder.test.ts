import { openShop } from '@galleria/federation/testing'
import { createTestPlatform, type TestPlatform } from '@galleria/platform/testing'
import { getCurrentCart, STORES_APP_ID } from '@galleria/platform-client/cart'
import { queryProducts } from '@galleria/platform-client/products'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cartApi } from './cart/cart-api.ts'
import { reorder } from './reorder.ts'

let site: TestPlatform
beforeEach(async () => {
  site = await createTestPlatform({ seed: 'small' })
})
afterEach(() => site.close())

const lineOf = (id: string, quantity: number) => ({
  id,
  quantity,
  productName: { original: id },
  price: { amount: '1.00' },
  catalogReference: { appId: STORES_APP_ID, catalogItemId: id },
})

test.each(['v1', 'v2'] as const)(
  'Items still sold join the cart, and the others are listed (%s)',
  async (version) => {
    const shopper = openShop(site, { site: { cartApi: { version, isFixed: true } } })
    const { client } = shopper
    const { products } = await queryProducts(client, { query: {} })
    const plain = products.find(
      ({ productOptions, stock, productType }) =>
        productOptions.length === 0 && stock.inventoryStatus === 'IN_STOCK' && productType === 'physical',
    )
    const sold = plain?.id ?? ''
    const gone = '00000000-0000-4000-8000-000000000000'
    const order = { lineItems: [lineOf(sold, 2), lineOf(gone, 1)] }
    expect(await reorder(await cartApi(shopper.context()), order)).toEqual({
      added: 2,
      fewer: [],
      missing: [gone],
    })
    expect(await reorder(await cartApi(shopper.context()), order)).toMatchObject({ added: 2 })
    const { cart } = await getCurrentCart(client)
    expect(cart.lineItems.map(({ quantity }) => quantity)).toEqual([4])
  },
)

test('A platform that is down is not mistaken for goods that are gone', async () => {
  const down = openShop(site, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
  await expect(reorder(await cartApi(down.context()), { lineItems: [lineOf('a', 1)] })).rejects.toThrow()
}, 30_000)
