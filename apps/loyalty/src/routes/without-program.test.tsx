import { platform, Widget } from '@galleria/federation'
import { renderInModule, renderModule } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { createPlatformClient } from '@galleria/platform-client'
import { RouterContextProvider } from '@galleria/router'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { hasProgram } from '../data/has-program.ts'
import module from '../module.ts'
import { newMember } from './member.fixture.ts'

const site = await createTestPlatform({ seed: 'small' })
afterAll(() => site.close())
afterEach(cleanup)

/** A site on which nobody has installed the program: everything else is real. */
const asked = vi.fn<(path: string) => void>()
const without = {
  ...site,
  fetch: (async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    if (!pathname.includes('loyalty')) return site.fetch(input, init)
    asked(pathname)
    return Response.json({ message: 'Not found', details: {} }, { status: 404 })
  }) satisfies typeof fetch,
}

test('Without a program the page says that there is none, and leads on', async () => {
  renderModule(module, { at: '/loyalty', platform: without })
  const heading = { level: 1, name: 'This store has no points program' }
  expect(await screen.findByRole('heading', heading)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See all products' })).toBeTruthy()
})

test('Without a program its widgets are not there, for a member neither', async () => {
  asked.mockClear()
  const { session } = await newMember(site)
  const { container } = renderInModule(
    module,
    <>
      <Widget name="loyalty.points-preview" amount="48.99" currency="USD" />
      <Widget name="loyalty.order-points" orderId="a3b0c442-98fc-4c14-9af4-27ae41e4649b" />
      <Widget name="loyalty.balance" />
    </>,
    { platform: without, session },
  )
  await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThanOrEqual(3), 10_000)
  expect(container.textContent).toBe('')
})

test('The footer learns whether there is a program, and nothing from an outage', async () => {
  const { session } = await newMember(site)
  const { getAuthHeaders } = session
  const asking = (fetch: typeof globalThis.fetch) => {
    const context = new RouterContextProvider()
    context.set(platform, createPlatformClient({ baseUrl: site.url, fetch, getAuthHeaders }))
    return hasProgram(context)
  }
  expect(await asking(site.fetch)).toBe(true)
  expect(await asking(without.fetch)).toBe(false)
  const down = async () => Response.json({ message: 'System error occurred', details: {} }, { status: 500 })
  await expect(asking(down)).rejects.toThrow('System error occurred')
})
