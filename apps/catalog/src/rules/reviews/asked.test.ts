import { expect, test } from 'vitest'
import { allReviews, askedReviews, reviewQuery, searchOf } from './asked.ts'

const read = (search: string) => askedReviews(new URLSearchParams(search))

test('An address says which reviews are asked for, and what it does not know is as usual', () => {
  expect(read('')).toEqual(allReviews)
  expect(read('stars=9&sort=loudest')).toEqual(allReviews)
  const search = 'stars=2&verified=1&pictures=1&sort=lowest&cursor=abc'
  expect(read(search)).toEqual({
    ...{ sort: 'lowest', stars: 2, isVerified: true, hasPictures: true, cursor: 'abc' },
  })
  expect(searchOf(read(search))).toBe(search)
  expect(searchOf(allReviews)).toBe('')
})

test('A query filters and sorts, and leaves both to the cursor of a further page', () => {
  expect(reviewQuery('p', read('stars=5&pictures=1&sort=newest'), 5)).toEqual({
    filter: {
      ...{ namespace: 'stores', entityId: 'p', 'content.rating': 5 },
      'content.media': { $isEmpty: false },
    },
    sort: [{ fieldName: 'createdDate', order: 'DESC' }],
    cursorPaging: { limit: 5 },
  })
  expect(reviewQuery('p', read('stars=5&cursor=x'), 5)).toEqual({ cursorPaging: { limit: 5, cursor: 'x' } })
})
