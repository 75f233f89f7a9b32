import type { ModuleDefinition } from '@galleria/federation'
import { createMemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { BrowserModule } from '../common/boot.ts'
import { rootRouteId } from '../common/route-ids.ts'
import { createDiscovery } from './discovery.ts'

const cart: ModuleDefinition = { name: 'cart', routes: [{ path: 'cart' }] }
const release: BrowserModule = {
  name: 'cart',
  version: '1',
  base: '/',
  entry: 'e',
  prefixes: ['/cart'],
  files: [],
}

function open() {
  let loads = 0
  let arrive = (_: ModuleDefinition) => {}
  const load = () => {
    loads += 1
    return new Promise<ModuleDefinition>((resolve) => {
      arrive = resolve
    })
  }
  const router = createMemoryRouter([{ id: rootRouteId, children: [{ path: '*', id: 'elsewhere' }] }], {
    patchRoutesOnNavigation: createDiscovery(
      {
        forPath: async (path) => (path.startsWith('/cart') ? release : null),
        named: async () => null,
        doubt: () => undefined,
        instead: async () => ({ module: null, kept: true }),
        use: () => undefined,
      },
      { load, loadPreloaded: load, replace: load, releaseOf: () => release },
      [],
    ),
  })
  return { router, arrive: () => arrive(cart), loads: () => loads }
}

const turn = () => new Promise((resolve) => setTimeout(resolve))
const matched = ({ router }: ReturnType<typeof open>) => router.state.matches.at(-1)?.route.id

test('A module is brought by the first navigation to it', async () => {
  const page = open()
  const going = page.router.navigate('/cart')
  await turn()
  page.arrive()
  await going
  expect(matched(page)).toBe('module:cart.0')
})

test('A navigation interrupted while its module comes does not keep the next one from it', async () => {
  const page = open()
  const first = page.router.navigate('/cart')
  await turn()
  const second = page.router.navigate('/')
  page.arrive()
  await Promise.all([first, second])
  const third = page.router.navigate('/cart')
  await turn()
  page.arrive()
  await third
  expect(matched(page)).toBe('module:cart.0')
})

test('A module that is here is not asked for again', async () => {
  const page = open()
  const going = page.router.navigate('/cart')
  await turn()
  page.arrive()
  await going
  await page.router.navigate('/cart/nowhere')
  expect(page.loads()).toBe(1)
})
