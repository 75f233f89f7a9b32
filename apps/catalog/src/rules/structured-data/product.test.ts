import { expect, test } from 'vitest'
import { plainText } from '../plain-text.ts'
import { aPicture, aPrice, aProduct, aShirt, aVariant } from '../samples.ts'
import type { ProductTerms } from './policies.ts'
import { productData } from './product.ts'
import { faultsOf, nodesOf, Product, ProductGroup, ReturnPolicy, ShippingDetails } from './schema-org.ts'

const url = 'http://shop.test/products/linen-shirt'

function dataOf(parts: Parameters<typeof aProduct>[0], terms?: ProductTerms) {
  return productData({ product: aProduct(parts), pictures: [aPicture('a')], terms, url })
}

const terms: ProductTerms = {
  currency: 'USD',
  deliveries: [
    {
      destinations: [{ country: 'US', subdivisions: ['US-NY'] }, { country: 'CA' }],
      rates: [
        { from: '0.00', amount: '6.95' },
        { from: '50.00', amount: '0.00' },
      ],
      days: { min: 3, max: 5 },
    },
    { destinations: [{ country: 'GB' }], rates: [{ from: '0.00', amount: null }] },
  ],
  windowDays: 30,
  resolutions: ['REFUND', 'STORE_CREDIT'],
  isFinalSale: false,
}

test('A product says what it is, what it costs and whether it can be had', () => {
  const data = dataOf({ priceData: aPrice(40, 30), brand: 'Norr', description: '<p>Soft &amp; light</p>' })
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Linen Shirt',
    url,
    description: 'Soft & light',
    image: ['http://platform.test/media/a.jpg?w=1600'],
    brand: { '@type': 'Brand', name: 'Norr' },
    offers: {
      '@type': 'Offer',
      url,
      price: '30.00',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
    },
  })
  expect(faultsOf(data)).toEqual([])
  Product.parse(data)
})

test('Variants are a group, each with its choices, its address, its picture and its own offer', () => {
  const shirt = aShirt()
  const data = productData({ product: shirt, pictures: [aPicture('front')], terms, url })
  expect(faultsOf(data)).toEqual([])
  const [group, delivery, returns] = nodesOf(data)
  const { hasVariant, variesBy } = ProductGroup.parse(group)
  expect(variesBy).toEqual(['https://schema.org/color', 'https://schema.org/size'])
  expect(hasVariant).toHaveLength(4)
  expect(hasVariant[0]).toMatchObject({
    name: 'Linen Shirt, Sand, S',
    url: `${url}?Color=Sand&Size=S`,
    ...{ color: 'Sand', size: 'S', image: 'http://platform.test/media/sand.jpg?w=1600' },
    offers: {
      ...{ price: '40.00', availability: 'https://schema.org/LimitedAvailability' },
      shippingDetails: [{ '@id': `${url}#delivery-1` }],
      hasMerchantReturnPolicy: { '@id': `${url}#returns` },
    },
  })
  expect(hasVariant[1]?.offers.availability).toBe('https://schema.org/SoldOut')
  expect(ShippingDetails.parse(delivery)).toMatchObject({
    shippingRate: { value: '6.95', currency: 'USD' },
    shippingDestination: [{ addressCountry: 'US', addressRegion: ['NY'] }, { addressCountry: 'CA' }],
    deliveryTime: { transitTime: { minValue: 3, maxValue: 5 } },
  })
  expect(ReturnPolicy.parse(returns)).toMatchObject({
    ...{ applicableCountry: ['US', 'CA', 'GB'], merchantReturnDays: 30 },
    refundType: ['https://schema.org/FullRefund', 'https://schema.org/StoreCreditRefund'],
  })
})

test('Offers of different prices have the delivery that their own price comes to', () => {
  const [cheap, dear] = [aVariant({ Weave: 'Fine' }), aVariant({ Weave: 'Thick' })]
  dear.variant.priceData = aPrice(60)
  const option = { optionType: 'drop_down', name: 'Weave', choices: [] }
  const nodes = nodesOf(dataOf({ variants: [cheap, dear], productOptions: [option] }, terms))
  expect(faultsOf(nodes)).toEqual([])
  expect(nodes[0]).toMatchObject({
    hasVariant: [
      { offers: { price: '40.00', shippingDetails: [{ '@id': `${url}#delivery-1` }] } },
      {
        additionalProperty: [{ '@type': 'PropertyValue', name: 'Weave', value: 'Thick' }],
        offers: { price: '60.00', shippingDetails: [{ '@id': `${url}#delivery-2` }] },
      },
    ],
  })
  expect(nodes[2]).toMatchObject({ '@id': `${url}#delivery-2`, shippingRate: { value: '0.00' } })
})

test('A final sale does not come back, and a shop without a limit says that there is none', () => {
  const category = (more: Partial<ProductTerms>) =>
    nodesOf(dataOf({}, { ...terms, ...more })).find((node) => node['@type'] === 'MerchantReturnPolicy')
  expect(category({ isFinalSale: true })).toMatchObject({
    returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
  })
  expect(category({ windowDays: null })).toMatchObject({
    returnPolicyCategory: 'https://schema.org/MerchantReturnUnlimitedWindow',
  })
  // Without a country a policy says nothing.
  expect(category({ deliveries: [] })).toBeUndefined()
})

test('A download has neither delivery nor returns', () => {
  expect(nodesOf(dataOf({ productType: 'digital' }, terms))).toHaveLength(1)
})

test('A product of very many variants tells of the first hundred', () => {
  const variants = Array.from({ length: 1000 }, (_, index) => aVariant({ Size: String(index) }))
  const [group] = nodesOf(dataOf({ variants }))
  expect(group?.hasVariant).toHaveLength(100)
})

test('A sold-out product is offered as sold out', () => {
  const stock = { trackInventory: true, quantity: 0, inventoryStatus: 'OUT_OF_STOCK' }
  expect(dataOf({ stock })).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } })
})

test('A long description is cut at a word', () => {
  expect(plainText('<p>One two</p><p>three four</p>', 14)).toBe('One two three…')
  expect(plainText('<b>One</b> two', 14)).toBe('One two')
})

test('The check of these tests finds a type and a property that schema.org lacks', () => {
  expect(faultsOf({ '@type': 'Product', price: 1, brand: { '@type': 'Label' } })).toEqual([
    '$.price is no property of Product',
    '$.brand is a Label, which schema.org lacks',
  ])
})
