import { expect, test } from 'vitest'
import { blockingTime } from './vitals.ts'

test('A task blocks for as long as it takes beyond 50 ms', () => {
  const tasks = [
    { start: 800, duration: 120 },
    { start: 1000, duration: 50 },
    { start: 1100, duration: 60 },
  ]
  expect(blockingTime(tasks, 700)).toBeCloseTo(80)
})

test('A task blocks nobody before the first paint', () => {
  expect(blockingTime([{ start: 100, duration: 300 }], 500)).toBe(0)
  // Half of it comes after, and half of its 50 ms with it.
  expect(blockingTime([{ start: 400, duration: 200 }], 500)).toBeCloseTo(75)
})
