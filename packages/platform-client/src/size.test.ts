import { bundleSize } from '@galleria/platform-client/testing'
import { expect, test } from 'vitest'
import { bundle } from './testing/bundle.ts'

const size = (code: string, external: string[] = []) => bundleSize(code, import.meta.dirname, external)

test('The core alone stays below 8.2 kB, with every call of the cart page below 10 kB', async () => {
  const core = `export * from '@galleria/platform-client'`
  expect(await size(core)).toBeLessThanOrEqual(8_200)
  expect(await size(`${core}; export * from '@galleria/platform-client/cart'`)).toBeLessThanOrEqual(10_000)
})

test('The retry code is loaded only after a failure', async () => {
  const entries = { core: `export * from '@galleria/platform-client'`, ky: `export { default } from 'ky'` }
  const { core, ky } = await bundle(entries, { directory: import.meta.dirname })
  expect([core, ky].map((code) => code.includes('KyError'))).toEqual([false, true])
})

test('A page pays only for the resources whose calls it imports', async () => {
  const cart = `export { getCurrentCart } from '@galleria/platform-client/cart'`
  const products = `import '@galleria/platform-client/products'`
  const core = ['@galleria/platform-client']
  expect(await size(`${cart}; ${products}`, core)).toBe(await size(cart, core))
})
