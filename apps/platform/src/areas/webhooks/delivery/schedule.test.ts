import { expect, test } from 'vitest'
import { ATTEMPTS, backoffSeconds, CIRCUIT_FAILURES, circuitSeconds } from './schedule.ts'

test('Waits grow four times each, to a day, and last about a week together', () => {
  const longest = Array.from({ length: ATTEMPTS - 1 }, (_, index) => backoffSeconds(index + 1, () => 1))
  expect(longest.slice(0, 4)).toEqual([5, 20, 80, 320])
  expect(longest.at(-1)).toBe(86_400)
  const days = longest.reduce((sum, seconds) => sum + seconds, 0) / 86_400
  expect(days).toBeGreaterThan(5)
  expect(days).toBeLessThan(8)
})

test('Faults row 103: jitter is full: from nothing to the whole', () => {
  expect(backoffSeconds(3, () => 0)).toBe(0)
  expect(backoffSeconds(3, () => 0.5)).toBe(40)
})

test('A target that rests is tried again within five minutes, and never without pause', () => {
  expect(circuitSeconds(CIRCUIT_FAILURES, () => 0)).toBe(5)
  expect(circuitSeconds(1000, () => 1)).toBe(300)
})
