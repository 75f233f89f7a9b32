// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bootElementId } from '../common/boot.ts'
import type { WaitingCode } from '../common/waiting-code.ts'
import { hydrateScript } from './hydrate-on-interaction.ts'

const code: WaitingCode = {
  scripts: [{ href: '/assets/shell.js', integrity: 'sha384-a' }],
  preloads: [{ href: '/modules/catalog/entry.js', integrity: 'sha384-b', isModule: true }],
}

let paint: (() => void) | undefined
/** Stands for the browser's: jsdom paints nothing. */
class PaintObserver {
  readonly #seen: () => void
  constructor(seen: () => void) {
    this.#seen = seen
  }
  observe({ type }: { type: string }) {
    if (type === 'paint') paint = this.#seen
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  paint = undefined
  vi.stubGlobal('PerformanceObserver', PaintObserver)
  document.head.replaceChildren()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function openPage(waiting?: WaitingCode): void {
  document.body.innerHTML = `<script id="${bootElementId}" type="application/json">{}</script><button>Add</button>`
  const element = document.getElementById(bootElementId)
  if (element && waiting) element.dataset.code = JSON.stringify(waiting)
  new Function(hydrateScript)()
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }))
}

const asked = () =>
  [...document.head.querySelectorAll('link, script')].map(
    (each) => each.getAttribute('href') ?? each.getAttribute('src'),
  )

test('The first interaction fetches the code once, each file with its hash', () => {
  openPage(code)
  expect(asked()).toEqual([])
  dispatchEvent(new Event('scroll'))
  document.querySelector('button')?.click()
  expect(asked()).toEqual(['/modules/catalog/entry.js', '/assets/shell.js'])
  const [link, script] = document.head.children
  expect(link?.outerHTML).toContain('rel="modulepreload"')
  expect(link?.getAttribute('integrity')).toBe('sha384-b')
  expect(script?.getAttribute('integrity')).toBe('sha384-a')
  expect(script?.getAttribute('crossorigin')).toBe('anonymous')
})

test('A part that the browser has to make fetches it at once', () => {
  openPage({ ...code, isUrgent: true })
  expect(asked()).toHaveLength(2)
})

test('The first paint fetches it where the browser keeps something of the shop', () => {
  localStorage.setItem('galleria.saved', '[]')
  openPage(code)
  expect(asked()).toEqual([])
  paint?.()
  expect(asked()).toHaveLength(2)
})

test('A page that is known here and paints nothing fetches it a second after the load', async () => {
  localStorage.setItem('galleria.saved', '[]')
  openPage(code)
  dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(900)
  expect(asked()).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(asked()).toHaveLength(2)
})

test('Ten seconds after the load it comes without an interaction', () => {
  openPage(code)
  dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(9_000)
  expect(asked()).toEqual([])
  vi.advanceTimersByTime(2_000)
  expect(asked()).toHaveLength(2)
})

test('A page whose code does not wait has nothing fetched', () => {
  openPage()
  dispatchEvent(new Event('scroll'))
  expect(asked()).toEqual([])
})
