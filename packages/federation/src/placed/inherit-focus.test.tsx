import { expect, test } from 'vitest'
import { inheritFocus } from './inherit-focus.ts'

/** The server's HTML in a place, and what takes it over. `reached`: what has the focus before anybody listens. */
function place(html: string, reached?: string) {
  const parent = document.createElement('div')
  const host = document.createElement('span')
  host.innerHTML = html
  parent.append(host)
  document.body.replaceChildren(parent)
  if (reached) host.querySelector<HTMLElement>(reached)?.focus()
  const inherit = inheritFocus(host)
  return {
    host,
    takeOver() {
      const live = document.createElement('span')
      live.innerHTML = html
      const heard: string[] = []
      for (const type of ['click', 'input'])
        live.addEventListener(type, (event) => {
          event.preventDefault()
          heard.push(`${type} ${(event.target as Element).localName}`)
        })
      host.replaceWith(live)
      inherit()
      return { live, heard }
    },
  }
}

test('A press on a drawing in a link is done on the link', () => {
  const { host, takeOver } = place('<a href="/stores"><svg><path /></svg></a>')
  host.querySelector('path')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  expect(takeOver().heard).toEqual(['click a'])
})

test('The live field has the text that was typed, and every framework hears of it', () => {
  const { host, takeOver } = place('<input value="3"><input value="9">')
  const [field] = host.querySelectorAll('input')
  if (field) field.value = '2'
  const { live, heard } = takeOver()
  expect([...live.querySelectorAll('input')].map(({ value }) => value)).toEqual(['2', '9'])
  expect(heard).toEqual(['input input'])
})

test('A field that was reached before anybody listened keeps the focus', () => {
  const { takeOver } = place('<input value="3"><input value="9">', 'input:last-child')
  const { live } = takeOver()
  expect(document.activeElement === live.querySelector('input:last-child')).toBe(true)
})
