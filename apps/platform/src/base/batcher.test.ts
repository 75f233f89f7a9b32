import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { Batcher } from './batcher.ts'

function recorded(linger?: number) {
  const lists: string[][] = []
  const batcher = new Batcher(async (asks: readonly string[]) => {
    lists.push([...asks])
    if (asks.includes('bad')) throw new Error('bad came along')
    return asks.map((ask) => ask.toUpperCase())
  }, linger)
  return { lists, batcher }
}

it('A batch answers those who come at once in one go, each with their own', async () => {
  const { lists, batcher } = recorded()
  expect(await Promise.all(['a', 'b', 'c'].map((ask) => batcher.load(ask)))).toEqual(['A', 'B', 'C'])
  expect(lists).toEqual([['a', 'b', 'c']])
})

it('A batch lets those who come while one list is under way share the next', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const lists: string[][] = []
  const batcher = new Batcher(async (asks: readonly string[]) => {
    lists.push([...asks])
    await promise
    return asks
  })
  const first = batcher.load('a')
  await setImmediate()
  await setImmediate()
  const others = [batcher.load('b'), batcher.load('c')]
  resolve()
  expect(await Promise.all([first, ...others])).toEqual(['a', 'b', 'c'])
  expect(lists).toEqual([['a'], ['b', 'c']])
})

it('A batch waits for company only while lists follow upon each other', async () => {
  const { lists, batcher } = recorded(60)
  await batcher.load('alone')
  const following = batcher.load('a')
  await setImmediate()
  await setImmediate()
  await Promise.all([following, batcher.load('b')])
  expect(lists).toEqual([['alone'], ['a', 'b']])
})

it('A batch fails whoever was in a list that failed, and nobody after them', async () => {
  const { batcher } = recorded()
  const all = await Promise.allSettled([batcher.load('bad'), batcher.load('beside')])
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await batcher.load('later')).toBe('LATER')
})
