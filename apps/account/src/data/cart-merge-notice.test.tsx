import { languageOf } from '@galleria/i18n'
import { ToastRegion } from '@galleria/ui'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messages, messagesIn } from '../messages/index.ts'
import { cartMergeNotice } from '../state.ts'
import { showCartMergeNotice, storeCartMergeNotice } from './cart-merge-notice.ts'

const [first, second, third] = [1, 2, 3]
const english = messagesIn(languageOf('/'))
const shown = () =>
  screen.queryAllByText(/earlier (is|are) in your cart too|سابقًا/).map(({ textContent }) => textContent)

beforeEach(() => {
  vi.useFakeTimers()
  cartMergeNotice.clear()
  render(<ToastRegion />)
})
afterEach(() => {
  act(() => vi.advanceTimersByTime(60_000))
  cleanup()
  vi.useRealTimers()
})
const tell = (here: number, t = english) => act(() => showCartMergeNotice(t, here))

test('The cart merge notice is shown once in a page, however often it renders', () => {
  storeCartMergeNotice({ fewer: [], earlier: 1 })
  for (let times = 0; times < 3; times++) tell(first)
  expect(shown()).toHaveLength(1)
})

test('A reload before the notice was read shows it once more, in the current language, and never again', async () => {
  await messages.load('ar')
  storeCartMergeNotice({ fewer: [], earlier: 1 })
  tell(first)
  tell(second, messagesIn(languageOf('/ar')))
  expect(shown()).toEqual([expect.stringContaining('earlier'), expect.stringContaining('سابقًا')])
  tell(third)
  expect(shown()).toHaveLength(2)
})

test('A notice shown long enough to be read is not shown on the next page', () => {
  storeCartMergeNotice({ fewer: [], earlier: 1 })
  tell(first)
  act(() => vi.advanceTimersByTime(8000))
  expect(shown()).toEqual([])
  tell(second)
  expect(shown()).toEqual([])
})

test('Fewer than wanted comes first; a cart that is as it was needs no words', () => {
  storeCartMergeNotice({ fewer: [], earlier: 0 })
  expect(cartMergeNotice.get()).toBeNull()
  storeCartMergeNotice({ fewer: ['Moon Jar'], earlier: 2 })
  tell(first)
  expect(screen.getByText(/fewer were kept: Moon Jar/)).toBeTruthy()
})
