import { expect, test, vi } from 'vitest'
import { whilePressed } from './while-pressed.ts'

function pressable({ isPressed = false } = {}) {
  const host = document.createElement('span')
  host.innerHTML = '<button>Add</button>'
  document.body.replaceChildren(host)
  // The simulated page presses nothing.
  vi.spyOn(host, 'matches').mockImplementation((selector) => isPressed && selector === ':active')
  const button = host.firstElementChild as HTMLElement
  const released = whilePressed(host)
  const send = (type: string, init: object = {}) =>
    button.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), init))
  return { released, send }
}

test('A host that is not pressed waits for nothing', async () => {
  const { released } = pressable()
  await expect(released()).resolves.toBeUndefined()
})

test.each([
  ['a pointer', 'pointerdown', 'pointerup', {}],
  ['a finger that begins to scroll', 'pointerdown', 'pointercancel', {}],
  ['the space bar', 'keydown', 'keyup', { key: ' ' }],
])('%s is waited for until it is lifted and has clicked', async (_, down, up, init) => {
  vi.useFakeTimers()
  const { released, send } = pressable()
  send(down, init)
  const waited = vi.fn()
  const waiting = released().then(waited)
  await vi.advanceTimersByTimeAsync(5000)
  expect(waited).not.toHaveBeenCalled()
  send(up, init)
  expect(waited).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(50)
  await waiting
  expect(waited).toHaveBeenCalledOnce()
  vi.useRealTimers()
  await expect(released()).resolves.toBeUndefined()
})

test('Keys other than space act when they go down', async () => {
  const { released, send } = pressable()
  send('keydown', { key: 'Enter' })
  await expect(released()).resolves.toBeUndefined()
})

test.each([
  ['a pointer', 'pointerup'],
  ['the space bar', 'keyup'],
])('A press by %s from before anybody listened is waited for too', async (_, up) => {
  vi.useFakeTimers()
  const { released, send } = pressable({ isPressed: true })
  const waited = vi.fn()
  const waiting = released().then(waited)
  await vi.advanceTimersByTimeAsync(5000)
  expect(waited).not.toHaveBeenCalled()
  send(up)
  await vi.advanceTimersByTimeAsync(50)
  await waiting
  expect(waited).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

test('A field that loses the focus to what is pressed does not end the press, and the window does', async () => {
  vi.useFakeTimers()
  const { released, send } = pressable()
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  send('pointerdown')
  field.blur()
  const waited = vi.fn()
  const waiting = released().then(waited)
  await vi.advanceTimersByTimeAsync(5000)
  expect(waited).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('blur'))
  await vi.advanceTimersByTimeAsync(50)
  await waiting
  vi.useRealTimers()
})
