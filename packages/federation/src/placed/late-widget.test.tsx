import { act, cleanup, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Widget, type WidgetComponent, type WidgetEnvironment, WidgetEnvironmentContext } from '../index.ts'

const late = () => new DOMException('Took too long', 'TimeoutError')
const Live: WidgetComponent = () => <a href="/cart">Cart, 1 item</a>

function place(...answers: readonly (unknown | WidgetComponent)[]) {
  const load = vi.fn<WidgetEnvironment['load']>()
  for (const answer of answers)
    if (typeof answer === 'function') load.mockResolvedValueOnce(answer as WidgetComponent)
    else load.mockRejectedValueOnce(answer)
  load.mockRejectedValue(late())
  const environment: WidgetEnvironment = { load, ready: () => undefined, served: () => false }
  render(
    <WidgetEnvironmentContext value={environment}>
      <Widget name="cart.mini-cart" fallback={<a href="/cart">Cart</a>} />
    </WidgetEnvironmentContext>,
  )
  return load
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
/** A pause begins once what was shown before it has been drawn. */
const longer = async () => {
  for (let tenth = 0; tenth < 10; tenth++) await pass(60_000)
}
const shown = () => screen.getByRole('link').textContent

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test.each([
  ['an entry', late()],
  ['a chunk', Object.assign(new Error('Loading chunk 1 failed'), { type: 'timeout' })],
])('A widget for which %s came too late leaves its fallback, and comes later', async (_, error) => {
  const load = place(error, late(), Live)
  await pass(0)
  await pass(1999)
  expect([shown(), load.mock.calls.length]).toEqual(['Cart', 1])
  await pass(1)
  expect([shown(), load.mock.calls.length]).toEqual(['Cart', 2])
  await pass(8000)
  expect([shown(), load.mock.calls.length]).toEqual(['Cart, 1 item', 3])
})

test('A late widget does not replace a fallback that has the focus', async () => {
  place(late(), Live)
  await pass(0)
  screen.getByRole('link').focus()
  await longer()
  expect(shown()).toBe('Cart')
  screen.getByRole('link').blur()
  await pass(0)
  expect(shown()).toBe('Cart, 1 item')
})

test('A widget that never comes is requested three times more, and a broken one not again', async () => {
  const hanging = place()
  await longer()
  expect([shown(), hanging.mock.calls.length]).toEqual(['Cart', 4])
  cleanup()
  const broken = place(new Error('is not what was released'))
  await longer()
  expect([shown(), broken.mock.calls.length]).toEqual(['Cart', 1])
})

test('A page that was left asks no more', async () => {
  const load = place(late())
  await pass(0)
  cleanup()
  await longer()
  expect(load).toHaveBeenCalledOnce()
})

test('A press on the server’s HTML of a late widget is done on the widget once it has come', async () => {
  const pressed = vi.fn()
  const Button: WidgetComponent = () => (
    <button type="button" onClick={pressed}>
      Add
    </button>
  )
  const load = vi.fn<WidgetEnvironment['load']>().mockRejectedValueOnce(late()).mockResolvedValue(Button)
  const page = (ready: WidgetComponent | undefined) => (
    <WidgetEnvironmentContext value={{ load, ready: () => ready, served: () => true }}>
      <Widget name="cart.mini-cart" fallback={<a href="/cart">Cart</a>} load="interaction" />
    </WidgetEnvironmentContext>
  )
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = renderToString(page(Button))
  await act(async () => void hydrateRoot(host, page(undefined)))
  screen.getByRole('button').click()
  await pass(0)
  expect([screen.getByRole('button').textContent, load.mock.calls.length]).toEqual(['Add', 1])
  await pass(2000)
  await pass(100)
  expect(load).toHaveBeenCalledTimes(2)
  expect(pressed).toHaveBeenCalledOnce()
  host.remove()
})
