// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bootElementId } from '../common/boot.ts'
import type { WaitingCode } from '../common/waiting-code.ts'
import { hydrateScript } from './hydrate-on-interaction.ts'

const code: WaitingCode = {
  scripts: [{ href: '/assets/shell.js', integrity: 'sha384-a' }],
  preloads: [{ href: '/modules/catalog/entry.js', integrity: 'sha384-b', isModule: true }],
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  document.head.replaceChildren()
})
afterEach(() => void vi.useRealTimers())

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

test('A part that the browser has to make, or something kept of the shop, fetches it at once', () => {
  openPage({ ...code, isUrgent: true })
  expect(asked()).toHaveLength(2)
  document.head.replaceChildren()
  localStorage.setItem('galleria.saved', '[]')
  openPage(code)
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
