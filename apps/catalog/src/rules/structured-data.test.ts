import { expect, test } from 'vitest'
import { availability } from './availability.ts'
import { plainText } from './plain-text.ts'
import { shownPrice } from './pricing.ts'
import { aPicture, aPrice, aProduct } from './samples.ts'
import { breadcrumbData, productData, scriptJson } from './structured-data.ts'

function dataOf(parts: Parameters<typeof aProduct>[0]) {
  const product = aProduct(parts)
  const price = shownPrice(product)
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

test('A sold-out product is offered as sold out', () => {
  const stock = { trackInventory: true, quantity: 0, inventoryStatus: 'OUT_OF_STOCK' }
  expect(dataOf({ stock })).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } })
})

test('Crumbs are numbered from the home page', () => {
  const crumbs = breadcrumbData([
    { label: 'Home', url: 'http://shop.test/' },
    { label: 'Shirts', url: 'http://shop.test/collections/shirts' },
  ])
  expect(crumbs).toMatchObject({ itemListElement: [{ position: 1 }, { position: 2, name: 'Shirts' }] })
})

test('No name can end the script element it stands in, and JSON stays JSON', () => {
  const data = { name: '</script><script>alert(1)</script><!--\u2028' }
  expect(scriptJson(data)).not.toMatch(/[<>\u2028]/)
  expect(JSON.parse(scriptJson(data))).toEqual(data)
})

test('A long description is cut at a word', () => {
  expect(plainText('<p>One two</p><p>three four</p>', 14)).toBe('One two three…')
  expect(plainText('<b>One</b> two', 14)).toBe('One two')
})
