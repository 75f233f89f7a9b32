import type { ModuleDefinition } from '@galleria/federation'
import { PlatformError } from '@galleria/platform-client'
import { act, Component, type ComponentType, type ReactNode, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withKeptState } from './from-source.tsx'

/** The component's present work: an edit replaces it, and a hot update can take it back. */
let version = (): ReactNode => null
const told = vi.fn()

const hot = {
  takeBack: () => false,
  refreshed: new Set<() => void>(),
  updated: new Set<() => void>(),
}
let root: Root
const text = () => document.body.textContent
const show = (page: ReactNode) => act(() => root.render(page))

beforeEach(() => {
  // React's own switch for tests.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body, { onRecoverableError: () => undefined })
  vi.stubGlobal('reportError', told)
  vi.stubGlobal('__galleria_hot', hot)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  act(() => root.unmount())
  hot.takeBack = () => false
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  told.mockReset()
})

function Counter() {
  const [count, setCount] = useState(1)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count} {version()}
    </button>
  )
}

/** The boundary around a module's part: all below it is lost when it catches. */
class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    return this.state.failed ? 'Not possible right now' : this.props.children
  }
}

async function page() {
  const definition = { name: 'cart', routes: [{ path: 'cart', lazy: async () => ({ Component: Counter }) }] }
  const { lazy } = withKeptState(definition as ModuleDefinition).routes[0] ?? {}
  if (typeof lazy !== 'function') throw new Error('The route is no longer lazy')
  const { Component: Page } = (await lazy()) as { Component: ComponentType }
  return (
    <Boundary>
      <Page />
    </Boundary>
  )
}

function broken(): never {
  throw new Error('cannot be rendered')
}

test('A hot update that throws is told and taken back, and what was typed stays', async () => {
  version = () => 'pieces'
  show(await page())
  act(() => document.querySelector('button')?.click())
  version = broken
  hot.takeBack = () => {
    version = () => 'pieces'
    return true
  }
  show(await page())
  expect(text()).toBe('2 pieces')
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ message: 'cannot be rendered' }))
})

test('A component that throws when it is first rendered says so in its place, and comes when an edit mends it', async () => {
  version = broken
  show(await page())
  expect(text()).toBe('Error: cannot be rendered')
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ message: 'cannot be rendered' }))
  version = () => 'pieces'
  act(() => {
    for (const listener of hot.refreshed) listener()
  })
  expect(text()).toBe('1 pieces')
})

test('An answer of the platform goes to the boundary of the page', async () => {
  version = () => {
    throw new PlatformError('Not now', { status: 503 })
  }
  show(await page())
  expect(text()).toBe('Not possible right now')
  expect(told).not.toHaveBeenCalled()
})
