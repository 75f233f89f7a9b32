import { expect, test } from 'vitest'
import { addPeriod, nextRenewal } from '../../../../domain/period.ts'
import { comingSlots } from './weekly-slots.ts'

const iso = (dates: readonly Date[]) => dates.map((date) => date.toISOString())

test('A weekly time is the same on the clock, whatever the clocks of the zone do in between', () => {
  const sundays = { weekly: [{ weekday: 0, time: '10:00' }], timeZone: 'America/New_York' }
  expect(iso(comingSlots(sundays, new Date('2026-03-01T00:00:00Z'), 14))).toEqual([
    '2026-03-01T15:00:00.000Z',
    '2026-03-08T14:00:00.000Z',
  ])
  const early = { weekly: [{ weekday: 0, time: '00:30' }], timeZone: 'Europe/Berlin' }
  expect(iso(comingSlots(early, new Date('2026-10-23T12:00:00Z'), 7))).toEqual(['2026-10-24T22:30:00.000Z'])
})

test('A slot that has begun is no longer offered', () => {
  const daily = { weekly: [{ weekday: 5, time: '09:00' }], timeZone: 'UTC' }
  expect(comingSlots(daily, new Date('2026-05-01T09:00:00Z'), 6)).toEqual([])
})

test('A plan renews on its day, or on the last of a shorter month', () => {
  expect(addPeriod(new Date('2026-01-31T10:00:00Z'), 'MONTH').toISOString()).toBe('2026-02-28T10:00:00.000Z')
  expect(addPeriod(new Date('2028-02-29T00:00:00Z'), 'YEAR').toISOString()).toBe('2029-02-28T00:00:00.000Z')
  const next = nextRenewal(new Date('2026-01-15T00:00:00Z'), 'MONTH', new Date('2026-03-20T00:00:00Z'))
  expect(next.toISOString()).toBe('2026-04-15T00:00:00.000Z')
})
