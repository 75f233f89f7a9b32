import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleared, emptyListing, isFiltered, listingSearch, pageCount, parseListing } from './listing.ts'

const parse = (search: string) => parseListing(new URLSearchParams(search))

test('A listing and its address say the same', () => {
  const search =
    '?sort=price-asc&min=20&max=99.50&type=digital&option.Color=Ink&option.Color=Sand&brand=Verdant&collection=vessels&stock=1&sale=1&page=3&shown=2'
  expect(listingSearch(parse(search))).toBe(search)
  expect(listingSearch(emptyListing)).toBe('')
})

test('Every filter reads back from its address', () => {
  const words = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 20 }), { maxLength: 4 })
  const sorted = words.map((list) => list.toSorted())
  const listing = fc.record({
    options: fc.dictionary(fc.string({ minLength: 1, maxLength: 10 }), sorted, { maxKeys: 3 }),
    brands: sorted,
    collections: sorted,
    inStock: fc.boolean(),
    onSale: fc.boolean(),
    page: fc.integer({ min: 1, max: 500 }),
  })
  fc.assert(
    fc.property(listing, (asked) => {
      const named = Object.entries(asked.options).filter(([, choices]) => choices.length)
      const options = Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1)))
      const whole = { ...emptyListing, ...asked, options }
      expect(parse(listingSearch(whole))).toEqual(whole)
    }),
  )
})

test('Unknown parts of an address are ignored', () => {
  expect(parse('sort=cheap&min=abc&max=1e3&type=food&page=-2')).toEqual(emptyListing)
  expect(parse('page=1.5&shown=99&stock=yes&brand=')).toEqual(emptyListing)
  expect(parse('page=999999999999&option.=x')).toEqual(emptyListing)
  expect(parse('sort=toString&type=constructor')).toEqual(emptyListing)
})

test('A price range given the wrong way round is turned', () => {
  expect(parse('min=50&max=9')).toMatchObject({ min: '9', max: '50' })
})

test('Foreign parameters are kept beside the listing', () => {
  expect(listingSearch({ ...emptyListing, page: 2 }, { q: 'a b&c' })).toBe('?q=a+b%26c&page=2')
})

test('Clearing leaves the order and nothing else', () => {
  const listing = parse('sort=name&brand=Verdant&page=4')
  expect(isFiltered(listing)).toBe(true)
  expect(listingSearch(cleared(listing))).toBe('?sort=name')
  expect(isFiltered(cleared(listing))).toBe(false)
})

test('Pages are counted up', () => {
  expect([0, 1, 24, 25, 48].map(pageCount)).toEqual([1, 1, 1, 2, 2])
})
