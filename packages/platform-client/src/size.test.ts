import { bundleSize } from '@galleria/platform-client/testing'
import { expect, test } from 'vitest'

const bundle = (code: string, external: string[] = []) => bundleSize(code, import.meta.dirname, external)

test('the core with the calls of the cart page stays below 16 kB', async () => {
  const size = await bundle(
    `export * from '@galleria/platform-client'; export * from '@galleria/platform-client/cart'`,
  )
  expect(size).toBeLessThanOrEqual(16_000)
})

test('a page pays only for the resources whose calls it imports', async () => {
  const cart = `export { getCurrentCart } from '@galleria/platform-client/cart'`
  const products = `import '@galleria/platform-client/products'`
  const core = ['@galleria/platform-client']
  expect(await bundle(`${cart}; ${products}`, core)).toBe(await bundle(cart, core))
})
