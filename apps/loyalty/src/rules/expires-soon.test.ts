import { expect, test } from 'vitest'
import { expiresSoon } from './expires-soon.ts'

const now = new Date('2026-11-22T12:00:00Z')

test('Points that expire within 60 days are warned of, later ones only mentioned', () => {
  expect(expiresSoon('2027-01-21T12:00:00Z', now)).toBe(true)
  expect(expiresSoon('2027-01-21T12:00:01Z', now)).toBe(false)
  expect(expiresSoon('2027-11-22T00:00:00Z', now)).toBe(false)
})
