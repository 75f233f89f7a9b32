import { expect, test } from 'vitest'
import { watchPages } from './visited-pages.ts'

const match = (path?: string, module?: string) => ({
  route: { ...(path !== undefined && { path }), ...(module && { handle: { module } }) },
})

function routerAt(matches: ReturnType<typeof match>[]) {
  const hear: (() => void)[] = []
  const router = { state: { matches }, subscribe: (each: () => void) => void hear.push(each) }
  return {
    router,
    go(next: ReturnType<typeof match>[]) {
      router.state = { matches: next }
      for (const each of hear) each()
    },
  }
}

test('A page is named by the pattern of its address, never by the address', () => {
  const { router } = routerAt([match(), match(undefined, 'catalog'), match('/products'), match(':slug')])
  expect(watchPages(router).at(10)).toEqual({ module: 'catalog', route: '/products/:slug' })
})

test('The page of a moment is the one that was shown then', () => {
  const { router, go } = routerAt([match(), match(undefined, 'catalog'), match('/')])
  const pages = watchPages(router)
  const before = performance.now()
  go([match(), match(undefined, 'cart'), match('cart')])
  expect(pages.at(before - 1)).toEqual({ module: 'catalog', route: '/' })
  expect(pages.at(performance.now() + 1)).toEqual({ module: 'cart', route: '/cart' })
})

test('A page of no module has no name', () => {
  expect(watchPages(routerAt([match(), match('*')]).router).at(0)).toBeNull()
})

test('The first page of a pattern is told once, also when it was shown before', () => {
  const product = [match(), match(undefined, 'catalog'), match('products/:slug')]
  const { router, go } = routerAt([match(), match(undefined, 'catalog'), match('/')])
  const pages = watchPages(router)
  let told = 0
  pages.once('/products/:slug', () => (told += 1))
  expect(told).toBe(0)
  go(product)
  go([...product])
  expect(told).toBe(1)
  pages.once('/products/:slug', () => (told += 10))
  expect(told).toBe(11)
})
