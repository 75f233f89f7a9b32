import { z } from '@galleria/platform-client'
import { act, cleanup, render, screen } from '@testing-library/react'
import { useAtom } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionValue } from './index.ts'

interface Place {
  readonly country: string
}
const shape = z.object({ country: z.string() })
const place = () => sessionValue<Place>('test.place', shape)

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('A value that was set is there after a reload, until it is cleared', () => {
  place().set({ country: 'US' })
  expect(place().get()).toEqual({ country: 'US' })
  const before = place()
  before.clear()
  expect([before.get(), place().get(), sessionStorage.length]).toEqual([null, null, 0])
})

test.each(['{', '"text"', '[]', '{"country":1}', 'null'])('Stored %s is as good as nothing', (text) => {
  sessionStorage.setItem('test.place', text)
  expect(place().get()).toBeNull()
})

test('A value lives as long as the page where storage is blocked', () => {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
  }
  const value = place()
  value.set({ country: 'US' })
  expect(value.get()).toEqual({ country: 'US' })
  value.clear()
  expect(value.get()).toBeNull()
})

test('A component follows what an action sets, and an action sees what a component set', () => {
  const value = place()
  function Country() {
    const [at, go] = useAtom(value.atom)
    return (
      <button type="button" onClick={() => go({ country: 'CA' })}>
        {at?.country ?? 'nowhere'}
      </button>
    )
  }
  render(<Country />)
  expect(screen.getByRole('button').textContent).toBe('nowhere')
  act(() => value.set({ country: 'US' }))
  expect(screen.getByRole('button').textContent).toBe('US')
  act(() => screen.getByRole('button').click())
  expect(value.get()).toEqual({ country: 'CA' })
})

test('A server keeps nothing, for its requests are of different people', () => {
  const value = place()
  vi.stubGlobal('document', undefined)
  vi.stubGlobal('sessionStorage', undefined)
  value.set({ country: 'US' })
  expect(value.get()).toBeNull()
})
