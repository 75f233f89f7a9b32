import { expect, test } from 'vitest'
import { isTimeZone } from './time-zone.ts'

test.each(['UTC', 'Asia/Tokyo', 'America/Argentina/Buenos_Aires'])('%s is a time zone', (name) => {
  expect(isTimeZone(name)).toBe(true)
})

test.each(['', '+09:00', 'Tokyo', 'Asia/Nowhere'])('"%s" is no time zone', (name) => {
  expect(isTimeZone(name)).toBe(false)
})
