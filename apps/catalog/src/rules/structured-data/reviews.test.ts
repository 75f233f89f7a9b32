import { expect, test } from 'vitest'
import { aPicture, aPrice, aProduct, aShirt } from '../samples.ts'
import { productData } from './product.ts'
import { faultsOf, nodesOf, Product, ProductGroup } from './schema-org.ts'

const url = 'http://shop.test/products/linen-shirt'
const review = {
  ...{ id: 'r', stars: 4, date: '2026-05-01T12:00:00.000Z', isVerified: true, helpful: 0, pictures: [] },
}
const reviews = {
  summary: { count: 12, average: 4.3 },
  reviews: [{ ...review, author: 'Ada', title: 'Fine', text: 'Soft' }, review],
}
const about = { pictures: [aPicture('a')], url }

test('A product and a group of variants say how they are rated, with the reviews that name an author', () => {
  for (const product of [aProduct({ priceData: aPrice(40) }), aShirt()]) {
    const data = productData({ ...about, product, reviews })
    expect(faultsOf(data)).toEqual([])
    const [node] = nodesOf(data)
    expect((node?.['@type'] === 'Product' ? Product : ProductGroup).safeParse(node).success).toBe(true)
    expect(node).toMatchObject({
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.3, reviewCount: 12, bestRating: 5 },
      review: [
        {
          ...{ '@type': 'Review', name: 'Fine', reviewBody: 'Soft', datePublished: review.date },
          ...{ author: { '@type': 'Person', name: 'Ada' }, reviewRating: { ratingValue: 4 } },
        },
      ],
    })
    expect(node?.review).toHaveLength(1)
  }
})

test('A product without reviews, or of a platform without them, says nothing of a rating', () => {
  const none = { summary: { count: 0, average: 0 }, reviews: [] }
  for (const each of [none, null, undefined]) {
    const [node] = nodesOf(productData({ ...about, product: aProduct({}), reviews: each }))
    expect(node).not.toHaveProperty('aggregateRating')
  }
})
