import { Suspense, use, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { holdScript } from './hold-taps.ts'

beforeAll(() => {
  new Function(holdScript)()
})

/** As a browser does: past the property by which React notices what code sets. */
function type(field: HTMLInputElement, text: string) {
  field.dispatchEvent(new KeyboardEvent('keydown', { key: text.at(-1) ?? '', bubbles: true }))
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new KeyboardEvent('keyup', { key: text.at(-1) ?? '', bubbles: true }))
}

/** As a browser does; this DOM has no way to make a list of files. */
function choose(field: HTMLInputElement, file: File) {
  Object.defineProperty(field, 'files', { value: [file], writable: true })
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

test.each(['before React comes', 'while React waits for code'])(
  'A press %s on a part whose code is late is done once, when the part hears',
  async (when) => {
    const code = Promise.withResolvers<void>()
    let isServer = true
    function Late() {
      if (!isServer) use(code.promise)
      return <i>late</i>
    }
    function Page() {
      const [count, setCount] = useState(0)
      return (
        <button type="button" onClick={() => setCount(count + 1)}>
          Pressed {count}
        </button>
      )
    }
    const page = (
      <main>
        <Suspense>
          <Page />
          <Late />
        </Suspense>
      </main>
    )
    document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`
    dispatchEvent(new Event('DOMContentLoaded'))
    const button = document.querySelector('button') as HTMLButtonElement
    isServer = false
    delete document.documentElement.dataset.hydrates
    if (when === 'before React comes') button.click()
    document.documentElement.dataset.hydrates = ''
    const root = hydrateRoot(document.querySelector('#root') as Element, page)
    // React has drawn the button, and waits for what stands beside it.
    await vi.waitFor(() => expect(Object.keys(button).join()).toContain('__reactFiber$'))
    if (when !== 'before React comes') button.click()
    await new Promise((go) => setTimeout(go, 300))
    expect(button.textContent).toBe('Pressed 0')
    expect(document.documentElement.hasAttribute('data-holds')).toBe(true)
    code.resolve()
    await vi.waitFor(() => expect(button.textContent).toBe('Pressed 1'))
    expect(document.documentElement.hasAttribute('data-holds')).toBe(false)
    await new Promise((go) => setTimeout(go, 300))
    expect(button.textContent).toBe('Pressed 1')
    root.unmount()
  },
)

test('Text that is typed into a part whose code is late stays, and the part hears of it', async () => {
  const code = Promise.withResolvers<void>()
  let isServer = true
  function Late() {
    if (!isServer) use(code.promise)
    return <i>late</i>
  }
  function Page() {
    const [name, setName] = useState('')
    return (
      <form onSubmit={() => undefined}>
        <input name="name" value={name} onChange={({ target }) => setName(target.value)} />
        <output>{name}</output>
      </form>
    )
  }
  const page = (
    <main>
      <Suspense>
        <Page />
        <Late />
      </Suspense>
    </main>
  )
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`
  dispatchEvent(new Event('DOMContentLoaded'))
  isServer = false
  document.documentElement.dataset.hydrates = ''
  const root = hydrateRoot(document.querySelector('#root') as Element, page)
  const field = document.querySelector('input') as HTMLInputElement
  await vi.waitFor(() => expect(Object.keys(field).join()).toContain('__reactFiber$'))
  field.focus()
  for (const text of ['A', 'Ad', 'Ada']) type(field, text)
  await new Promise((go) => setTimeout(go, 300))
  expect(field.value).toBe('Ada')
  code.resolve()
  await vi.waitFor(() => expect(document.querySelector('output')?.textContent).toBe('Ada'))
  expect(document.querySelector('input')?.value).toBe('Ada')
  root.unmount()
})

test.each(['before React comes', 'while React waits for code'])(
  'A file that is chosen %s is handed over once, when the part hears',
  async (when) => {
    const code = Promise.withResolvers<void>()
    const taken: (string | undefined)[] = []
    let isServer = true
    function Late() {
      if (!isServer) use(code.promise)
      return <i>late</i>
    }
    const page = (
      <main>
        <Suspense>
          <form onSubmit={() => undefined}>
            <input
              type="file"
              onChange={({ target }) => {
                taken.push(target.files?.[0]?.name)
                target.value = ''
              }}
            />
          </form>
          <Late />
        </Suspense>
      </main>
    )
    document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`
    dispatchEvent(new Event('DOMContentLoaded'))
    isServer = false
    delete document.documentElement.dataset.hydrates
    const field = document.querySelector('input') as HTMLInputElement
    const file = new File(['mail,points'], 'old.csv')
    if (when === 'before React comes') choose(field, file)
    document.documentElement.dataset.hydrates = ''
    const root = hydrateRoot(document.querySelector('#root') as Element, page)
    await vi.waitFor(() => expect(Object.keys(field).join()).toContain('__reactFiber$'))
    if (when !== 'before React comes') choose(field, file)
    await new Promise((go) => setTimeout(go, 300))
    expect(taken).toEqual([])
    code.resolve()
    await vi.waitFor(() => expect(taken).toEqual(['old.csv']))
    await new Promise((go) => setTimeout(go, 300))
    expect(taken).toEqual(['old.csv'])
    root.unmount()
  },
)
