import { expect, test } from 'vitest'
import { canonicalListing } from './canonical.ts'
import { parseListing } from './listing.ts'

const facets = {
  ...{ brands: [], collections: [], types: [], inStock: 1, onSale: 1, total: 9, price: { min: 1, max: 9 } },
  options: [
    { name: 'Color', label: 'Farbe', values: [{ value: 'Sand', translatedValue: 'Sandfarben', count: 3 }] },
  ],
}
const of = (search: string, total = 9, path = '/products') =>
  canonicalListing(path, parseListing(new URLSearchParams(search)), { total, facets })

test('The order and the length of a list do not change its address', () => {
  expect(of('')).toEqual({ path: '/products', hidden: false })
  expect(of('sort=newest&shown=3&page=2&utm_source=x')).toEqual({ path: '/products?page=2', hidden: false })
})

test('One brand or one choice is a page of its own, in one spelling, with its name in the title', () => {
  expect(of('sort=name&option.Color=Sand&page=2')).toEqual({
    path: '/products?option.Color=Sand&page=2',
    hidden: false,
    facet: 'Sandfarben',
  })
  expect(of('brand=Norr%20%26%20Sons', 3, '/collections/sale')).toEqual({
    path: '/collections/sale?brand=Norr+%26+Sons',
    hidden: false,
    facet: 'Norr & Sons',
  })
})

test('One collection of all products is the page of the collection', () => {
  expect(of('collection=sale&page=2')).toEqual({ path: '/collections/sale', hidden: false })
})

test.each([
  'brand=A&option.Color=Sand',
  'brand=A&brand=B',
  'min=10',
  'stock=1',
  'sale=1',
  'type=digital',
  'collection=a&collection=b',
])('The view %s belongs to the unfiltered page and is not listed', (search) => {
  expect(of(search)).toEqual({ path: '/products', hidden: true })
})

test('A facet that finds nothing is not listed', () => {
  expect(of('brand=Nobody', 0)).toEqual({ path: '/products', hidden: true })
})
