import { bundleSize } from '@galleria/platform-client/testing'
import { expect, test } from 'vitest'

const ours = ['react', /^@galleria\/platform-client/]
const entries = `export * from '@galleria/auth'; export * from '@galleria/auth/react'`

test('The whole package, the part that loads late included, stays below 6,000 bytes', async () => {
  const code = `${entries}; export * from './src/sign-in.ts'; export * from './src/ask-token-handler.ts'`
  expect(await bundleSize(code, `${import.meta.dirname}/..`, ours)).toBeLessThanOrEqual(6000)
})

test('The part that every page loads, stays below 3,350 bytes', async () => {
  const size = await bundleSize(entries, import.meta.dirname, ['react', /^@galleria\/platform-client$/])
  expect(size).toBeLessThanOrEqual(3350)
})

test('The package is smaller than the plain OAuth client of the field, which keeps no session and renews nothing', async () => {
  const theirs = await bundleSize(`export * from 'oauth4webapi'`, `${import.meta.dirname}/..`, [])
  // Published: 12.8 kB brotli.
  expect(theirs).toBeGreaterThan(10_000)
  const code = `${entries}; export * from './src/sign-in.ts'; export * from './src/ask-token-handler.ts'`
  expect(await bundleSize(code, `${import.meta.dirname}/..`, ours)).toBeLessThan(theirs / 2)
})
