import { expect, it } from 'vitest'
import { localIn, momentIn } from './zone-time.ts'

it.each([
  ['UTC', '2026-11-21T09:30', '2026-11-21T09:30:00.000Z'],
  ['Asia/Tokyo', '2026-11-21T00:30', '2026-11-20T15:30:00.000Z'],
  ['America/New_York', '2026-07-01T12:00', '2026-07-01T16:00:00.000Z'],
  ['America/New_York', '2026-12-01T12:00', '2026-12-01T17:00:00.000Z'],
  ['Asia/Kolkata', '2026-01-01T00:00', '2025-12-31T18:30:00.000Z'],
])('In %s a clock shows %s at %s', (zone, local, moment) => {
  expect(momentIn(zone, local)).toBe(moment)
  expect(localIn(zone, moment)).toBe(local)
})

it('A time that clocks skip is the moment as long after the skip, one that they show twice the first', () => {
  expect(momentIn('America/New_York', '2026-03-08T02:30')).toBe('2026-03-08T07:30:00.000Z')
  expect(momentIn('America/New_York', '2026-11-01T01:30')).toBe('2026-11-01T05:30:00.000Z')
})

it('Text that is no time is no moment, and no moment is no text', () => {
  for (const text of ['', 'tomorrow', '2026-13-01T00:00', '2026-01-01'])
    expect(momentIn('UTC', text)).toBeUndefined()
  expect(localIn('UTC', undefined)).toBe('')
})
