import { expect, test } from 'vitest'
import { foundBy, sortOf, withoutPage } from './search.ts'

const asked = (query: string) => foundBy(new URLSearchParams(query))

test('An address without a question asks for everybody', () => {
  expect(asked('')).toEqual({ filter: {} })
  expect(asked('q=++&status=&from=&privacy=NOBODY')).toEqual({ filter: {} })
})

test('Filters combine, and the last day is included', () => {
  const query = 'q=ada&status=PENDING&privacy=PUBLIC&activity=MUTED&from=2026-01-01&to=2026-01-31&badge=b'
  expect(asked(query)).toEqual({
    search: { expression: 'ada' },
    filter: {
      status: 'PENDING',
      privacyStatus: 'PUBLIC',
      activityStatus: 'MUTED',
      badgeIds: { $hasSome: ['b'] },
      createdDate: { $gte: '2026-01-01T00:00:00.000Z', $lte: '2026-01-31T23:59:59.999Z' },
    },
  })
})

test('An unknown sort is the default, and a saved view keeps no page number', () => {
  expect(sortOf(new URLSearchParams('sort=nothing'))).toEqual([{ fieldName: 'createdDate', order: 'DESC' }])
  expect(withoutPage(new URLSearchParams('status=PENDING&q=&cursor=x'))).toBe('status=PENDING')
})
