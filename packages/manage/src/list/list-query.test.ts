import { expect, test } from 'vitest'
import { dayIn, sortIn, startOf, timesIn, valuesIn, withoutPage, withParams } from './list-query.ts'

const query = (text: string) => new URLSearchParams(text)

test('Another filter begins at the first page and keeps the other parameters', () => {
  expect(withParams(query('q=ada&cursor=x&status=A&status=B'), { status: ['C'] })).toBe('?q=ada&status=C')
  expect(withParams('q=ada', { q: null, cursor: 'y' })).toBe('?cursor=y')
  expect(withParams('q=ada', { q: '' })).toBe('?')
})

test('A view has neither the page nor empty parameters', () => {
  expect(withoutPage('q=&status=A&cursor=x')).toBe('status=A')
})

test('A list is sorted only by a name that it knows', () => {
  expect(sortIn(query('sort=-total'), ['total'])).toEqual({ name: 'total', isDescending: true })
  expect(sortIn(query('sort=total'), ['total'])).toEqual({ name: 'total', isDescending: false })
  expect(sortIn(query('sort=password'), ['total'])).toBeUndefined()
  expect(sortIn(query(''), ['total'])).toBeUndefined()
})

test('Values that a filter does not know are ignored', () => {
  expect(valuesIn(query('status=B&status=X&status=A'), 'status', ['A', 'B', 'C'])).toEqual(['A', 'B'])
  expect(dayIn(query('from=2026-13-45'), 'from')).toBeUndefined()
  expect(dayIn(query('from=yesterday'), 'from')).toBeUndefined()
})

test('Days of a range are days of the store, both included', () => {
  expect(timesIn(query('from=2026-11-01&to=2026-11-02'), 'Asia/Tokyo')).toEqual({
    $gte: '2026-10-31T15:00:00.000Z',
    $lt: '2026-11-02T15:00:00.000Z',
  })
  expect(timesIn(query('to=2026-11-02'), 'UTC')).toEqual({ $lt: '2026-11-03T00:00:00.000Z' })
  expect(timesIn(query(''), 'UTC')).toBeUndefined()
})

test('A day begins at midnight by the clocks of the zone, also on the days when they change', () => {
  expect(startOf('2026-03-29', 'Europe/Berlin').toISOString()).toBe('2026-03-28T23:00:00.000Z')
  expect(startOf('2026-03-30', 'Europe/Berlin').toISOString()).toBe('2026-03-29T22:00:00.000Z')
  expect(startOf('2026-11-01', 'America/New_York').toISOString()).toBe('2026-11-01T04:00:00.000Z')
  expect(startOf('2026-11-02', 'America/New_York').toISOString()).toBe('2026-11-02T05:00:00.000Z')
})
