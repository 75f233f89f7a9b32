import { openShop } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { STORES_APP_ID } from '@galleria/platform-client/cart'
import { catalogAdapter } from '@galleria/platform-client/catalog-v3'
import { type Product, queryProducts } from '@galleria/platform-client/products'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeSaved } from '../data/saved-for-later.ts'
import { type SavedAnswer, savedNow } from '../rules/cart/saved-now.ts'
import * as saved from './saved.ts'

let site: Awaited<ReturnType<typeof createTestPlatform>>
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small', config: { catalog: 'v3' } })
})
afterAll(() => site.close())

test('A saved variant has its own price on a site of catalog V3, whose lists have none, and is gone when it is', async () => {
  const shopper = openShop({ ...site, catalog: catalogAdapter })
  const query = { filter: { slug: 'gift-card' } }
  const { products } = await queryProducts(shopper.client, { query })
  const { id, variants } = products[0] as Product
  const dearest = variants.toSorted((a, b) => b.variant.priceData.price - a.variant.priceData.price)[0]
  expect(dearest?.variant.priceData.price).toBeGreaterThan(products[0]?.priceData.price ?? 0)
  const line = (variantId: string | undefined) => ({
    catalogReference: { appId: STORES_APP_ID, catalogItemId: id, options: { variantId } },
    ...{ quantity: 1, name: 'Card' },
  })
  const lines = [line(dearest?.id), line(crypto.randomUUID())]
  changeSaved(() => lines)
  const answer = (await shopper.load(saved as never, '/cart/saved')) as SavedAnswer
  expect(answer.products?.[0]?.variants).toEqual([])
  const price = { amount: String(dearest?.variant.priceData.discountedPrice), currency: 'USD' }
  expect(lines.map((each) => savedNow(each, answer))).toEqual([expect.objectContaining({ price }), 'gone'])
})
