import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepAhead, takeAhead } from './product-prefetch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('What was read ahead is read once and taken once', async () => {
  let reads = 0
  const read = async () => ++reads
  void keepAhead('/products/a', read)
  void keepAhead('/products/a', read)
  expect(await takeAhead('/products/a')).toBe(1)
  expect(takeAhead('/products/a')).toBeUndefined()
})

test('What is half a minute old is as good as nothing', () => {
  void keepAhead('/products/b', async () => 1)
  vi.advanceTimersByTime(30_001)
  expect(takeAhead('/products/b')).toBeUndefined()
})

test('What failed is not handed out', async () => {
  await expect(keepAhead('/products/c', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(takeAhead('/products/c')).toBeUndefined()
})

test('A long row of tiles does not pile up', () => {
  for (const name of 'defghijk') void keepAhead(`/products/${name}`, async () => name)
  expect(takeAhead('/products/d')).toBeUndefined()
  expect(takeAhead('/products/k')).toBeDefined()
})
