import { expect, test } from 'vitest'
import { emptyListing, parseListing } from './listing.ts'
import { searchFilter, searchOrder } from './listing-filter.ts'
import { listingQueries } from './listing-query.ts'

const parse = (search: string) => parseListing(new URLSearchParams(search))
const idOfSlug = (slug: string) => ({ vessels: 'id-of-vessels' })[slug]

test('A plain listing asks for everything in its own order', () => {
  expect(searchFilter(emptyListing, {})).toEqual({})
  expect(searchOrder(emptyListing)).toEqual({})
  expect(listingQueries(emptyListing)).toEqual([{ paging: { limit: 24, offset: 0 } }])
})

test('Choices of one option widen, options and other filters narrow', () => {
  const listing = parse('option.Color=Ink&option.Color=Sand&option.Size=M&brand=Verdant&max=50')
  expect(searchFilter(listing, {})).toEqual({
    $and: [
      { 'actualPriceRange.minValue.amount': { $lte: '50' } },
      { 'brand.name': { $in: ['Verdant'] } },
      { 'options.choicesSettings.choices.name': { $hasSome: ['Ink', 'Sand'] } },
      { 'options.choicesSettings.choices.name': { $hasSome: ['M'] } },
    ],
  })
})

test('A collection that does not exist holds nothing, it is not ignored', () => {
  const path = 'directCategoriesInfo.categories.id'
  expect(searchFilter(parse('collection=vessels'), { idOfSlug })).toEqual({
    [path]: { $hasSome: ['id-of-vessels'] },
  })
  expect(searchFilter(parse('collection=nowhere'), { idOfSlug })).toEqual({ [path]: { $hasSome: [] } })
})

test('Catalog V1 is asked for what it knows', () => {
  expect(listingQueries(parse('min=5&type=digital&brand=Verdant&sort=price-desc&page=2'))).toEqual([
    {
      filter: { $and: [{ price: { $gte: 5 } }, { productType: 'digital' }] },
      sort: [{ fieldName: 'price', order: 'DESC' }],
      paging: { limit: 24, offset: 24 },
    },
  ])
})

test('Catalog V1 is asked for all pages that stand below one another', () => {
  const pagings = (search: string) => listingQueries(parse(search)).map(({ paging }) => paging)
  expect(pagings('shown=2')).toEqual([{ limit: 48, offset: 0 }])
  expect(pagings('page=2&shown=5')).toEqual([
    { limit: 96, offset: 24 },
    { limit: 24, offset: 120 },
  ])
})
