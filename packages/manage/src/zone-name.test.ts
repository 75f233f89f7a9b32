import { expect, test } from 'vitest'
import { zoneName } from './zone-name.ts'

test('A time zone is told with its distance from UTC at that time', () => {
  const told = ['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z'].map((at) =>
    zoneName('Europe/Berlin', 'en-US', new Date(at)),
  )
  expect(told).toEqual(['Europe/Berlin (GMT+1)', 'Europe/Berlin (GMT+2)'])
  expect(zoneName('UTC', 'en-US', new Date('2026-01-15T12:00:00Z'))).toBe('UTC')
})
