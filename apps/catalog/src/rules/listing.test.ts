import { expect, test } from 'vitest'
import { isFiltered, listingQuery, listingSearch, pageCount, parseListing } from './listing.ts'

const parse = (search: string) => parseListing(new URLSearchParams(search))
const plain = parse('')

test('A listing and its URL say the same', () => {
  const search = '?sort=price-asc&min=20&max=99.50&type=digital&page=3'
  expect(listingSearch(parse(search))).toBe(search)
  expect(listingSearch(plain)).toBe('')
})

test('What makes no sense in a URL is left out', () => {
  expect(parse('sort=cheap&min=abc&max=1e3&type=food&page=-2')).toEqual(plain)
  expect(parse('page=1.5')).toEqual(plain)
  expect(parse('page=999999999999')).toEqual(plain)
  expect(parse('sort=toString&type=constructor')).toEqual(plain)
})

test('A price range given the wrong way round is turned', () => {
  expect(parse('min=50&max=9')).toMatchObject({ min: '9', max: '50' })
})

test('Foreign parameters are kept beside the listing', () => {
  expect(listingSearch({ ...plain, page: 2 }, { q: 'a b&c' })).toBe('?q=a+b%26c&page=2')
})

test('A plain listing asks for the first 24 with neither filter nor sort', () => {
  expect(listingQuery(plain)).toEqual({ paging: { limit: 24, offset: 0 } })
})

test('One condition stands alone, several are joined', () => {
  expect(listingQuery(parse('type=physical')).filter).toEqual({ productType: 'physical' })
  expect(
    listingQuery(parse('min=5&max=10&sort=newest&page=2'), [{ collectionIds: { $hasSome: ['c'] } }]),
  ).toEqual({
    filter: {
      $and: [{ collectionIds: { $hasSome: ['c'] } }, { price: { $gte: 5 } }, { price: { $lte: 10 } }],
    },
    sort: [{ fieldName: 'lastUpdated', order: 'DESC' }],
    paging: { limit: 24, offset: 24 },
  })
})

test('Sorting alone does not filter', () => {
  expect(isFiltered(parse('sort=name&page=2'))).toBe(false)
  expect(isFiltered(parse('max=3'))).toBe(true)
})

test('Pages are counted up, and there is always one', () => {
  expect([0, 1, 24, 25, 120].map(pageCount)).toEqual([1, 1, 1, 2, 5])
})
