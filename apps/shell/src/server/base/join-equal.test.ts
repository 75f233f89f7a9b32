import { ManualClock } from '@galleria/delivery/testing'
import { expect, test } from 'vitest'
import { joinEqual } from './join-equal.ts'

test('Equal work is done once, also for who asks a moment later, and anew after that or after a failure', async () => {
  const clock = new ManualClock()
  const join = joinEqual<number>(clock)
  let done = 0
  const work = async () => ++done
  expect(await Promise.all([join.do('a', work), join.do('a', work), join.do('b', work)])).toEqual([1, 1, 2])
  expect(await join.do('a', work)).toBe(1)
  clock.advance(1_000)
  expect([await join.do('a', work), join.size]).toEqual([3, 1])
  await expect(join.do('c', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  expect(await join.do('c', work)).toBe(4)
})
