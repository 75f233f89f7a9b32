import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useLiveEvents } from './live-events.ts'

/** The browser's own, which jsdom lacks: what the server would send is said by the test. */
class Stream extends EventTarget {
  static opened: Stream[] = []
  readonly url: string
  closed = false

  constructor(url: URL) {
    super()
    this.url = url.href
    Stream.opened.push(this)
  }

  close(): void {
    this.closed = true
  }

  say(id: string): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ id }), lastEventId: id }))
  }
}

afterEach(() => vi.unstubAllGlobals())

test('The hook shows the newest events first, each once, and unsubscribes at the end', () => {
  vi.stubGlobal('EventSource', Stream)
  const { result, unmount } = renderHook(() => useLiveEvents('http://platform.test', 2))
  const [stream] = Stream.opened
  expect(stream?.url).toBe('http://platform.test/_dev/events')
  act(() => {
    for (const id of ['a', 'b', 'b', 'c']) stream?.say(id)
  })
  expect(result.current.map(({ id }) => id)).toEqual(['c', 'b'])
  unmount()
  expect(stream?.closed).toBe(true)
})
