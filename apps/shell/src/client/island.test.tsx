import type { Island } from '@galleria/federation'
import { act, Component, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { islandComponent } from './island.tsx'

let root: Root | undefined
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  act(() => root?.unmount())
  root = undefined
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Draws in an element of its own; what it returns draws anew. */
function render(first: ReactNode) {
  const container = document.createElement('div')
  const drawn = createRoot(container)
  root = drawn
  const rerender = (next: ReactNode) => act(() => drawn.render(next))
  rerender(first)
  return { container, rerender, unmount: () => act(() => drawn.unmount()) }
}

/** A framework of a few lines: it draws a name, and tells what is asked of it. */
function framework() {
  const asked: string[] = []
  const fail: { now?: (error: unknown) => void } = {}
  const island: Island = {
    mount(element, props, { isServed, onError }) {
      asked.push(`mount ${props.name}${isServed ? ' into what was served' : ''}`)
      fail.now = onError
      if (props.name === 'broken') throw new Error('cannot mount')
      if (!isServed) element.textContent = String(props.name)
      return {
        update(next) {
          asked.push(`update ${next.name}`)
          if (next.name === 'broken') throw new Error('cannot update')
          element.textContent = String(next.name)
        },
        unmount: () => void asked.push('unmount'),
      }
    },
  }
  return { asked, fail, Part: islandComponent(island) }
}

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { failed: '' }
  static getDerivedStateFromError = (error: Error) => ({ failed: error.message })
  override render() {
    return this.state.failed || this.props.children
  }
}

test('An island is mounted once, updated by new props, and unmounted', () => {
  const { asked, Part } = framework()
  const { container, rerender, unmount } = render(<Part name="Lamp" />)
  rerender(<Part name="Vase" />)
  expect(container).toHaveProperty('textContent', 'Vase')
  unmount()
  expect(asked).toEqual(['mount Lamp', 'update Vase', 'unmount'])
})

test('HTML of the server is kept and handed to the island', () => {
  const { asked, Part } = framework()
  const host = document.createElement('div')
  const served = <div dangerouslySetInnerHTML={{ __html: '<b>Lamp</b>' }} />
  host.innerHTML = renderToString(served)
  const bold = host.querySelector('b')
  const error = vi.spyOn(console, 'error')
  act(() => {
    root = hydrateRoot(host, <Part name="Lamp" />)
  })
  expect(asked).toEqual(['mount Lamp into what was served'])
  expect(host.querySelector('b')).toBe(bold)
  expect(error).not.toHaveBeenCalled()
})

test.each([
  ['mounts', 'cannot mount'],
  ['is updated', 'cannot update'],
  ['stands there', 'cannot go on'],
])('An error while an island %s is one for the boundary around it', (when, message) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { fail, Part } = framework()
  const around = (name: string) => (
    <Boundary>
      <Part name={name} />
    </Boundary>
  )
  const { container, rerender } = render(around(when === 'mounts' ? 'broken' : 'Lamp'))
  if (when === 'is updated') rerender(around('broken'))
  if (when === 'stands there') act(() => fail.now?.(new Error('cannot go on')))
  expect(container).toHaveProperty('textContent', message)
})
