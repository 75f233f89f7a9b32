import type { ModuleDefinition } from '@galleria/federation'
import { createMemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { moduleRoutes } from '../composition/module-routes.tsx'
import { patience, withLoaderTimeouts } from './loader-timeout.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = () => new Promise<never>(() => {})
const definition: ModuleDefinition = {
  name: 'cart',
  routes: [
    { path: 'cart', loader: () => 'eager' },
    { path: 'cart/hangs', lazy: async () => ({ loader: never, Component: () => null }) },
    { path: 'cart/fails', lazy: async () => ({ loader: () => Promise.reject(new Error('its own')) }) },
  ],
}

async function open(path: string) {
  const router = createMemoryRouter([moduleRoutes(withLoaderTimeouts(definition)).route, { path: '*' }])
  const going = router.navigate(path)
  return { router, going }
}
const failure = (router: ReturnType<typeof createMemoryRouter>) => Object.values(router.state.errors ?? {})[0]

test('A loader that never ends fails its page when patience is over, and not before', async () => {
  const { router } = await open('/cart/hangs')
  await vi.advanceTimersByTimeAsync(patience - 1)
  expect(router.state.navigation.state).toBe('loading')
  await vi.advanceTimersByTimeAsync(1)
  expect(router.state.navigation.state).toBe('idle')
  expect(failure(router)).toMatchObject({ message: 'The page took too long' })
})

test('A loader that answers or fails by itself does so as before, and leaves no timer', async () => {
  const { router } = await open('/cart')
  await vi.advanceTimersByTimeAsync(0)
  expect(Object.values(router.state.loaderData)).toEqual(['eager'])
  await router.navigate('/cart/fails')
  expect(failure(router)).toMatchObject({ message: 'its own' })
  expect(vi.getTimerCount()).toBe(0)
})
