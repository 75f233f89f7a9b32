import { english } from '@galleria/i18n'
import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { styleRecovery } from './style-recovery.ts'

const observers: MutationObserver[] = []
class Observer extends MutationObserver {
  constructor(callback: MutationCallback) {
    super(callback)
    observers.push(this)
  }
}

let root: Root | undefined
afterEach(() => {
  for (const observer of observers.splice(0)) observer.disconnect()
  act(() => root?.unmount())
  document.head.replaceChildren()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Page whose style sheet fails three times before it is hydrated. */
function openBroken(body: string): void {
  document.documentElement.lang = 'en'
  document.head.innerHTML = '<link rel="stylesheet" data-precedence="module" href="/a.css">'
  document.body.innerHTML = body
  vi.stubGlobal('MutationObserver', Observer)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  new Function(styleRecovery(english))()
  for (let link = document.querySelector('link'); link; link = link.nextElementSibling as HTMLLinkElement)
    link.dispatchEvent(new Event('error'))
}

function hydrate(content: string, onProblem = () => {}): void {
  act(() => {
    root = hydrateRoot(
      document,
      <html lang="en">
        <head />
        <body>
          <div id="page">{content}</div>
        </body>
      </html>,
      { onRecoverableError: onProblem },
    )
  })
}

const alerts = () => Array.from(document.querySelectorAll('[role=alert]'), ({ textContent }) => textContent)
const notice = expect.stringContaining('load its styles')

test('The notice of lost styles survives hydration, which finds the page as it was rendered', () => {
  openBroken('<div id="page">Vase</div>')
  expect(alerts()).toEqual([notice])
  const onProblem = vi.fn()
  hydrate('Vase', onProblem)
  expect(alerts()).toEqual([notice])
  expect(document.getElementById('page')?.textContent).toBe('Vase')
  expect(onProblem).not.toHaveBeenCalled()
})

test('The notice of lost styles comes back when a failed hydration renders the page anew', async () => {
  openBroken('<div id="page">Vase</div>')
  hydrate('Lamp')
  await vi.waitFor(() => expect(alerts()).toEqual([notice]))
  expect(document.getElementById('page')?.textContent).toBe('Lamp')
})

test('A style sheet that does not come holds the page until those of the shell are there, and its looks are taken late', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  document.head.innerHTML = `<link rel="stylesheet" data-precedence="shell" href="/shell.css">
    <link rel="stylesheet" data-precedence="module" href="/hangs.css">`
  const [shell, hanging] = document.querySelectorAll('link')
  new Function(styleRecovery(english))()
  vi.advanceTimersByTime(2000)
  expect(hanging?.media).toBe('')
  Object.defineProperty(shell, 'sheet', { value: {} })
  vi.advanceTimersByTime(700)
  expect([shell?.media, hanging?.media]).toEqual(['', 'print'])
  hanging?.dispatchEvent(new Event('load'))
  expect(hanging?.hasAttribute('media')).toBe(false)
})
