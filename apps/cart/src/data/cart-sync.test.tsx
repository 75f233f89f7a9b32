import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { announceCartChange, useCartSync } from './cart-sync.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
})

function Listener({ refresh }: { readonly refresh: () => void }) {
  useCartSync(refresh)
  return null
}
const listen = () => {
  const refresh = vi.fn()
  const { unmount } = render(<Listener refresh={refresh} />)
  return { refresh, unmount }
}
/** Sends a message as another tab would. */
function fromElsewhere(message: unknown) {
  const other = new BroadcastChannel('galleria.cart')
  other.postMessage(message)
  other.close()
}
const look = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('A change in another tab is heard without asking, whatever its message holds', async () => {
  const { refresh } = listen()
  fromElsewhere({ tab: 'another' })
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1))
  fromElsewhere(null)
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(2))
})

test('A change that came after the page was asked for and before its code is not missed', () => {
  const changed = (at: number) => localStorage.setItem('galleria.cart.changed', `${at} another`)
  changed(performance.timeOrigin - 1)
  expect(listen().refresh).not.toHaveBeenCalled()
  cleanup()
  changed(performance.timeOrigin + 1)
  expect(listen().refresh).toHaveBeenCalledTimes(1)
  cleanup()
  announceCartChange()
  expect(listen().refresh).not.toHaveBeenCalled()
})

test('A change of one’s own is not read twice, unless this tab is meant too', async () => {
  const { refresh } = listen()
  announceCartChange()
  fromElsewhere({ tab: 'another' })
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1))
  announceCartChange({ alsoHere: true })
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(2))
})

test('A shopper who returns after a while sees the current cart; a short absence asks nothing', () => {
  const { refresh } = listen()
  const now = vi.spyOn(Date, 'now').mockReturnValue(10_000)
  look('hidden')
  now.mockReturnValue(11_000)
  look('visible')
  expect(refresh).not.toHaveBeenCalled()
  look('hidden')
  now.mockReturnValue(14_000)
  look('visible')
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('A page that was left hears nothing any more', async () => {
  const left = listen()
  left.unmount()
  const { refresh } = listen()
  fromElsewhere({ tab: 'another' })
  await waitFor(() => expect(refresh).toHaveBeenCalled())
  expect(left.refresh).not.toHaveBeenCalled()
})
