import { ensureToolchain } from './bootstrap.mjs'

await ensureToolchain('dev')
const { dev } = await import('./dev/dev.ts')
process.exitCode = await dev(process.argv.slice(2))
