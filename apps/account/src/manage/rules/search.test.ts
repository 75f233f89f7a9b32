import { expect, test } from 'vitest'
import { foundBy, sortOf } from './search.ts'

const asked = (query: string) => foundBy(new URLSearchParams(query), 'Asia/Tokyo')

test('An address without a question asks for everybody', () => {
  expect(asked('')).toEqual({ filter: {} })
  expect(asked('q=++&status=&from=&privacy=NOBODY&badge=')).toEqual({ filter: {} })
})

test('Filters combine, and days are those of the store, the last one included', () => {
  const query =
    'q=ada&status=PENDING&privacy=PUBLIC&activity=MUTED&from=2026-01-01&to=2026-01-31&badge=b&badge=c'
  expect(asked(query)).toEqual({
    search: { expression: 'ada' },
    filter: {
      status: 'PENDING',
      privacyStatus: 'PUBLIC',
      activityStatus: 'MUTED',
      badgeIds: { $hasSome: ['b', 'c'] },
      createdDate: { $gte: '2025-12-31T15:00:00.000Z', $lt: '2026-01-31T15:00:00.000Z' },
    },
  })
})

test('An unknown sort is the newest first, a view of the oldest stays so, and a minus turns a known one round', () => {
  const sorted = (query: string) => sortOf(new URLSearchParams(query))
  expect(sorted('sort=nothing')).toEqual([{ fieldName: 'createdDate', order: 'DESC' }])
  expect(sorted('sort=oldest')).toEqual([{ fieldName: 'createdDate', order: 'ASC' }])
  expect(sorted('sort=name')).toEqual([{ fieldName: 'profile.nickname', order: 'ASC' }])
  expect(sorted('sort=-seen')).toEqual([{ fieldName: 'lastLoginDate', order: 'DESC' }])
})
