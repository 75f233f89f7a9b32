import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { latestWins } from './latest-wins.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('Fifty clicks in a row are one call with the last value', async () => {
  const sent: number[] = []
  const quantity = latestWins(async (value: number) => void sent.push(value))
  for (let click = 1; click <= 50; click++) {
    quantity.want(click)
    await vi.advanceTimersByTimeAsync(20)
  }
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(300)
  expect(sent).toEqual([50])
})

test('A click during a call waits for its answer, and only the newest follows', async () => {
  const sent: number[] = []
  const answers: Array<() => void> = []
  const quantity = latestWins((value: number) => {
    sent.push(value)
    return new Promise<void>((resolve) => answers.push(resolve))
  })
  quantity.want(2)
  await vi.advanceTimersByTimeAsync(300)
  quantity.want(3)
  await vi.advanceTimersByTimeAsync(300)
  quantity.want(4)
  await vi.advanceTimersByTimeAsync(300)
  expect(sent).toEqual([2])
  answers[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual([2, 4])
  expect(quantity.waiting).toBe(false)
})

test('Flush sends at once', async () => {
  const sent: number[] = []
  const quantity = latestWins(async (value: number) => void sent.push(value))
  quantity.want(7)
  await quantity.flush()
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toEqual([7])
})

test('Cancel forgets what was waiting', async () => {
  const sent: number[] = []
  const quantity = latestWins(async (value: number) => void sent.push(value))
  quantity.want(7)
  quantity.cancel()
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toEqual([])
})

test('A failed call does not block the next', async () => {
  const sent: number[] = []
  const quantity = latestWins(async (value: number) => {
    sent.push(value)
    if (value === 1) throw new Error('platform down')
  })
  quantity.want(1)
  await expect(quantity.flush()).rejects.toThrow('platform down')
  quantity.want(2)
  await quantity.flush()
  expect(sent).toEqual([1, 2])
})
