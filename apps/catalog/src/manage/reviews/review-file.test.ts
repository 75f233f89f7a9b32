import { expect, test } from 'vitest'
import { faultOf, reviewsIn } from './review-file.ts'

test('Reviews are read by the titles of other shops’ columns, without empty rows', () => {
  const text =
    'title,body,rating,review_date,reviewer_name,reviewer_email,product_handle\n' +
    '"Fine, really","Two\nlines",5,2024-02-03 10:00:00 UTC,Ada,ada@example.test,moon-jar\n,,,,,,\n'
  expect(reviewsIn(text)).toEqual([
    {
      ...{ row: 2, product: 'moon-jar', email: 'ada@example.test', name: 'Ada', rating: 5 },
      ...{ title: 'Fine, really', body: 'Two\nlines', date: '2024-02-03T10:00:00.000Z' },
    },
  ])
  expect(reviewsIn('title;body\na;b')).toBeUndefined()
})

test('A row that cannot be a review is told by its fault', () => {
  const row = {
    row: 2,
    product: 'jar',
    email: 'a@b.test',
    name: '',
    rating: 5,
    title: '',
    body: '',
    date: '',
  }
  expect(faultOf(row)).toBeUndefined()
  expect(faultOf({ ...row, product: '' })).toBe('product')
  expect(faultOf({ ...row, email: 'nobody' })).toBe('email')
  expect(faultOf({ ...row, rating: 4.5 })).toBe('rating')
  expect(faultOf({ ...row, body: 'x'.repeat(3001) })).toBe('long')
  expect(faultOf({ ...row, date: 'yesterday' })).toBe('date')
})
