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

test('Text is kept however late its page comes, a press for as long as the page tells that it waits', async () => {
  page('<input value="1" /><button type="button">More</button>')
  const [field, button] = [find<HTMLInputElement>('input'), find<HTMLButtonElement>('button')]
  field.value = '3'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  button.click()
  await vi.advanceTimersByTimeAsync(50_000)
  const isTold = () => document.documentElement.hasAttribute('data-holds')
  expect(isTold()).toBe(true)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(isTold()).toBe(false)
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

test('A form that code alone can send waits for it, with and without text; one with an address does not', async () => {
  page('<form><input /><input /></form><form action="/search"><input name="q" /></form>')
  const heard: string[] = []
  const listen = (event: Event) => {
    event.preventDefault()
    heard.push(`${event.type} ${(event.target as Element).getAttribute('action')}`)
  }
  document.body.addEventListener('submit', listen)
  for (const form of document.forms) form.requestSubmit()
  expect(heard).toEqual(['submit /search'])
  for (const element of document.querySelectorAll('form, input')) draw(element)
  await vi.advanceTimersByTimeAsync(1000)
  expect(heard).toEqual(['submit /search', 'submit null'])
  document.body.removeEventListener('submit', listen)
})

test('A form that React has taken over is sent after the text that it does not know yet', async () => {
  for (const opening of ['<form>', '<form action="/search">']) {
    page(`${opening}<input /><input /></form>`)
    const [from, to] = document.querySelectorAll('input') as unknown as [HTMLInputElement, HTMLInputElement]
    for (const field of [from, to]) {
      field.value = field === from ? '/old' : '/new'
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    for (const element of document.querySelectorAll('form, input')) draw(element)
    const heard: string[] = []
    const listen = (event: Event) => {
      event.preventDefault()
      heard.push(event.type === 'input' ? (event.target as HTMLInputElement).value : event.type)
    }
    for (const type of ['input', 'submit']) document.body.addEventListener(type, listen)
    find<HTMLFormElement>('form').requestSubmit()
    await vi.advanceTimersByTimeAsync(1000)
    for (const type of ['input', 'submit']) document.body.removeEventListener(type, listen)
    expect(heard, opening).toEqual(['/old', '/new', 'submit'])
  }
})

/** Puts another page into the place of the one that is there, alive. */
function replacePage(html: string): void {
  document.body.innerHTML = `<main>${html}</main>`
  for (const element of document.querySelectorAll('input, form, button')) draw(element)
}

test('Text, focus and the form that was sent go on to the page that takes the place of the server’s', async () => {
  const form = '<form method="post"><input name="email" /><input name="code" /><button>Go on</button></form>'
  page(form)
  const heard: string[] = []
  const listen = (event: Event) => {
    event.preventDefault()
    heard.push(`${event.type} ${(event.target as HTMLInputElement).name}`)
  }
  document.body.addEventListener('input', listen)
  document.body.addEventListener('submit', listen)
  for (const [name, value] of [
    ['email', 'ada@galleria.test'],
    ['code', '4711'],
  ] as const) {
    const field = find<HTMLInputElement>(`[name=${name}]`)
    field.focus()
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  find<HTMLFormElement>('form').requestSubmit(find<HTMLButtonElement>('button'))
  heard.length = 0
  await vi.advanceTimersByTimeAsync(1000)
  replacePage(form)
  await vi.advanceTimersByTimeAsync(1000)
  document.body.removeEventListener('input', listen)
  document.body.removeEventListener('submit', listen)
  expect(find<HTMLInputElement>('[name=email]').value).toBe('ada@galleria.test')
  expect(find<HTMLInputElement>('[name=code]').value).toBe('4711')
  expect(document.activeElement).toBe(find('[name=code]'))
  expect(heard).toEqual(['input email', 'input code', 'submit '])
})

test('Fields without names keep their places on the page that takes the place of the server’s', async () => {
  const form = '<form><input /></form><form><input /><input /></form>'
  page(form)
  const [, , last] = document.querySelectorAll('input') as unknown as HTMLInputElement[]
  if (!last) throw new Error('no field')
  last.value = '/new'
  last.dispatchEvent(new Event('input', { bubbles: true }))
  document.forms[1]?.requestSubmit()
  await vi.advanceTimersByTimeAsync(1000)
  const sent = vi.fn((event: Event) => event.preventDefault())
  replacePage(form)
  document.forms[1]?.addEventListener('submit', sent)
  await vi.advanceTimersByTimeAsync(1000)
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(['', '', '/new'])
  expect(sent).toHaveBeenCalledOnce()
})

test('Each text is drawn before the next one goes on, so that a form with one state keeps both', async () => {
  const form = '<form><input name="from" /><input name="to" /></form>'
  page(form)
  for (const field of document.querySelectorAll('input')) {
    field.value = `/${field.name}`
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  await vi.advanceTimersByTimeAsync(1000)
  let drawn = {}
  const listen = ({ target }: Event) => {
    const { name, value } = target as HTMLInputElement
    const next = { ...drawn, [name]: value }
    queueMicrotask(() => (drawn = next))
  }
  document.body.addEventListener('input', listen)
  replacePage(form)
  await vi.advanceTimersByTimeAsync(1000)
  document.body.removeEventListener('input', listen)
  expect(drawn).toEqual({ from: '/from', to: '/to' })
})

test('Text of one address is not put into another address’s field of the same name', async () => {
  page('<input name="email" />')
  const field = find<HTMLInputElement>('input')
  field.value = 'ada@galleria.test'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  history.pushState(null, '', '/elsewhere')
  replacePage('<input name="email" />')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(find<HTMLInputElement>('input').value).toBe('')
  history.pushState(null, '', '/')
})
