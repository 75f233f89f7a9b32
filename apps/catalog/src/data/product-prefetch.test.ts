import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prefetchOnce, takePrefetched } from './product-prefetch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('A prefetched product is read once and used once', async () => {
  let reads = 0
  const read = async () => ++reads
  void prefetchOnce('/products/a', read)
  void prefetchOnce('/products/a', read)
  expect(await takePrefetched('/products/a')).toBe(1)
  expect(takePrefetched('/products/a')).toBeUndefined()
})

test('A prefetched product expires after 30 seconds', () => {
  void prefetchOnce('/products/b', async () => 1)
  vi.advanceTimersByTime(30_001)
  expect(takePrefetched('/products/b')).toBeUndefined()
})

test('A failed prefetch is not used', async () => {
  await expect(prefetchOnce('/products/c', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(takePrefetched('/products/c')).toBeUndefined()
})

test('A long row of tiles does not pile up', () => {
  for (const name of 'defghijk') void prefetchOnce(`/products/${name}`, async () => name)
  expect(takePrefetched('/products/d')).toBeUndefined()
  expect(takePrefetched('/products/k')).toBeDefined()
})
