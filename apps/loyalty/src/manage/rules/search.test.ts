import { expect, test } from 'vitest'
import { searchOf, sortOf } from './search.ts'

const asked = (query: string) => searchOf(new URLSearchParams(query))

test('An address without a question asks for everybody', () => {
  expect(asked('')).toEqual({})
  expect(asked('q=++&min=&tier=')).toEqual({})
})

test('Words, tier and balance are asked for together', () => {
  expect(asked('q=ada&tier=base&min=10&max=500')).toEqual({
    search: { expression: 'ada' },
    filter: { 'tier.id': { $exists: false }, 'points.balance': { $gte: 10, $lte: 500 } },
  })
})

test('A filter that is no number is ignored, and an unknown sort is the default', () => {
  expect(asked('min=ten&max=-4')).toEqual({})
  expect(sortOf(new URLSearchParams('sort=nothing')).sort).toEqual([
    { fieldName: 'createdDate', order: 'DESC' },
  ])
})

test('A header of the table sorts by its field, either way round', () => {
  const sorted = (sort: string) => sortOf(new URLSearchParams({ sort })).sort
  expect(sorted('-balance')).toEqual([{ fieldName: 'points.balance', order: 'DESC' }])
  expect(sorted('active')).toEqual([{ fieldName: 'lastActivityDate', order: 'ASC' }])
})
