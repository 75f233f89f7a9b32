import { ensureToolchain } from './bootstrap.mjs'

await ensureToolchain('test')
const { test } = await import('./test/test.ts')
process.exitCode = await test(process.argv.slice(2))
