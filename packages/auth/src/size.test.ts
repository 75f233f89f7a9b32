import { bundleSize } from '@galleria/platform-client/testing'
import { expect, test } from 'vitest'

test('the whole package, with the calls it makes, stays below 6,000 bytes', async () => {
  const code = `export * from '@galleria/auth'; export * from '@galleria/auth/react'`
  const size = await bundleSize(code, import.meta.dirname, ['react', /^@galleria\/platform-client$/])
  expect(size).toBeLessThanOrEqual(6000)
})
