import { expect, test, vi } from 'vitest'
import { whenWanted } from './when-wanted.ts'

function place(prepare: (host: HTMLElement) => void = () => {}) {
  const host = document.createElement('span')
  host.innerHTML = '<button>Add</button>'
  document.body.replaceChildren(host)
  prepare(host)
  const start = vi.fn()
  whenWanted({ host, load: 'interaction', session: undefined, start })
  return { button: host.firstElementChild as HTMLElement, start }
}

test('A widget waits until somebody reaches for it', () => {
  const { button, start } = place()
  expect(start).not.toHaveBeenCalled()
  button.dispatchEvent(new Event('pointerover', { bubbles: true }))
  button.focus()
  expect(start).toHaveBeenCalledOnce()
})

test('A click alone is a sign, also where the host keeps it for the live widget', () => {
  // A finger that was down before anybody listened leaves nothing but the click.
  const { button, start } = place((host) =>
    host.addEventListener('click', (event) => event.stopPropagation(), { capture: true }),
  )
  button.click()
  expect(start).toHaveBeenCalledOnce()
})

test.each([
  ['has the focus', (host: HTMLElement) => host.querySelector('button')?.focus()],
  // The simulated page presses nothing.
  [
    'is pressed',
    (host: HTMLElement) => vi.spyOn(host, 'matches').mockImplementation((at) => at === ':active'),
  ],
])('A widget that %s before anybody listened is wanted at once', (_, prepare) => {
  expect(place(prepare).start).toHaveBeenCalledOnce()
})
