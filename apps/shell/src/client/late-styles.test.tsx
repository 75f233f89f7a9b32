import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import './late-styles.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.head.replaceChildren()
})

/** A style sheet that never comes. */
async function ask(href: string) {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  const loaded = vi.fn()
  link.addEventListener('load', loaded)
  document.head.append(link)
  await vi.advanceTimersByTimeAsync(10_000)
  return { link, loaded }
}

test('A loader is told that its style sheet is there when it is late', async () => {
  const { link, loaded } = await ask('http://127.0.0.1:9/cart.css')
  expect(loaded).toHaveBeenCalledTimes(1)
  expect(link.dataset.precedence).toBe('module')
})

test('A hot update waits for its style sheet, which its loader reads', async () => {
  const { link, loaded } = await ask('http://127.0.0.1:9/cart.css?1795811738654')
  expect(loaded).not.toHaveBeenCalled()
  expect(link.dataset.precedence).toBeUndefined()
})
