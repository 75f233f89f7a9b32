import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { Together } from './together.ts'

function recorded(linger?: number) {
  const lists: string[][] = []
  const together = new Together(async (asks: readonly string[]) => {
    lists.push([...asks])
    if (asks.includes('bad')) throw new Error('bad came along')
    return asks.map((ask) => ask.toUpperCase())
  }, linger)
  return { lists, together }
}

it('answers those who come at once in one go, each with their own', async () => {
  const { lists, together } = recorded()
  expect(await Promise.all(['a', 'b', 'c'].map((ask) => together.ask(ask)))).toEqual(['A', 'B', 'C'])
  expect(lists).toEqual([['a', 'b', 'c']])
})

it('lets those who come while one list is under way share the next', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const lists: string[][] = []
  const together = new Together(async (asks: readonly string[]) => {
    lists.push([...asks])
    await promise
    return asks
  })
  const first = together.ask('a')
  await setImmediate()
  await setImmediate()
  const others = [together.ask('b'), together.ask('c')]
  resolve()
  expect(await Promise.all([first, ...others])).toEqual(['a', 'b', 'c'])
  expect(lists).toEqual([['a'], ['b', 'c']])
})

it('waits for company only while lists follow upon each other', async () => {
  const { lists, together } = recorded(60)
  await together.ask('alone')
  const following = together.ask('a')
  await setImmediate()
  await setImmediate()
  await Promise.all([following, together.ask('b')])
  expect(lists).toEqual([['alone'], ['a', 'b']])
})

it('fails whoever was in a list that failed, and nobody after them', async () => {
  const { together } = recorded()
  const all = await Promise.allSettled([together.ask('bad'), together.ask('beside')])
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await together.ask('later')).toBe('LATER')
})
