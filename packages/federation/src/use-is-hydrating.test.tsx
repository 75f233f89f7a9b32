import { act } from '@testing-library/react'
import { Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import {
  useIsHydrating,
  useStartsHydrating,
  Widget,
  type WidgetEnvironment,
  WidgetEnvironmentContext,
} from './index.ts'

afterEach(() => document.body.replaceChildren())

async function hydrate(page: React.ReactNode) {
  const host = document.createElement('div')
  host.innerHTML = renderToString(page)
  document.body.append(host)
  const errors: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(host, page, { onRecoverableError: (error) => errors.push(error) }),
  )
  expect(errors).toEqual([])
  return { host, root }
}

test('Both say that the HTML is taken over, and only one renders a second time', async () => {
  const said: Record<string, boolean[]> = { is: [], starts: [] }
  function Is() {
    said.is?.push(useIsHydrating())
    return <i>is</i>
  }
  function Starts() {
    said.starts?.push(useStartsHydrating())
    return <i>starts</i>
  }
  const page = (
    <Suspense>
      <Is />
      <Starts />
    </Suspense>
  )
  renderToString(page)
  said.is = []
  said.starts = []
  const { root } = await hydrate(page)
  // The server's rendering comes first.
  expect(said).toEqual({ is: [true, true, false], starts: [true, true] })
  await act(async () =>
    root.render(
      <p>
        <Starts />
      </p>,
    ),
  )
  expect(said.starts?.at(-1)).toBe(false)
})

test('A widget that stands in the HTML is rendered once, and stays inert until its code is there', async () => {
  let renderings = 0
  const environment: WidgetEnvironment = {
    load: () => new Promise(() => undefined),
    ready: () => undefined,
    served: () => true,
    placed: () => void renderings++,
  }
  const page = (
    <WidgetEnvironmentContext value={environment}>
      <Widget name="cart.mini-cart" load="interaction" fallback={<a href="/cart">Cart</a>} />
    </WidgetEnvironmentContext>
  )
  const host = document.createElement('div')
  host.innerHTML = '<span data-widget="cart.mini-cart"><a href="/cart">Cart, 1 item</a></span>'
  document.body.append(host)
  await act(async () => hydrateRoot(host, page))
  expect([renderings, host.textContent]).toEqual([1, 'Cart, 1 item'])
})
