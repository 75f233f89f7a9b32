import { expect, test } from 'vitest'
import { isInRollout, placeOf, type Rollout } from './assign.ts'

const at = (percent: number, salt = 'spring'): Rollout => ({ salt, percent, state: 'running' })
const visitors = Array.from({ length: 100_000 }, (_, index) => `visitor-${index}`)
const shareOf = (rollout: Rollout) =>
  (visitors.filter((visitor) => isInRollout(visitor, rollout)).length / visitors.length) * 100

/** Run on both sides: a server in Node, a page in its own realm. */
export function assignmentTests(): void {
  test('The hash is MurmurHash3, whatever the length and the letters', () => {
    expect(placeOf('')).toBe(0)
    expect(placeOf('test')).toBe(0xba6bd213)
    expect(placeOf('Hello, world!')).toBe(0xc0363e43)
    expect(placeOf('The quick brown fox jumps over the lazy dog')).toBe(0x2e4ff723)
    expect(placeOf('ぱひぷ')).toBe(placeOf('ぱひぷ'))
  })

  test.each([1, 10, 50])(
    '%i percent of 100,000 visitors is that to half a point, for any salt',
    (percent) => {
      for (const salt of ['spring', 'a', crypto.randomUUID()])
        expect(Math.abs(shareOf(at(percent, salt)) - percent)).toBeLessThanOrEqual(0.5)
    },
  )

  test('0 means none, 100 all, and a rollout that does not run none', () => {
    expect(shareOf(at(0))).toBe(0)
    expect(shareOf(at(100))).toBe(100)
    expect(shareOf({ ...at(100), state: 'paused' })).toBe(0)
    expect(shareOf({ ...at(100), state: 'aborted' })).toBe(0)
  })

  test('A visitor stays in a share as it grows; another rollout draws anew', () => {
    const small = visitors.filter((visitor) => isInRollout(visitor, at(10)))
    expect(small.every((visitor) => isInRollout(visitor, at(50)))).toBe(true)
    const both = small.filter((visitor) => isInRollout(visitor, at(10, 'autumn'))).length
    expect(Math.abs(both / small.length - 0.1)).toBeLessThan(0.02)
  })

  test('Both sides assign alike: these are in ten percent of "spring"', () => {
    const some = visitors.slice(0, 60).filter((visitor) => isInRollout(visitor, at(10)))
    expect(some.map((visitor) => visitor.slice('visitor-'.length)).join()).toBe('7,12,13,19,31,35,42,43,55')
  })
}
