// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { holdScript } from './hold-taps.ts'

beforeAll(() => {
  new Function(holdScript)()
})
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function page(html: string): void {
  document.body.innerHTML = `<main>${html}</main>`
  dispatchEvent(new Event('DOMContentLoaded'))
}

function find<E extends Element>(selector: string): E {
  const found = document.querySelector<E>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}

/** Marks an element as React does while it draws, before it hears of presses there. */
function draw<E extends Element>(element: E): E {
  return Object.assign(element, { __reactFiber$test: {} })
}

test('A press on a widget that React has drawn is done again once the widget hears', async () => {
  page('<span data-widget="cart.add-to-cart"><button type="button">Add</button></span>')
  const widget = draw(find('[data-widget]'))
  find<HTMLButtonElement>('button').click()
  await vi.advanceTimersByTimeAsync(1000)
  const heard = vi.fn()
  find('button').addEventListener('click', heard)
  await vi.advanceTimersByTimeAsync(1000)
  expect(heard).not.toHaveBeenCalled()
  widget.setAttribute('data-hears', 'inert')
  widget.dispatchEvent(new Event('galleria:hears', { bubbles: true }))
  await vi.advanceTimersByTimeAsync(1000)
  expect(heard).toHaveBeenCalledOnce()
})

test('A press that React heard is not done again, one that a widget missed is', async () => {
  document.documentElement.dataset.hydrates = ''
  for (const [by, times] of [
    ['live', 1],
    ['inert', 2],
  ] as const) {
    page('<span data-widget="cart.add-to-cart"><button type="button">Add</button></span>')
    const heard = vi.fn()
    find('button').addEventListener('click', heard)
    find<HTMLButtonElement>('button').click()
    // In the time between the press and its timer, React takes the widget over.
    find('[data-widget]').setAttribute('data-hears', by)
    await vi.advanceTimersByTimeAsync(1000)
    expect(heard, by).toHaveBeenCalledTimes(times)
  }
  delete document.documentElement.dataset.hydrates
})

test('Enter comes after what was typed, also where React came between the two', async () => {
  page('<input value="1" />')
  const field = find<HTMLInputElement>('input')
  field.value = '3'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  draw(field)
  const heard: string[] = []
  const listen = (event: Event) => heard.push(`${event.type} ${field.value}`)
  document.body.addEventListener('input', listen)
  document.body.addEventListener('keydown', listen)
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  await vi.advanceTimersByTimeAsync(1000)
  document.body.removeEventListener('input', listen)
  document.body.removeEventListener('keydown', listen)
  expect(heard).toEqual(['input 3', 'keydown 3'])
})

test('A field that a script made hears Enter at once', () => {
  page('')
  const field = find('main').appendChild(document.createElement('input'))
  const heard = vi.fn()
  field.addEventListener('keydown', heard)
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  expect(heard).toHaveBeenCalledOnce()
})

test('Text is kept however late its page comes, a press is not', async () => {
  page('<input value="1" /><button type="button">More</button>')
  const [field, button] = [find<HTMLInputElement>('input'), find<HTMLButtonElement>('button')]
  field.value = '3'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  button.click()
  await vi.advanceTimersByTimeAsync(60_000)
  const [typed, pressed] = [vi.fn(), vi.fn()]
  draw(field).addEventListener('input', typed)
  draw(button).addEventListener('click', pressed)
  await vi.advanceTimersByTimeAsync(1000)
  expect(typed).toHaveBeenCalledOnce()
  expect(pressed).not.toHaveBeenCalled()
})

test('A form is sent after what was typed into it', async () => {
  page('<form method="post"><input name="code" /><button>Apply</button></form>')
  const field = find<HTMLInputElement>('input')
  field.value = 'SPRING'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  draw(field)
  const form = draw(find<HTMLFormElement>('form'))
  const heard: string[] = []
  form.addEventListener('input', () => heard.push('input'))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    heard.push('submit')
  })
  form.requestSubmit(find<HTMLButtonElement>('button'))
  expect(heard).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  expect(heard).toEqual(['input', 'submit'])
})
