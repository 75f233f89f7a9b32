import { english } from '@galleria/i18n'
import { afterEach, expect, test, vi } from 'vitest'
import { outdated } from './outdated.ts'

const release = (version: string) => ({
  name: 'cart',
  version,
  base: '/',
  entry: '',
  prefixes: [],
  files: [],
})
afterEach(() => {
  sessionStorage.clear()
  document.body.replaceChildren()
})

function type(text: string) {
  const field = document.createElement('textarea')
  field.name = 'note'
  document.body.append(field)
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return field
}

test('A tab whose release is gone is loaded anew once, never in a circle', () => {
  const again = vi.fn()
  outdated(release('1'), english, again)
  outdated(release('1'), english, again)
  expect(again).toHaveBeenCalledTimes(1)
  outdated(release('2'), english, again)
  expect(again).toHaveBeenCalledTimes(2)
})

test('A tab with unsaved input is not reloaded until the shopper says so', () => {
  const again = vi.fn()
  const field = type('a long letter')
  outdated(release('1'), english, again)
  expect(again).not.toHaveBeenCalled()
  // The widget that it stands in comes to life.
  const live = field.cloneNode() as HTMLTextAreaElement
  field.replaceWith(live)
  live.value = field.value
  outdated(release('1'), english, again)
  expect(again).not.toHaveBeenCalled()
  live.value = ''
  outdated(release('1'), english, again)
  expect(again).toHaveBeenCalledTimes(1)
})

test('A browser that keeps nothing is never loaded anew by itself', () => {
  const again = vi.fn()
  const broken = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('no room')
  })
  outdated(release('1'), english, again)
  expect(again).not.toHaveBeenCalled()
  broken.mockRestore()
})
