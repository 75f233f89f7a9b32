import { expect, test } from 'vitest'
import { plainText } from '../plain-text.ts'
import { aPicture, aPrice, aProduct, aVariant } from '../samples.ts'
import { availability } from './availability.ts'
import { displayPrice } from './pricing.ts'
import { productData } from './structured-data.ts'

function dataOf(parts: Parameters<typeof aProduct>[0]) {
  const product = aProduct(parts)
  const price = displayPrice(product)
  const url = 'http://shop.test/products/linen-shirt'
  return productData({ product, pictures: [aPicture('a')], price, availability: availability(product), url })
}

test('A product says what it is, what it costs and whether it can be had', () => {
  expect(
    dataOf({ priceData: aPrice(40, 30), brand: 'Norr', description: '<p>Soft &amp; light</p>' }),
  ).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Linen Shirt',
    url: 'http://shop.test/products/linen-shirt',
    description: 'Soft & light',
    image: ['http://platform.test/media/a.svg'],
    brand: { '@type': 'Brand', name: 'Norr' },
    offers: {
      '@type': 'Offer',
      url: 'http://shop.test/products/linen-shirt',
      price: '30.00',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
    },
  })
})

test('Variants of different prices are offers from the lowest to the highest', () => {
  const variants = [aVariant({ Size: 'S' }), aVariant({ Size: 'M' })]
  expect(dataOf({ variants, priceRange: { minValue: 40, maxValue: 55.5 } })).toMatchObject({
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: '40.00',
      highPrice: '55.50',
      offerCount: 2,
      priceCurrency: 'USD',
    },
  })
})

test('A sold-out product is offered as sold out', () => {
  const stock = { trackInventory: true, quantity: 0, inventoryStatus: 'OUT_OF_STOCK' }
  expect(dataOf({ stock })).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } })
})

test('A long description is cut at a word', () => {
  expect(plainText('<p>One two</p><p>three four</p>', 14)).toBe('One two three…')
  expect(plainText('<b>One</b> two', 14)).toBe('One two')
})
