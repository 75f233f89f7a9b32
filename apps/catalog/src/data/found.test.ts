import { openShop, storeOf } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { type Product as CatalogProduct, queryProducts } from '@galleria/platform-client/products'
import { updateReturnPolicy } from '@galleria/platform-client/return-policy'
import { afterAll, expect, test } from 'vitest'
import { galleryOf, isPicture } from '../rules/product/gallery.ts'
import { sharedPicture } from '../rules/shared-picture.ts'
import { productData } from '../rules/structured-data/product.ts'
import {
  faultsOf,
  nodesOf,
  Product,
  ProductGroup,
  ReturnPolicy,
  ShippingDetails,
} from '../rules/structured-data/schema-org.ts'
import { readProduct } from './read-product.ts'

const site = await createTestPlatform({ seed: 'small' })
afterAll(() => site.close())
const shopper = openShop(site)
const { products } = await queryProducts(shopper.client, { query: { paging: { limit: 100 } } })

/** Structured data as a crawler reads it on a product's page: no test of this file has a document, as no server has. */
async function dataOf({ slug }: Pick<CatalogProduct, 'slug'>) {
  const { product, terms } = await shopper.load({ loader: readProduct }, `/products/${slug}`, { slug })
  const pictures = galleryOf(product).filter(isPicture)
  return productData({ product, pictures, terms, url: `http://shop.test/products/${slug}` })
}

test('Every product of a shop is what schema.org and rich results ask for', async () => {
  const kinds = new Set<unknown>()
  for (const product of products) {
    const data = await dataOf(product)
    expect(faultsOf(data), product.slug).toEqual([])
    for (const node of nodesOf(data)) {
      kinds.add(node['@type'])
      const shapes = {
        Product,
        ProductGroup,
        OfferShippingDetails: ShippingDetails,
        MerchantReturnPolicy: ReturnPolicy,
      }
      const shape = shapes[node['@type'] as keyof typeof shapes]
      // Rich results ask for a picture, and the shop has a product that nobody pictured yet.
      if (galleryOf(product).some(isPicture))
        expect(shape.safeParse(node).error, product.slug).toBeUndefined()
    }
  }
  expect(kinds).toEqual(new Set(['Product', 'ProductGroup', 'OfferShippingDetails', 'MerchantReturnPolicy']))
})

test('A final sale of the merchant’s is told on the page of that product alone', async () => {
  const [sold, other] = products.filter(
    ({ productType, giftCard }) => productType === 'physical' && !giftCard,
  )
  await updateReturnPolicy(storeOf(site), { returnPolicy: { finalSaleProductIds: [sold?.id ?? ''] } })
  const categoryOf = async (product: CatalogProduct | undefined) =>
    nodesOf(await dataOf({ slug: product?.slug ?? '' })).find(
      (node) => node['@type'] === 'MerchantReturnPolicy',
    )?.returnPolicyCategory
  expect(await categoryOf(sold)).toBe('https://schema.org/MerchantReturnNotPermitted')
  expect(await categoryOf(other)).toBe('https://schema.org/MerchantReturnUnlimitedWindow')
})

test('The preview of every product is a JPEG that is there', async () => {
  for (const product of products.slice(0, 5)) {
    const shared = sharedPicture(galleryOf(product).find(isPicture))
    const answer = await site.fetch(shared?.url ?? '')
    expect([answer.status, answer.headers.get('content-type')], product.slug).toEqual([200, 'image/jpeg'])
  }
})
